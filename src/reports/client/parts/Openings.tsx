import { useState } from "react";
import { fullName } from "#people/rules/names.ts";
import { formatDay, formatTime, say } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import type { Report } from "../../contract.ts";
import { groupOpenings } from "../../rules/openings.ts";
import type { ReportWords } from "../../rules/words.ts";
import { ReportSection } from "./ReportSection.tsx";
import styles from "./method.module.css";

const initialCount = 5;

/** Shown to the person evaluated only: one line for each other reader, which unfolds their openings. */
export function Openings({ id, report, words }: { id: string; report: Report; words: ReportWords }) {
  const { openings: texts, more } = words.texts;
  const people = groupOpenings(report.openings);
  const [unfolded, setUnfolded] = useState(false);
  const moment = ({ openedOn, openedAt }: Report["openings"][number], style: "long" | "short") => {
    const date = formatDay(words.language, openedOn, style);
    if (openedAt === null) return date;
    return say(words.language, texts.moment, { date, time: formatTime(words.language, new Date(openedAt)) });
  };
  return (
    <ReportSection
      id={id}
      title={texts.title}
      inside={people.length > 0 ? say(words.language, texts.inside, { count: people.length }) : undefined}
      intro={people.length > 0 ? texts.intro : texts.none}
    >
      <ul className={styles.openings}>
        {(unfolded ? people : people.slice(0, initialCount)).map((openings) => {
          const [last] = openings;
          const name = fullName(last.person);
          return (
            <li key={last.person.id}>
              {openings.length === 1 ? (
                say(words.language, texts.once, { name, moment: moment(last, "long") })
              ) : (
                <details>
                  <summary>
                    {say(words.language, texts.times, {
                      name,
                      count: openings.length,
                      moment: moment(last, "short"),
                    })}
                  </summary>
                  <ul>
                    {openings.map((opening, index) => (
                      // oxlint-disable-next-line react/no-array-index-key -- the list does not change between two renders
                      <li key={index}>
                        {say(words.language, texts.each, { moment: moment(opening, "long") })}
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          );
        })}
      </ul>
      {!unfolded && people.length > initialCount && <Button onClick={() => setUnfolded(true)}>{more}</Button>}
    </ReportSection>
  );
}
