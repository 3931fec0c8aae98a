import type { SkillResult } from "#disclosure/contract.ts";
import { DotPlot } from "#platform/ui/charts/DotPlot.tsx";
import { tooltip } from "#platform/ui/tooltip/tooltip.ts";
import type { Report } from "../../contract.ts";
import { describeFoundation } from "../../rules/foundation.ts";
import { computeDistance, levels, toChartValue } from "../../rules/presentation.ts";
import { findQuotedWords, type QuotedWords } from "../../rules/quotes.ts";
import { formatEssentialsTitle, listPoints, type Point } from "../../rules/sections.ts";
import type { ReportWords } from "../../rules/words.ts";
import { markByLane } from "../parts/GroupMark.tsx";
import { openSkill } from "../parts/openSkill.ts";
import { ReportSection } from "../parts/ReportSection.tsx";
import { TagBadge } from "../parts/TagBadge.tsx";
import { useFolding } from "../useFolding.ts";
import { Quote } from "./Quote.tsx";
import styles from "./essentials.module.css";

/** At most three points, one of them at most to explore, each with a quote where one was drawn; then how sure it is, and the next step. */
export function Essentials({ id, report, words }: { id: string; report: Report; words: ReportWords }) {
  const points = listPoints(report.snapshot);
  const { sections } = report.layout;
  const { goTo } = useFolding();
  return (
    <ReportSection id={id} title={formatEssentialsTitle(points.length, words)}>
      <ul className={styles.points}>
        {points.map((point) => (
          <KeyPoint
            key={point.skill.id}
            point={point}
            isDetailed={sections.includes("views")}
            quoted={findQuotedWords(report.snapshot, { skillId: point.skill.id, ...point })}
            words={words}
          />
        ))}
      </ul>
      <div className={styles.end}>
        <p className={styles.foundation}>{describeFoundation(report, words)}</p>
        {sections.includes("conversation") && (
          <a
            href="#conversation"
            className={styles.next}
            onClick={(event) => {
              event.preventDefault();
              goTo("conversation");
            }}
          >
            {words.texts.essentials.next}
            <span aria-hidden="true">{"\u00A0›"}</span>
          </a>
        )}
      </div>
    </ReportSection>
  );
}

interface KeyPointProps {
  point: Point;
  /** The skill can be opened among the views. */
  isDetailed: boolean;
  /** A paragraph about the skill, drawn at random. */
  quoted: QuotedWords | null;
  words: ReportWords;
}

function KeyPoint({ point: { kind, skill }, isDetailed, quoted, words }: KeyPointProps) {
  const name = words.translateName(skill.name);
  const about = tooltip(words.approximate(skill.others));
  return (
    <li className={`${styles.point} ${styles[kind]}`}>
      <TagBadge tag={kind} mostlyManager={skill.mostlyManager} />
      <h3>
        {isDetailed ? (
          <a href={`#skill-${skill.id}`} onClick={(event) => openSkill(event, skill.id)} {...about}>
            {name}
          </a>
        ) : (
          name
        )}
      </h3>
      <TwoViews skill={skill} />
      <p {...about}>{words.point(skill, kind)}</p>
      {quoted && <Quote quoted={quoted} about={name} words={words} />}
    </li>
  );
}

/** The person and the others on the axis: silent, the sentence says the same. */
const TwoViews = ({ skill }: { skill: SkillResult }) => {
  const [only, ...more] = skill.othersOf;
  const others = only === undefined || more.length > 0 ? "others" : only;
  return (
    <div className={styles.views} aria-hidden="true">
      <span>{levels.from}</span>
      <DotPlot
        height={28}
        axis={levels}
        dots={[
          { mark: markByLane.self, value: toChartValue(skill.cells.self) },
          { mark: markByLane[others], value: toChartValue(skill.others) },
        ]}
        distance={computeDistance(skill)}
      />
      <span>{levels.to}</span>
    </div>
  );
};
