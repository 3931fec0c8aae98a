import type { ReactNode } from "react";
import { Foreign } from "#answers/client/light/questions/useWording.tsx";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { RadioCards, type RadioCard } from "#platform/light/RadioCards.tsx";
import { TextArea } from "#platform/light/TextArea.tsx";
import { translated } from "#platform/texts.ts";
import type { PulseQuestion } from "../../../contract/content.ts";
import { levels, no, yes } from "../../../rules/answers.ts";
import { maxTextLength } from "../../../vocabulary.ts";
import styles from "../survey.module.css";
import { ZeroToTen } from "./ZeroToTen.tsx";

const COUNTED_BEFORE_END = 200;

interface SurveyFieldsProperties {
  question: PulseQuestion;
  /** The question itself, with what is shown above it. */
  legend: ReactNode;
  value: number | string | null;
  onAnswer: (value: number | string | null) => void;
  /** The digit keys choose an option. */
  withKeys: boolean;
  /** It is required, and the person tried to go on without it. */
  isMissing: boolean;
}

export const toFieldName = (key: string) => `question-${key}`;

/** A question with what answers it; it holds and keeps nothing. */
export function SurveyFields({
  question,
  legend,
  value,
  onAnswer,
  withKeys,
  isMissing,
}: SurveyFieldsProperties) {
  const { question: shared } = useTexts("answers");
  const { question: t } = useTexts("survey");
  const choices = useChoices(question);
  const { key, type, required } = question;
  const error = isMissing ? shared.required : undefined;
  if (type === "text")
    return (
      <fieldset className="radio-cards">
        <legend>{legend}</legend>
        <div className={styles["words"]}>
          <TextArea
            id={toFieldName(key)}
            label={t.answer}
            help={t.answerHelp}
            error={error}
            optional={!required && "feminine"}
            value={typeof value === "string" ? value : ""}
            onChange={onAnswer}
            maxLength={maxTextLength}
            countFrom={maxTextLength - COUNTED_BEFORE_END}
            // Browsers store form contents to restore a closed tab: disabled here.
            autoComplete="off"
            rows={4}
          />
        </div>
      </fieldset>
    );
  const chosen = value === null ? null : String(value);
  const take = (choice: string) =>
    onAnswer(choices.find((one) => String(one.value) === choice)?.value ?? null);
  const group = { name: toFieldName(key), value: chosen, required, error, onChange: take };
  return (
    <>
      {type === "enps" ? (
        <ZeroToTen {...group} id={`choices-${key}`} legend={legend} low={t.low} high={t.high} />
      ) : (
        <RadioCards
          {...group}
          id={`choices-${key}`}
          legend={legend}
          {...(required ? {} : { help: shared.optionalQuestion })}
          options={choices.map(
            ({ value: choice, content }, index): RadioCard => ({
              value: String(choice),
              label: <Foreign content={content}>{content.text}</Foreign>,
              ...(withKeys ? { shortcut: String(index + 1) } : {}),
            }),
          )}
        />
      )}
      {!required && chosen !== null && (
        <button type="button" className="text-button" onClick={() => onAnswer(null)}>
          {shared.clear}
        </button>
      )}
    </>
  );
}

/** What may be chosen, in words; those of a choice may be in the other language. */
export function useChoices({ type, scale, options }: Pick<PulseQuestion, "type" | "scale" | "options">) {
  const { language } = useLanguage();
  const { scales, question } = useTexts("answers");
  const here = (text: string) => ({ text, lang: language });
  switch (type) {
    case "scale":
      return levels.map((level) => ({
        value: level,
        content: here(`${level} · ${scales[scale ?? "agreement"][level]}`),
      }));
    case "enps":
      return Array.from({ length: 11 }, (_, level) => ({ value: level, content: here(String(level)) }));
    case "true_false":
      return [
        { value: yes, content: here(question.yes) },
        { value: no, content: here(question.no) },
      ];
    case "choice":
      return options.map(({ key, text }) => ({ value: key, content: translated(language, text) }));
    case "text":
      return [];
  }
}
