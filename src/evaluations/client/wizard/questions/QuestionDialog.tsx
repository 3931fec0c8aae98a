import { useState } from "react";
import type { Evaluation, EvaluationQuestion } from "#evaluations/contract/evaluation.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Dialog } from "#platform/ui/layers/Dialog.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { SwitchField } from "#platform/ui/forms/SwitchField.tsx";
import { BilingualField, type Bilingual } from "#platform/ui/forms/BilingualField.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { type QuestionType, questionTypes } from "#skills/vocabulary.ts";
import { evaluationsApi } from "../../queries.ts";
import { useChange } from "../../useChange.ts";
import { OptionFields, type TypedOption } from "./OptionFields.tsx";
import { SkillPicker, type PickedSkill } from "./SkillPicker.tsx";

const skillFieldId = "question-skill";

interface QuestionDialogProps {
  evaluation: Evaluation;
  /** Null for a new one. */
  question: EvaluationQuestion | null;
  onClose: () => void;
}

/** A question of one's own, or another wording for one of the catalogue: changes this evaluation's copy only. */
export function QuestionDialog({ evaluation, question, onClose }: QuestionDialogProps) {
  const texts = useTexts("evaluations");
  const own = useTexts("wizard");
  const { dialog } = own.skills;
  const { fields, actions } = useTexts("platform");
  const { change, busy } = useChange();
  const [skill, setSkill] = useState<PickedSkill | null>(
    question?.skill ?? evaluation.questions.at(-1)?.skill ?? null,
  );
  const [text, setText] = useState<Bilingual>(() => toBilingual(question?.text));
  const [self, setSelf] = useState<Bilingual>(() => toBilingual(question?.selfText));
  const [type, setType] = useState<QuestionType>(question?.type ?? "star_rating");
  const [required, setRequired] = useState(question?.isRequired ?? true);
  const [options, setOptions] = useState<readonly TypedOption[]>(
    () => question?.options.map(({ value, fr, en }) => ({ key: value, fr, en: en ?? "" })) ?? [],
  );
  const [isSubmitted, setIsSubmitted] = useState(false);

  const isChoice = type === "multiple_choice";
  const wrongOptions = isChoice && (options.length === 0 || options.some(({ fr }) => !fr.trim()));
  const save = async () => {
    setIsSubmitted(true);
    if (!skill) return document.getElementById(skillFieldId)?.focus();
    if (!text.fr.trim()) return document.getElementById("question-fr")?.focus();
    if (wrongOptions) return document.getElementById("add-option")?.focus();
    const wording = {
      textFr: text.fr,
      textEn: text.en.trim() || null,
      nameSelfFr: self.fr.trim() || null,
      nameSelfEn: self.en.trim() || null,
      type,
      isRequired: required,
      ...(isChoice ? { options: options.map(({ fr, en }) => ({ fr, en: en.trim() || null })) } : {}),
    };
    const saved = await change(() =>
      question
        ? evaluationsApi.updateQuestion({ id: evaluation.id, questionId: question.id, ...wording })
        : evaluationsApi.addQuestion({ id: evaluation.id, skillId: skill.id, ...wording }),
    );
    if (saved) onClose();
  };

  return (
    <Dialog
      open
      size="large"
      title={question ? dialog.edit : dialog.add}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button variant="primary" busy={busy} onClick={() => void save()}>
            {question ? dialog.update : dialog.save}
          </Button>
        </>
      }
    >
      <Stack>
        {!question && (
          <SkillPicker
            id={skillFieldId}
            value={skill}
            error={isSubmitted && !skill ? fields.required : null}
            onChange={setSkill}
          />
        )}
        <BilingualField
          id="question-fr"
          labels={{ fr: dialog.textFr, en: dialog.textEn }}
          description={dialog.textHint}
          rows={2}
          maxLength={300}
          value={text}
          error={isSubmitted && !text.fr.trim() ? fields.required : null}
          onChange={(next) => {
            setText(next);
            // The wording in the first person was written for the text that changes.
            const stored = question?.selfText;
            setSelf((now) => ({
              fr: next.fr !== text.fr && now.fr === stored?.fr ? "" : now.fr,
              en: next.en !== text.en && now.en === stored?.en ? "" : now.en,
            }));
          }}
        />
        <BilingualField
          labels={{ fr: dialog.selfFr, en: dialog.selfEn }}
          description={dialog.selfHint}
          rows={2}
          maxLength={300}
          optional
          value={self}
          onChange={setSelf}
        />
        <SelectField
          label={dialog.type}
          value={type}
          onChange={(chosen) => {
            setType(chosen);
            // A written answer is optional, unless the author requires it.
            if (!question) setRequired(chosen !== "text");
          }}
          options={questionTypes.map((value) => ({
            value: value as QuestionType,
            label: texts.questionTypes[value],
          }))}
        />
        {isChoice && <OptionFields options={options} onChange={setOptions} isSubmitted={isSubmitted} />}
        <SwitchField label={dialog.required} checked={required} onChange={setRequired} />
      </Stack>
    </Dialog>
  );
}

const toBilingual = (text?: { fr: string | null; en: string | null }): Bilingual => ({
  fr: text?.fr ?? "",
  en: text?.en ?? "",
});
