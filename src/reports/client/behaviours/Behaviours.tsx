import { translated } from "#platform/texts.ts";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import type { Report } from "../../contract.ts";
import { type BehaviourList, describeBehaviours } from "../../rules/behaviourWords.ts";
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
  const { title, inside, intro, viewpoints, lists, isMarked } = describeBehaviours(report, words);
  return (
    <ReportSection id={id} title={title} inside={inside} intro={intro}>
      <ul className={styles.viewpoints}>
        {viewpoints.map(({ viewpoint, words: said }) => (
          <li key={viewpoint}>
            <LaneMark name={viewpoint} />
            {said}
          </li>
        ))}
      </ul>
      <div className={styles.sets}>
        {lists.map((list) => (
          <div key={list.end} className={styles[list.end]}>
            <h3>{list.title}</h3>
            <Questions list={list} isMarked={isMarked} words={words} />
            {list.notes.map((note) => (
              <p key={note.words}>
                {isMarked && note.viewpoint && <LaneMark name={note.viewpoint} />}
                {note.words}
              </p>
            ))}
          </div>
        ))}
      </div>
    </ReportSection>
  );
}

interface QuestionsProps {
  list: BehaviourList;
  isMarked: boolean;
  words: ReportWords;
}

const Questions = ({ list, isMarked, words }: QuestionsProps) => (
  <ul>
    {list.rows.map(({ found: { item }, skill, figures }) => {
      const { text, lang } = translated(words.language, item.text);
      return (
        <li key={item.position}>
          <span>
            <span lang={lang}>{text}</span>
            {skill && <small>{skill}</small>}
          </span>
          <span className={styles.figures}>
            {figures.map((figure) => (
              <span key={figure.viewpoint}>
                {isMarked && (
                  <>
                    <LaneMark name={figure.viewpoint} />
                    <VisuallyHidden>{figure.label}</VisuallyHidden>
                  </>
                )}
                <OneLine short={figure.short}>{figure.text}</OneLine>
              </span>
            ))}
          </span>
        </li>
      );
    })}
  </ul>
);
