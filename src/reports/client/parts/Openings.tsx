import { useState } from "react";
import { fullName } from "#people/rules.ts";
import { formatDay, formatTime, say } from "#platform/texts.ts";
import { Button } from "#platform/ui/Button.tsx";
import type { Report } from "../../contract.ts";
import type { ReportWords } from "../../rules/words.ts";
import { ReportSection } from "./ReportSection.tsx";
import styles from "../report.module.css";

const first = 5;

/** Shown to the person evaluated only: every opening by another reader is listed. */
export function Openings({ id, report, words }: { id: string; report: Report; words: ReportWords }) {
  const { openings: texts, more } = words.texts;
  const { openings } = report;
  const [unfolded, setUnfolded] = useState(false);
  return (
    <ReportSection id={id} title={texts.title} intro={openings.length > 0 ? texts.intro : texts.none}>
      <ul className={styles.openings}>
        {(unfolded ? openings : openings.slice(0, first)).map(({ person, openedOn, openedAt }, index) => {
          const opening = { name: fullName(person), date: formatDay(words.language, openedOn) };
          return (
            // oxlint-disable-next-line react/no-array-index-key -- nobody opens between two renders
            <li key={index}>
              {openedAt === null
                ? say(words.language, texts.on, opening)
                : say(words.language, texts.at, {
                    ...opening,
                    time: formatTime(words.language, new Date(openedAt)),
                  })}
            </li>
          );
        })}
      </ul>
      {!unfolded && openings.length > first && <Button onClick={() => setUnfolded(true)}>{more}</Button>}
    </ReportSection>
  );
}
