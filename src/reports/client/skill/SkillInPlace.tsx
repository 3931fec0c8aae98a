import type { ItemResult, SkillResult } from "#disclosure/contract.ts";
import type { Report } from "../../contract.ts";
import { listRemainingItems, listWritings, type Writing } from "../../rules/presentation.ts";
import { groupByGroup, listSkillComments } from "../../rules/skillComments.ts";
import type { ReportWords } from "../../rules/words.ts";
import { CommentGroups } from "../comments/CommentGroups.tsx";
import type { WritingsProps } from "../parts/Writings.tsx";
import { QuestionTable } from "./QuestionTable.tsx";
import styles from "./skill.module.css";

interface PlaceProps {
  open: boolean;
  report: Report;
  words: ReportWords;
  /** Renders, beside a comment, what the reader can do with it. */
  beside?: WritingsProps["beside"];
}

/** What opens under the row of a skill: its questions, and what was written about it. */
export const SkillInPlace = ({ skill, ...props }: PlaceProps & { skill: SkillResult }) => (
  <InPlace
    name={props.words.translateName(skill.name)}
    items={props.report.snapshot.items.filter(({ skillId }) => skillId === skill.id)}
    writings={listSkillComments(props.report.snapshot, skill.id)}
    {...props}
  />
);

/** The same of the questions that stand under no skill and in no other section. */
export function OtherQuestions(props: PlaceProps) {
  const items = listRemainingItems(props.report.snapshot);
  const name = props.words.texts.skills.other;
  return (
    <details className={styles.other}>
      <summary>{name}</summary>
      <InPlace name={name} items={items} writings={items.flatMap(listWritings)} {...props} />
    </details>
  );
}

interface InPlaceProps extends PlaceProps {
  name: string;
  items: readonly ItemResult[];
  writings: readonly Writing[];
}

function InPlace({ name, items, writings, report, words, beside }: InPlaceProps) {
  const { skills: texts, comments } = words.texts;
  const groups = groupByGroup(writings, report.snapshot, words);
  const isPooled = writings.some(({ place }) => !place.item);
  return (
    <div className={styles.place}>
      {items.length > 0 && (
        <div className={styles.questions}>
          <QuestionTable caption={name} items={items} report={report} words={words} />
        </div>
      )}
      {writings.length > 0 && (
        // Printed once, in the section of comments.
        <aside className={styles.beside} aria-label={`${texts.comments} · ${name}`}>
          <CommentGroups groups={groups} words={words} beside={beside} />
          {isPooled && <p className={styles.quiet}>{comments.pooled.why}</p>}
        </aside>
      )}
    </div>
  );
}
