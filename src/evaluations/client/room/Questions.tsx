import { useState } from "react";
import type { Evaluation, EvaluationQuestion } from "#evaluations/contract/evaluation.ts";
import { listAskedQuestions, listAskedTypes } from "#evaluations/rules/questionnaire.ts";
import { whyNotEditQuestions } from "#evaluations/rules/status.ts";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Button, LinkButton } from "#platform/ui/actions/Button.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { later } from "#platform/ui/later.ts";
import { Section } from "#platform/ui/page/Section.tsx";
import type { RatedDimension } from "#weights/vocabulary.ts";
import { useTotalWords } from "../wizard/questions/Total.tsx";
import { TranslatedText } from "../TranslatedText.tsx";
import styles from "./room.module.css";
import { useUnplan } from "./useUnplan.ts";

const DuplicateDialog = later(async () => (await import("./DuplicateDialog.tsx")).DuplicateDialog);

/** The questions by skill, then values and objectives. */
export function Questions({ evaluation }: { evaluation: Evaluation }) {
  const texts = useTexts("evaluations");
  const room = useTexts("room");
  const { questions } = room;
  const describeTotal = useTotalWords();
  const [isDuplicating, setIsDuplicating] = useState(false);
  const unplan = useUnplan(evaluation);
  const closed = whyNotEditQuestions(evaluation.status);
  const isPlanned = closed === "already_planned";
  const isAsked = (dimension: RatedDimension) => evaluation.selectedDimensions.includes(dimension);
  if (listAskedTypes(evaluation).length === 0) return <EmptyState title={questions.empty} />;
  return (
    <Section
      title={describeTotal(listAskedTypes(evaluation))}
      intro={isPlanned ? questions.planned : closed ? questions.frozen : questions.draft}
      action={
        evaluation.rights.manage &&
        (isPlanned ? (
          <Button size="small" busy={unplan.busy} onClick={() => void unplan.run()}>
            {room.modify}
          </Button>
        ) : closed === null ? (
          <LinkButton size="small" to={paths.editEvaluation(evaluation.id, { step: "2" })}>
            {questions.modify}
          </LinkButton>
        ) : (
          <Button size="small" onClick={() => setIsDuplicating(true)}>
            {room.copies.action}
          </Button>
        ))
      }
    >
      <DuplicateDialog open={isDuplicating} evaluation={evaluation} onClose={() => setIsDuplicating(false)} />
      {groupBySkill(listAskedQuestions(evaluation)).map(([first, ...others]) => (
        <div key={first.skill.id} className={styles.group}>
          <h3>
            <TranslatedText text={first.skill.name} />
          </h3>
          <ul className={styles.questions}>
            {[first, ...others].map(({ id, text }) => (
              <li key={id}>
                <TranslatedText text={text} tag />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {isAsked("values") && evaluation.values.length > 0 && (
        <div className={styles.group}>
          <h3>{texts.dimensions.values}</h3>
          <ul className={styles.questions}>
            {evaluation.values.map(({ id, question }) => (
              <li key={id}>
                <TranslatedText text={question} tag />
              </li>
            ))}
          </ul>
        </div>
      )}
      {isAsked("objectives") && evaluation.objectives.length > 0 && (
        <div className={styles.group}>
          <h3>{texts.dimensions.objectives}</h3>
          <ul className={styles.questions}>
            {evaluation.objectives.map(({ id, nameFr, nameEn }) => (
              <li key={id}>
                <TranslatedText text={{ fr: nameFr, en: nameEn }} tag />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

type Group = [EvaluationQuestion, ...EvaluationQuestion[]];

function groupBySkill(questions: readonly EvaluationQuestion[]): Group[] {
  const groups = new Map<string, Group>();
  for (const question of questions) {
    const group = groups.get(question.skill.id);
    if (group) group.push(question);
    else groups.set(question.skill.id, [question]);
  }
  return [...groups.values()];
}
