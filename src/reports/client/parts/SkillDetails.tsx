import type { Report } from "../../contract.ts";
import { listRemainingItems } from "../../rules/presentation.ts";
import type { ReportWords } from "../../rules/words.ts";
import { OtherQuestionsInPlace, SkillInPlace } from "../skill/SkillInPlace.tsx";
import { MeanText } from "./CellText.tsx";
import { GroupMark } from "./GroupMark.tsx";
import { TagBadge } from "./TagBadge.tsx";
import type { WritingsProps } from "./Writings.tsx";
import styles from "../report.module.css";

interface SkillDetailsProps {
  report: Report;
  words: ReportWords;
  beside?: WritingsProps["beside"];
}

/** Each skill opens on its questions. */
export function SkillDetails({ report, words, beside }: SkillDetailsProps) {
  const { snapshot } = report;
  const { skills: texts } = words.texts;
  const rest = listRemainingItems(snapshot);
  return (
    <div className={styles.accordion}>
      {snapshot.skills.map((skill) => (
        <details key={skill.id} id={`skill-${skill.id}`} className={styles.details}>
          <summary>
            <span className={styles.skillName}>
              <h3>{words.translateName(skill.name)}</h3>
              {skill.tag && <TagBadge tag={skill.tag} mostlyManager={skill.mostlyManager} />}
            </span>
            <span className={styles.cells}>
              {snapshot.groups.map(({ group }) => (
                <span key={group}>
                  <GroupMark group={group} />
                  <span className={styles.cellName}>{words.group(group)}</span>
                  <MeanText of={skill} group={group} words={words} />
                </span>
              ))}
            </span>
          </summary>
          <SkillInPlace skill={skill} report={report} words={words} beside={beside} />
        </details>
      ))}
      {rest.length > 0 && (
        <details className={styles.details}>
          <summary>
            <h3 className={styles.otherName}>{texts.other}</h3>
          </summary>
          <OtherQuestionsInPlace report={report} words={words} beside={beside} />
        </details>
      )}
    </div>
  );
}
