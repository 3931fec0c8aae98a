import { useEffect, useState } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { VisuallyHidden } from "#platform/ui/VisuallyHidden.tsx";
import styles from "./report.module.css";

/** The shape of a report: its header, three points, six rows; after 150 ms. */
export function ReportSkeleton() {
  const { status } = useTexts("platform");
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true" className={styles.skeleton} data-shown={shown}>
      <output>{shown && <VisuallyHidden>{status.loading}</VisuallyHidden>}</output>
      <div aria-hidden="true" className={styles.skeletonTitle} />
      <div aria-hidden="true" className={styles.points}>
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
