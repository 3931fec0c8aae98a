import { IconPencilPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { Evaluation, EvaluationQuestion } from "#evaluations/contract/evaluation.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { Section } from "#platform/ui/page/Section.tsx";
import { evaluationsApi } from "../../queries.ts";
import { useChange } from "../../useChange.ts";
import { QuestionDialog } from "./QuestionDialog.tsx";
import { SortableQuestions } from "./SortableQuestions.tsx";

type Skill = EvaluationQuestion["skill"];

/** The questions about skills, in their order. */
export function Questionnaire({ evaluation }: { evaluation: Evaluation }) {
  const { skills } = useTexts("wizard");
  const say = useSay();
  const { language } = useLanguage();
  const { change, busy } = useChange();
  const [written, setWritten] = useState<EvaluationQuestion | "new" | null>(null);
  const [leaving, setLeaving] = useState<Skill | null>(null);
  const removeSkill = async (skill: Skill) => {
    if (await change(() => evaluationsApi.removeSkill({ id: evaluation.id, skillId: skill.id })))
      setLeaving(null);
  };
  return (
    <Section
      title={skills.questionnaire}
      action={
        <Button
          size="small"
          icon={<IconPencilPlus size={18} aria-hidden="true" />}
          onClick={() => setWritten("new")}
        >
          {skills.own}
        </Button>
      }
    >
      {evaluation.questions.length === 0 ? (
        <EmptyState level={3} title={skills.empty}>
          {skills.emptyDetail}
        </EmptyState>
      ) : (
        <SortableQuestions evaluation={evaluation} onEdit={setWritten} onRemoveSkill={setLeaving} />
      )}
      {written && (
        <QuestionDialog
          evaluation={evaluation}
          question={written === "new" ? null : written}
          onClose={() => setWritten(null)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          open
          danger
          busy={busy}
          title={say(skills.removeSkillTitle, { name: translated(language, leaving.name).text })}
          confirmLabel={skills.removeSkill}
          onClose={() => setLeaving(null)}
          onConfirm={() => void removeSkill(leaving)}
        >
          {say(skills.removeSkillDetail, {
            count: evaluation.questions.filter(({ skill }) => skill.id === leaving.id).length,
          })}
        </ConfirmDialog>
      )}
    </Section>
  );
}
