import { useState } from "react";
import { fullName } from "#people/rules.ts";
import { formatDay, formatTime, say } from "#platform/texts.ts";
import { Button } from "#platform/ui/Button.tsx";
import type { Report } from "../../contract.ts";
import type { ReportWords } from "../../rules/words.ts";
import { ReportSection } from "./ReportSection.tsx";
import styles from "../report.module.css";

const first = 5;
const two = (number: number) => String(number).padStart(2, "0");
const dayOf = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** Shown to the person evaluated only: every opening by another reader is listed. */
export function Openings({ id, report, words }: { id: string; report: Report; words: ReportWords }) {
  const { openings: texts, more } = words.texts;
  const { openings } = report;
  const [unfolded, setUnfolded] = useState(false);
  return (
    <ReportSection id={id} title={texts.title} intro={openings.length > 0 ? texts.intro : texts.none}>
      <ul className={styles.openings}>
        {(unfolded ? openings : openings.slice(0, first)).map(({ person, openedAt }) => {
          const at = new Date(openedAt);
          return (
            <li key={`${person.id} ${openedAt}`}>
              {say(words.language, texts.at, {
                name: fullName(person),
                date: formatDay(words.language, dayOf(at)),
                time: formatTime(words.language, at),
              })}
            </li>
          );
        })}
      </ul>
      {!unfolded && openings.length > first && <Button onClick={() => setUnfolded(true)}>{more}</Button>}
    </ReportSection>
  );
}
