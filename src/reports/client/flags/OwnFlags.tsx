import { useTexts } from "#platform/client/language.tsx";
import { say } from "#platform/texts.ts";
import type { Report } from "../../contract.ts";
import { formatPlaceTitle } from "../../rules/sections.ts";
import type { ReportWords } from "../../rules/words.ts";
import { GroupMark } from "../parts/GroupMark.tsx";
import styles from "./flags.module.css";

/** Lists, for the person evaluated, the place of each comment that they flagged, and its status. */
export function OwnFlags({ report, words }: { report: Report; words: ReportWords }) {
  const { own: t } = useTexts("flags");
  const { own } = report.flags;
  if (own.length === 0) return null;
  return (
    <div className={`${styles.commented} ${styles.own}`}>
      <h3>{t.title}</h3>
      <ul className={styles.writings}>
        {own.map(({ id, place, group, status, answer }) => {
          const title = formatPlaceTitle(report.snapshot, place, words);
          return (
            <li key={id}>
              <span lang={title.lang}>{title.text}</span>
              <p>
                <GroupMark group={group} />
                {words.group(group)}
              </p>
              <span>{say(words.language, t[status], { answer: answer ?? "" })}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
