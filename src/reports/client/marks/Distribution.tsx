import type { ItemResult } from "#disclosure/contract.ts";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import { placeOnAxis } from "#platform/ui/charts/DotPlot.tsx";
import { getMarkColour } from "#platform/ui/charts/Mark.tsx";
import type { CountTable } from "../../rules/counts.ts";
import { levels } from "../../rules/presentation.ts";
import { Explained } from "../parts/Explained.tsx";
import { GroupMark, markByLane } from "../parts/GroupMark.tsx";
import styles from "./strips.module.css";

const tallest = 18;

/** How many people chose each level: bars under the axis of their question, each with its number. */
export const Distribution = ({ item, group, caption, rows }: CountTable & { item: ItemResult }) => (
  <div className={styles.counts}>
    <Explained figure={{ kind: "counts", item, group }}>
      <VisuallyHidden>{caption}</VisuallyHidden>
      <span aria-hidden="true" className={styles.distribution}>
        <span className={styles.whose}>
          <GroupMark group={group} />
        </span>
        {rows.map(({ key, people, share }) => (
          <span
            key={key}
            className={styles.level}
            style={{ insetInlineStart: placeOnAxis(Number(key), levels) }}
          >
            {people}
            <span
              className={styles.bar}
              style={{ height: Math.round(share * tallest), background: getMarkColour(markByLane[group]) }}
            />
          </span>
        ))}
      </span>
    </Explained>
    <ul className="for-screen-readers" aria-label={caption}>
      {rows.map(({ key, label, count }) => (
        <li key={key}>
          {label} · {count}
        </li>
      ))}
    </ul>
  </div>
);
