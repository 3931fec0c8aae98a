import type { ItemResult, SkillResult } from "#disclosure/contract.ts";
import type { Report } from "../../contract.ts";
import { listPooledWritings, listRemainingItems } from "../../rules/presentation.ts";
import type { ReportWords } from "../../rules/words.ts";
import { MeanText } from "./CellText.tsx";
import { GroupMark } from "./GroupMark.tsx";
import { ItemDetail } from "./ItemDetail.tsx";
import { TagBadge } from "./TagBadge.tsx";
import { Writings } from "./Writings.tsx";
import styles from "../report.module.css";

interface SkillDetailsProps {
  report: Report;
  words: ReportWords;
}

/** Each skill opens on its questions. */
export function SkillDetails({ report, words }: SkillDetailsProps) {
  const { snapshot } = report;
  const { skills: texts } = words.texts;
  const rest = listRemainingItems(snapshot);
  const listItems = (skill: SkillResult) => snapshot.items.filter(({ skillId }) => skillId === skill.id);
  const list = (items: readonly ItemResult[]) => (
    <div className={styles.items}>
      {items.map((item) => (
        <ItemDetail key={item.position} item={item} report={report} words={words} />
      ))}
    </div>
  );
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
          {list(listItems(skill))}
          <PooledComments skill={skill} words={words} />
        </details>
      ))}
      {rest.length > 0 && (
        <details className={styles.details}>
          <summary>
            <h3 className={styles.otherName}>{texts.other}</h3>
          </summary>
          {list(rest)}
        </details>
      )}
    </div>
  );
}

/** What was written under questions of the skill that too few people answered. */
function PooledComments({ skill, words }: { skill: SkillResult; words: ReportWords }) {
  const writings = listPooledWritings(skill);
  if (writings.length === 0) return null;
  const { pooled } = words.texts.comments;
  return (
    <article className={`${styles.item} ${styles.noPdf}`}>
      <h4>{pooled.skill}</h4>
      <p className={styles.small}>{pooled.why}</p>
      <Writings writings={writings} words={words} />
    </article>
  );
}
