import { useTexts } from "#platform/client/language.tsx";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import styles from "./report.module.css";

/** The shape of a report: its header, three points, six rows. */
export function ReportSkeleton({ isShown }: { isShown: boolean }) {
  const { status } = useTexts("platform");
  return (
    <div aria-busy="true" className={styles.skeleton} data-shown={isShown}>
      <output>{isShown && <VisuallyHidden>{status.loading}</VisuallyHidden>}</output>
      <div aria-hidden="true" className={styles.skeletonTitle} />
      <div aria-hidden="true" className={styles.skeletonPoints}>
        {[1, 2, 3].map((card) => (
          <div key={card} className={styles.skeletonCard} />
        ))}
      </div>
      <div aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <div key={row} className={styles.skeletonRow} />
        ))}
      </div>
    </div>
  );
}
