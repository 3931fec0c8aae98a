import { useTexts } from "#platform/client/language.tsx";
import type { WaitingNomination } from "#nominations/contract.ts";
import { toKey, Line } from "../home/ToDo.tsx";
import shared from "../home/rows.module.css";
import styles from "../dashboards.module.css";

/** The proposals that the reader has to make or to decide; an evaluation waits for each. */
export function Proposals({ nominations }: { nominations: readonly WaitingNomination[] }) {
  const texts = useTexts("mine");
  if (nominations.length === 0) return null;
  return (
    <div className={styles.proposals}>
      <ul className={shared.card} aria-label={texts.proposals}>
        {nominations.map((about) => {
          const waiting = { kind: about.isMine ? "propose" : "decide", about } as const;
          return <Line key={toKey(waiting)} waiting={waiting} />;
        })}
      </ul>
    </div>
  );
}
