import { useState } from "react";
import { scales } from "#evaluations/rules/enumerations.ts";
import { mayLeaveSubjectOut } from "#evaluations/rules/launch.ts";
import { useTexts } from "#platform/client/language.tsx";
import { whyNotOptionalName } from "#platform/names.ts";
import { ChoiceCards } from "#platform/ui/ChoiceCards.tsx";
import { Disclosure } from "#platform/ui/Disclosure.tsx";
import { TextAreaField, TextField } from "#platform/ui/fields.tsx";
import { Stack } from "#platform/ui/Section.tsx";
import { SwitchField } from "#platform/ui/SwitchField.tsx";
import shared from "../../evaluations.module.css";
import { StartField } from "../position/StartField.tsx";
import { useSuggestedNames } from "../useSuggestedNames.ts";
import type { InformationProps } from "./informationProps.ts";

/**
 * What has a good answer already: closed, with these answers in its summary. It opens where one of them is missing,
 * refused or somebody’s own, and stays open from then on.
 */
export function Options(props: InformationProps) {
  const { draft, evaluation, isNew, position } = props;
  const texts = useTexts("evaluations");
  const { information } = useTexts("wizard");
  const platform = useTexts("platform");
  const { fields, set, failure } = draft;
  const names = useSuggestedNames();
  const wrongName = whyNotOptionalName(fields.name);
  const isOwn =
    fields.description !== null ||
    (fields.subjectProfileId !== null && !names.isSuggested(fields.name, evaluation?.subject ?? null));
  const isRefused = Boolean(wrongName) || "jobPositionId" in (failure?.fields ?? {});
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && (isOwn || isRefused)) setIsOpen(true);
  // What was chosen before the company stopped offering it stays a choice.
  const offered = scales.filter(
    (scale) => scale === fields.scale || (evaluation?.offeredScales.includes(scale) ?? true),
  );
  const optionalSubject = mayLeaveSubjectOut(fields.evaluationType);
  const summary = [
    fields.name.trim(),
    texts.scales[fields.scale],
    fields.commentsMandatory ? information.commentsRequired : information.commentsOptional,
  ].filter(Boolean);
  return (
    <Disclosure
      open={isOpen}
      summary={
        <span className={shared.words}>
          {information.options}
          <span className={shared.detail}>{summary.join(" · ")}</span>
        </span>
      }
    >
      <Stack>
        <TextField
          id="evaluation-name"
          label={information.name}
          description={information.nameHint}
          value={fields.name}
          error={wrongName && platform.fields[wrongName]}
          maxLength={160}
          onChange={(name) => set({ name }, "afterPause")}
        />
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
    </Disclosure>
  );
}
