import { useTexts } from "#platform/client/language.tsx";
import { useLate } from "#platform/client/useLate.ts";
import styles from "./answer.module.css";

const options = ["a", "b", "c", "d", "e"] as const;

/** Nothing for the first 150 ms, then the shape of the question to come (same heights, so nothing jumps). */
export function AnswerSkeleton() {
  const { status } = useTexts("platform");
  const shown = useLate();
  return (
    <main id="contenu" className={styles["page"]} aria-busy="true">
      <output className="for-screen-readers">{shown ? status.loading : ""}</output>
      {shown && (
        <div aria-hidden="true" className={styles["skeleton"]}>
          <span className={styles["skeletonKicker"]} />
          <span className={styles["skeletonTitle"]} />
          {options.map((option) => (
            <span key={option} className={styles["skeletonOption"]} />
          ))}
        </div>
      )}
    </main>
  );
}
