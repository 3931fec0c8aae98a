import type { Snapshot } from "#disclosure/contract.ts";
import { say } from "#platform/texts.ts";
import { openSkill } from "./openSkill.ts";
import { ReportSection } from "./ReportSection.tsx";
import { TagBadge } from "./TagBadge.tsx";
import type { ReportWords } from "../useReportWords.ts";
import styles from "../report.module.css";

/** At most three points, one of them at most to explore; each leads to its skill. */
export function Essentials({ id, snapshot, words }: { id: string; snapshot: Snapshot; words: ReportWords }) {
  const { essentials } = words.texts;
  const points = snapshot.highlights.flatMap(({ kind, skillId }) => {
    const skill = snapshot.skills.find((each) => each.id === skillId);
    return skill ? [{ kind, skill }] : [];
  });
  const number = points.length === 2 ? essentials.numbers.two : essentials.numbers.three;
  return (
    <ReportSection
      id={id}
      title={say(words.language, essentials.title, { count: points.length, number })}
      intro={essentials.intro}
    >
      <ul className={styles.points}>
        {points.map(({ kind, skill }) => (
          <li key={skill.id} className={styles.point}>
            <TagBadge tag={kind} />
            <h3>
              <a href={`#skill-${skill.id}`} onClick={(event) => openSkill(event, skill.id)}>
                {words.nameOf(skill.name)}
              </a>
            </h3>
            <p>{words.point(skill, kind)}</p>
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}
