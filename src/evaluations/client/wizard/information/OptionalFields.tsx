import { scales } from "#company/vocabulary.ts";
import { mayLeaveSubjectOut } from "#evaluations/rules/launch.ts";
import { useTexts } from "#platform/client/language.tsx";
import { ChoiceCards } from "#platform/ui/forms/ChoiceCards.tsx";
import { TextAreaField } from "#platform/ui/forms/fields.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { SwitchField } from "#platform/ui/forms/SwitchField.tsx";
import { StartField } from "../position/StartField.tsx";
import type { InformationProps } from "./informationProps.ts";

/** Under « Options »: the description, where to start from, how people answer. */
export function OptionalFields(props: InformationProps) {
  const { draft, evaluation, isNew, position } = props;
  const texts = useTexts("evaluations");
  const { information } = useTexts("wizard");
  const { fields, set } = draft;
  // A scale chosen before the company stopped offering it stays a choice.
  const offered = scales.filter(
    (scale) => scale === fields.scale || (evaluation?.offeredScales.includes(scale) ?? true),
  );
  const optionalSubject = mayLeaveSubjectOut(fields.evaluationType);
  return (
    <Stack>
      <TextAreaField
        label={information.description}
        description={information.descriptionHint}
        optional
        rows={3}
        maxLength={2000}
        value={fields.description ?? ""}
        onChange={(words) => set({ description: words || null }, "afterPause")}
      />
      {isNew && !position && <StartField {...props} />}
      <ChoiceCards
        legend={information.scale}
        value={fields.scale}
        onChange={(scale) => set({ scale })}
        choices={offered.map((scale) => ({
          value: scale,
          label: texts.scales[scale],
          description: texts.scaleWords[scale],
        }))}
      />
      <SwitchField
        label={information.subjectAnswers}
        description={information.subjectAnswersHint}
        checked={!optionalSubject || fields.subjectAnswers}
        disabledReason={optionalSubject ? null : information.subjectAlwaysAnswers}
        onChange={(subjectAnswers) => set({ subjectAnswers })}
      />
      <SwitchField
        label={information.comments}
        description={information.commentsHint}
        checked={fields.commentsMandatory}
        onChange={(commentsMandatory) => set({ commentsMandatory })}
      />
    </Stack>
  );
}
