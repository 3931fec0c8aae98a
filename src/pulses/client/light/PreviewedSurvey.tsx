import { useState } from "react";
import { Foreign } from "#answers/client/light/questions/useWording.tsx";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import type { PulseContent, PulsePlan, PulseQuestion } from "../../contract/content.ts";
import { sayNotice, toNoticeFacts } from "../../rules/notice.ts";
import { SurveyFields } from "./questions/SurveyFields.tsx";

export interface PreviewedSurveyProps {
  content: PulseContent;
  /** What the notice before the first question follows from. */
  plan: Pick<PulsePlan, "threshold" | "readers">;
  /** The question that is shown; null: what stands before the first one. */
  at: number | null;
  onAt: (at: number | null) => void;
  /** What stands in the place of what is not written yet. */
  blanks: Record<"untitled" | "noText" | "noOption" | "noQuestion", string>;
}

/** A survey that is being written, in the parts that people answer with. What is answered here is not kept. */
export function PreviewedSurvey({ content, plan, at, onAt, blanks }: PreviewedSurveyProps) {
  const t = useTexts("survey");
  const { questions } = content;
  const question = at === null ? undefined : questions[at];
  const isLast = at === questions.length - 1;
  const next = at === null ? 0 : at + 1;
  return (
    <div className="pulse-phone">
      {/* It scrolls where a question is longer than the phone: by keys too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="pulse-body" tabIndex={0}>
        {question ? (
          <Question
            key={`${question.key} ${question.type}`}
            question={question}
            number={next}
            total={questions.length}
            blanks={blanks}
          />
        ) : (
          <Beginning content={content} plan={plan} blanks={blanks} />
        )}
      </div>
      <div className="pulse-foot">
        {question ? (
          <button type="button" className="button secondary" onClick={() => onAt(at ? at - 1 : null)}>
            {t.question.back}
          </button>
        ) : (
          <span />
        )}
        {questions.length > 0 && (
          <button type="button" className="button primary" onClick={() => onAt(isLast ? null : next)}>
            {question ? (isLast ? t.question.send : t.question.next) : t.start}
          </button>
        )}
      </div>
    </div>
  );
}

function Beginning({ content, plan, blanks }: Pick<PreviewedSurveyProps, "content" | "plan" | "blanks">) {
  const { whoSeesWhat } = useTexts("survey");
  const { language } = useLanguage();
  const name = translated(language, content.name);
  const purpose = translated(language, content.purpose);
  return (
    <>
      <p className="pulse-name">
        {name.text ? <Foreign content={name}>{name.text}</Foreign> : blanks.untitled}
      </p>
      {purpose.text && (
        <p>
          <Foreign content={purpose}>{purpose.text}</Foreign>
        </p>
      )}
      <div className="pulse-notice">
        <p>
          <strong>{whoSeesWhat}</strong>
        </p>
        <PreviewedNotice content={content} plan={plan} />
      </div>
      {content.questions.length === 0 && <p>{blanks.noQuestion}</p>}
    </>
  );
}

/** « Qui verra quoi? » in two lines, as those who are asked read it. */
export function PreviewedNotice({ content, plan }: Pick<PreviewedSurveyProps, "content" | "plan">) {
  const { notice } = useTexts("survey");
  const { language } = useLanguage();
  return sayNotice(language, notice, toNoticeFacts(content, plan)).map((line) => <p key={line}>{line}</p>);
}

interface QuestionProps {
  question: PulseQuestion;
  number: number;
  total: number;
  blanks: PreviewedSurveyProps["blanks"];
}

function Question({ question, number, total, blanks }: QuestionProps) {
  const { question: t } = useTexts("survey");
  const { language } = useLanguage();
  const say = useSay();
  const [value, setValue] = useState<number | string | null>(null);
  const title = translated(language, question.text);
  const blank = { fr: blanks.noOption, en: blanks.noOption };
  const options = question.options.map((option) =>
    translated(language, option.text).text ? option : { ...option, text: blank },
  );
  return (
    <SurveyFields
      question={{ ...question, options }}
      legend={
        <>
          <span className="pulse-kicker">{say(t.kicker, { number, total })}</span>
          <span className="pulse-question">
            {title.text ? <Foreign content={title}>{title.text}</Foreign> : blanks.noText}
          </span>
        </>
      }
      value={value}
      onAnswer={setValue}
      withKeys={false}
      isMissing={false}
    />
  );
}
