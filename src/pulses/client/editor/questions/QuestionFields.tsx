import { IconCopy, IconTrash } from "@tabler/icons-react";
import { scales } from "#company/vocabulary.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { CheckboxField, SelectField } from "#platform/ui/forms/fields.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Row, Stack } from "#platform/ui/page/Section.tsx";
import type { PulseQuestion } from "../../../contract/content.ts";
import { hasSameShape } from "../../../rules/content.ts";
import { pulseQuestionTypes, pulseThemes } from "../../../vocabulary.ts";
import { withType } from "../newQuestion.ts";
import { OptionsField } from "./OptionsField.tsx";
import { WordsField } from "./WordsField.tsx";
import styles from "../editor.module.css";

interface QuestionFieldsProps {
  question: PulseQuestion;
  /** As it was planned last, where it was. */
  planned: PulseQuestion | undefined;
  canCopy: boolean;
  onChange: (question: PulseQuestion) => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** Everything about one question. */
export function QuestionFields({
  question,
  planned,
  canCopy,
  onChange,
  onCopy,
  onRemove,
}: QuestionFieldsProps) {
  const { themes } = useTexts("pulses");
  const { questions: texts } = useTexts("pulseEditor");
  const { type, theme, scale, required, text, options } = question;
  const change = (fields: Partial<PulseQuestion>) => onChange({ ...question, ...fields });
  const isOther = planned !== undefined && !hasSameShape(planned, asStored(question));
  const isReworded = planned !== undefined && !isOther && planned.text.fr !== text.fr;
  return (
    <div className={styles.fields}>
      <Stack>
        <WordsField
          labels={texts.text}
          rows={2}
          maxLength={300}
          value={text}
          onChange={(value) => change({ text: value })}
        />
        <SelectField
          label={texts.type}
          value={type}
          options={pulseQuestionTypes.map((value) => ({ value, label: texts.types[value] }))}
          onChange={(value) => onChange(withType(question, value))}
        />
        {type === "scale" && (
          <SelectField
            label={texts.scale}
            value={scale ?? "agreement"}
            options={scales.map((value) => ({ value, label: texts.scales[value] }))}
            onChange={(value) => change({ scale: value })}
          />
        )}
        {type === "choice" && (
          <OptionsField options={options} onChange={(changed) => change({ options: changed })} />
        )}
        {isOther && <Notice tone="warning">{texts.newKey}</Notice>}
        {isReworded && <Notice>{texts.reworded}</Notice>}
        <SelectField
          label={texts.theme}
          value={theme}
          options={pulseThemes.map((value) => ({ value, label: themes[value] }))}
          onChange={(value) => change({ theme: value })}
        />
        <CheckboxField
          label={texts.required}
          checked={required}
          onChange={(value) => change({ required: value })}
        />
        <Row>
          {canCopy && (
            <Button
              size="small"
              variant="quiet"
              icon={<IconCopy size={18} aria-hidden="true" />}
              onClick={onCopy}
            >
              {texts.duplicate}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            icon={<IconTrash size={18} aria-hidden="true" />}
            onClick={onRemove}
          >
            {texts.remove}
          </Button>
        </Row>
      </Stack>
    </div>
  );
}

/** Without what another type of answer had left on this page. */
const asStored = ({ type, scale, options }: PulseQuestion) => ({
  type,
  scale: type === "scale" ? scale : null,
  options: type === "choice" ? options : [],
});
