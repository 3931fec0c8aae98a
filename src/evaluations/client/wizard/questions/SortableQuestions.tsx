import { IconTrash } from "@tabler/icons-react";
import { useLayoutEffect, useRef } from "react";
import type { Evaluation, EvaluationQuestion } from "#evaluations/contract/evaluation.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { IconButton } from "#platform/ui/actions/Button.tsx";
import { SortableList } from "#platform/ui/sortable/SortableList.tsx";
import { TranslatedText } from "../../TranslatedText.tsx";
import { QuestionLine } from "./QuestionLine.tsx";
import { useReorder } from "./useReorder.ts";
import styles from "./questions.module.css";

interface SortableQuestionsProps {
  evaluation: Evaluation;
  onEdit: (question: EvaluationQuestion) => void;
  onRemoveSkill: (skill: EvaluationQuestion["skill"]) => void;
}

/** One list for the order, cut where the skill changes: dragged, moved by keys, or moved by buttons. */
export function SortableQuestions({ evaluation, onEdit, onRemoveSkill }: SortableQuestionsProps) {
  const { skills } = useTexts("wizard");
  const say = useSay();
  const { language } = useLanguage();
  const reorder = useReorder(evaluation);
  const { questions } = evaluation;

  // A question that changes skill changes list: the control that moved it gets the focus back.
  const focusNext = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!focusNext.current) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  }, [questions]);

  return (
    <SortableList
      ids={questions.map(({ id }) => id)}
      words={skills}
      onMove={(id, to) => {
        focusNext.current = `handle-${id}`;
        void reorder(id, to);
      }}
    >
      {groupBySkill(questions).map(({ skill, start, questions: run }) => (
        <div key={`${skill.id}-${start}`} className={styles.run}>
          <div className={styles.skill}>
            <h3 className={styles.skillName}>
              <TranslatedText text={skill.name} />
            </h3>
            <IconButton
              label={say(skills.removeSkillNamed, { name: translated(language, skill.name).text })}
              icon={<IconTrash size={20} aria-hidden="true" />}
              onClick={() => onRemoveSkill(skill)}
            />
          </div>
          <ol start={start + 1} className={styles.questions}>
            {run.map((question, index) => (
              <QuestionLine
                key={question.id}
                evaluationId={evaluation.id}
                question={question}
                position={start + index + 1}
                total={questions.length}
                onEdit={() => onEdit(question)}
                onMove={(by, control) => {
                  focusNext.current = control;
                  void reorder(question.id, start + index + by);
                }}
              />
            ))}
          </ol>
        </div>
      ))}
    </SortableList>
  );
}

/** Neighbours of the same skill stand together. */
function groupBySkill(questions: readonly EvaluationQuestion[]) {
  const runs: { skill: EvaluationQuestion["skill"]; start: number; questions: EvaluationQuestion[] }[] = [];
  questions.forEach((question, start) => {
    const run = runs.at(-1);
    if (run?.skill.id === question.skill.id) run.questions.push(question);
    else runs.push({ skill: question.skill, start, questions: [question] });
  });
  return runs;
}
