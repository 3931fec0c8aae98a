import answerStyles from "#answers/client/light/answer.module.css?inline";
import surveyStyles from "../light/survey.module.css?inline";
import { LightFrame } from "#answers/client/preview/LightFrame.tsx";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { toLocale, translated, type Texts } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { PulseContent, PulsePlan } from "../../contract/content.ts";
import { formatNotice } from "./formatNotice.ts";
import { PreviewedQuestion } from "../light/questions/PreviewedQuestion.tsx";
import previewStyles from "./preview.css?inline";
import { en } from "../light/questions/texts.en.ts";
import { fr } from "../light/questions/texts.fr.ts";
import styles from "./phone.module.css";

const wordsIn = {
  fr: async () => ({
    platform: (await import("#platform/texts.fr.ts")).fr,
    answers: (await import("#answers/texts.fr.ts")).fr,
    survey: (await import("../light/texts.fr.ts")).fr,
  }),
  en: async () => ({
    platform: (await import("#platform/texts.en.ts")).en,
    answers: (await import("#answers/texts.en.ts")).en,
    survey: (await import("../light/texts.en.ts")).en,
  }),
};
// Nothing else is shown within.
const loadWords = async (language: Language) => (await wordsIn[language]()) as Texts;
const sheets = [answerStyles, surveyStyles, previewStyles];

interface PhonePreviewProps {
  /** Of the preview as a whole; read, not shown. */
  label: string;
  content: PulseContent;
  language: Language;
  /** From how many answers on results appear, and who reads them: what the notice before the first question says. */
  access: Pick<PulsePlan, "threshold" | "readers">;
  /** The question that is shown; null: what stands before the first one. */
  at: number | null;
  onAt: (at: number | null) => void;
}

/** A survey as it stands on the phone of a person who is asked. What is answered here is not kept. */
export function PhonePreview({ label, language, ...shown }: PhonePreviewProps) {
  return (
    <section className={styles.phone} aria-label={label}>
      <LightFrame language={language} styles={sheets} loadWords={loadWords}>
        <Shown {...shown} />
      </LightFrame>
    </section>
  );
}

function Shown({ content, access, at, onAt }: Omit<PhonePreviewProps, "label" | "language">) {
  const { language } = useLanguage();
  const say = useSay();
  const texts = { fr, en }[language];
  const { name, purpose, questions } = content;
  const question = at === null ? undefined : questions[at];
  const isLast = at === questions.length - 1;
  const next = at === null ? 0 : at + 1;
  return (
    <div className="pulse-phone">
      {/* It scrolls where a question is longer than the phone: by keys too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="pulse-body" tabIndex={0}>
        {question ? (
          <PreviewedQuestion
            key={`${question.key} ${question.type}`}
            question={question}
            kicker={say(texts.kicker, { number: next, total: questions.length })}
          />
        ) : (
          <>
            <p className="pulse-name" lang={toLocale(translated(language, name).lang)}>
              {translated(language, name).text || texts.untitled}
            </p>
            <p lang={toLocale(translated(language, purpose).lang)}>{translated(language, purpose).text}</p>
            <div className="pulse-notice">
              {formatNotice(language, content, access).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
            {questions.length === 0 && <p>{texts.noQuestion}</p>}
          </>
        )}
      </div>
      <div className="pulse-foot">
        {question ? (
          <button
            type="button"
            className="button secondary"
            onClick={() => onAt(at === 0 || at === null ? null : at - 1)}
          >
            {texts.back}
          </button>
        ) : (
          <span />
        )}
        {questions.length > 0 && (
          <button type="button" className="button primary" onClick={() => onAt(isLast ? null : next)}>
            {question ? (isLast ? texts.send : texts.next) : texts.begin}
          </button>
        )}
      </div>
    </div>
  );
}
