import type { ReactNode } from "react";
import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { useTexts } from "#platform/client/language.tsx";
import { RadioCards } from "#platform/light/RadioCards.tsx";
import { useOpenForm } from "../openForm.ts";
import { Comment, textId } from "./Comment.tsx";
import { useWording } from "./useWording.tsx";

/** Where the focus goes when the answer is missing: the field of a written question, else the group of choices. */
export const answerId = ({ type, position }: QuestionnaireItem) =>
  type === "text" ? textId(position) : `choices-${position}`;

interface AnswerFieldsProperties {
  item: QuestionnaireItem;
  /** The question itself, with what is shown above it. */
  legend: ReactNode;
  /** The digit keys choose an option. */
  withKeys: boolean;
  /** It is required, and the person tried to go on without it. */
  isMissing: boolean;
  onTake: (score: number | null) => void;
  onPick?: () => void;
}

/** A question with what answers it: choices and, where the report shows it, a comment; or a text. */
export function AnswerFields({ item, legend, withKeys, isMissing, onTake, onPick }: AnswerFieldsProperties) {
  const { form, valueAt } = useOpenForm();
  const { question: t } = useTexts("answers");
  const { cards } = useWording();
  const { position } = item;
  const { score } = valueAt(position);
  const reminder = item.dimension === "objective" ? t.objective : t.period;
  const selfReminder = item.dimension === "objective" ? t.selfObjective : t.selfPeriod;
  // The field of a written question shows the error itself.
  const isOptional = !item.required && item.type !== "text";
  const help = (
    <>
      {form.isSelf ? selfReminder : reminder} {isOptional && <strong>{t.optionalQuestion}</strong>}
    </>
  );
  if (item.type === "text")
    return (
      <fieldset className="radio-cards">
        <legend>{legend}</legend>
        <div className="radio-help">{help}</div>
        <Comment key={position} item={item} error={isMissing ? t.required : undefined} />
      </fieldset>
    );
  return (
    <>
      <RadioCards
        legend={legend}
        help={help}
        id={answerId(item)}
        name={`question-${position}`}
        value={score === null ? null : String(score)}
        options={cards(item, withKeys)}
        required={item.required}
        error={isMissing && score === null ? t.required : undefined}
        onChange={(value) => onTake(Number(value))}
        {...(onPick ? { onPick } : {})}
      />
      {!item.required && score !== null && (
        <button type="button" className="text-button" onClick={() => onTake(null)}>
          {t.clear}
        </button>
      )}
      {form.showsComments !== false && <Comment key={position} item={item} />}
    </>
  );
}
