import type { Snapshot } from "#disclosure/contract.ts";
import { tooltip } from "#platform/ui/tooltip/tooltip.ts";
import { openSkill } from "./openSkill.ts";
import { ReportSection } from "./ReportSection.tsx";
import { TagBadge } from "./TagBadge.tsx";
import { formatEssentialsTitle, listPoints } from "../../rules/sections.ts";
import type { ReportWords } from "../../rules/words.ts";
import styles from "../report.module.css";

/** At most three points, one of them at most to explore; each leads to its skill. */
export function Essentials({ id, snapshot, words }: { id: string; snapshot: Snapshot; words: ReportWords }) {
  const { essentials } = words.texts;
  const points = listPoints(snapshot);
  return (
    <ReportSection id={id} title={formatEssentialsTitle(points.length, words)} intro={essentials.intro}>
      <ul className={styles.points}>
        {points.map(({ kind, skill }) => (
          <li key={skill.id} className={styles.point}>
            <TagBadge tag={kind} mostlyManager={skill.mostlyManager} />
            <h3>
              <a
                href={`#skill-${skill.id}`}
                onClick={(event) => openSkill(event, skill.id)}
                {...tooltip(words.approximate(skill.others))}
              >
                {words.translateName(skill.name)}
              </a>
            </h3>
            <p {...tooltip(words.approximate(skill.others))}>{words.point(skill, kind)}</p>
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}
