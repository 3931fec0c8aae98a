import { useSay, useTexts } from "#platform/client/language.tsx";
import { DateField, TextAreaField, TextField } from "#platform/ui/forms/fields.tsx";
import { SwitchField } from "#platform/ui/forms/SwitchField.tsx";
import { maxActionLength, maxMeasureLength, maxSentenceLength } from "../../vocabulary.ts";
import { PillarField } from "../PillarField.tsx";
import { usePlanPage } from "../plan/usePlanPage.ts";
import { useReaders } from "../plan/useReaders.ts";
import styles from "./drafts.module.css";
import type { Wording } from "./suggestion.ts";
import { useDraftTexts } from "./useDraftTexts.ts";

interface WordingFieldsProps {
  wording: Wording;
  onChange: (next: Partial<Wording>) => void;
}

/** What a suggestion says, in the words of the person. An action that is emptied is left out. */
export function WordingFields({ wording, onChange }: WordingFieldsProps) {
  const { suggestion: texts } = useDraftTexts();
  const { dialog } = useTexts("developmentPlan");
  const say = useSay();
  const readers = useReaders(usePlanPage().plan);
  const { sentence, measure, pillar, dueOn, isPrivate, actions } = wording;
  return (
    <div className={styles.fields}>
      <TextField
        label={dialog.sentence}
        value={sentence}
        maxLength={maxSentenceLength}
        error={sentence.trim() === "" ? dialog.needsSentence : null}
        onChange={(written) => onChange({ sentence: written })}
      />
      <TextAreaField
        label={dialog.measure}
        description={dialog.measureHint}
        value={measure}
        optional
        rows={2}
        maxLength={maxMeasureLength}
        onChange={(written) => onChange({ measure: written })}
      />
      {actions.map((action, at) => (
        <TextField
          // oxlint-disable-next-line react/no-array-index-key -- neither moved nor removed
          key={at}
          label={say(texts.action, { number: at + 1 })}
          value={action}
          optional
          maxLength={maxActionLength}
          onChange={(written) => onChange({ actions: actions.with(at, written) })}
        />
      ))}
      <PillarField value={pillar} onChange={(chosen) => onChange({ pillar: chosen })} />
      <DateField label={dialog.due} value={dueOn} optional onChange={(day) => onChange({ dueOn: day })} />
      <SwitchField
        label={dialog.private}
        description={isPrivate ? dialog.privateHint : `${readers(false)}.`}
        checked={isPrivate}
        onChange={(kept) => onChange({ isPrivate: kept })}
      />
    </div>
  );
}
