import { translated } from "#platform/texts.ts";
import type { Report } from "../../contract.ts";
import { listBehaviours, type Behaviours as Found, type BehaviourSet } from "../../rules/behaviours.ts";
import {
  describeBehaviourSet,
  describeViewpoint,
  describeViewpoints,
  selectBehaviourCell,
} from "../../rules/behaviourWords.ts";
import { sayShortCell } from "../../rules/compact.ts";
import type { ReportWords } from "../../rules/words.ts";
import { LaneMark } from "../parts/GroupMark.tsx";
import { OneLine } from "../parts/OneLine.tsx";
import { ReportSection } from "../parts/ReportSection.tsx";
import styles from "./behaviours.module.css";

interface BehavioursProps {
  id: string;
  report: Report;
  words: ReportWords;
}

/** The questions that stand highest and lowest, where the figures prove it. */
export function Behaviours({ id, report, words }: BehavioursProps) {
  const { behaviours: texts } = words.texts;
  const behaviours = listBehaviours(report.snapshot);
  return (
    <ReportSection
      id={id}
      title={texts.title}
      inside={describeViewpoints(behaviours, words)}
      intro={texts.intro}
    >
      {behaviours.map((found) => (
        <section key={found.viewpoint} className={styles.viewpoint}>
          <h3>
            <LaneMark name={found.viewpoint} />
            {describeViewpoint(found, words)}
          </h3>
          <div className={styles.sets}>
            <Proven end="highest" found={found} report={report} words={words} />
            <Proven end="lowest" found={found} report={report} words={words} />
          </div>
        </section>
      ))}
    </ReportSection>
  );
}

interface ProvenProps {
  end: "highest" | "lowest";
  found: Found;
  report: Report;
  words: ReportWords;
}

function Proven({ end, found, report, words }: ProvenProps) {
  const { [end]: set } = found;
  if (!set) return null;
  return (
    <div className={styles[end]}>
      <h4>{describeBehaviourSet(end, set, words)}</h4>
      <Questions set={set} found={found} report={report} words={words} />
    </div>
  );
}

const Questions = ({ set, found, report, words }: Omit<ProvenProps, "end"> & { set: BehaviourSet }) => (
  <ul>
    {set.items.map((item) => {
      const { text, lang } = translated(words.language, item.text);
      const skill = report.snapshot.skills.find(({ id }) => id === item.skillId);
      const cell = selectBehaviourCell(item, found.viewpoint);
      return (
        <li key={item.position}>
          <span>
            <span lang={lang}>{text}</span>
            {skill && <small>{words.translateName(skill.name)}</small>}
          </span>
          <span className={styles.figure}>
            <OneLine short={sayShortCell(words, cell)}>{words.cell(cell, "peer")}</OneLine>
          </span>
        </li>
      );
    })}
  </ul>
);
