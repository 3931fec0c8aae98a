import answerStyles from "#answers/client/light/answer.module.css?inline";
import { LightFrame } from "#answers/client/preview/LightFrame.tsx";
import type { Texts } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import { PreviewedNotice, PreviewedSurvey, type PreviewedSurveyProps } from "../light/PreviewedSurvey.tsx";
import surveyStyles from "../light/survey.module.css?inline";
import previewStyles from "./preview.css?inline";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import styles from "./phone.module.css";

const wordsIn = {
  fr: async () => ({
    platform: (await import("#platform/texts.fr.ts")).fr,
    answers: (await import("#answers/texts.fr.ts")).fr,
    survey: (await import("../light/textsWithErrors.fr.ts")).texts.survey,
  }),
  en: async () => ({
    platform: (await import("#platform/texts.en.ts")).en,
    answers: (await import("#answers/texts.en.ts")).en,
    survey: (await import("../light/textsWithErrors.en.ts")).texts.survey,
  }),
};
// Nothing else is shown within.
const loadWords = async (language: Language) => (await wordsIn[language]()) as Texts;
const sheets = [answerStyles, surveyStyles, previewStyles];
const blanks = { fr, en };

interface PhonePreviewProps extends Omit<PreviewedSurveyProps, "blanks"> {
  /** Of the preview as a whole; read, not shown. */
  label: string;
  language: Language;
}

/** A survey as it stands on the phone of a person who is asked. */
export const PhonePreview = ({ label, language, ...survey }: PhonePreviewProps) => (
  <section className={styles.phone} aria-label={label}>
    <LightFrame language={language} styles={sheets} loadWords={loadWords}>
      <PreviewedSurvey {...survey} blanks={blanks[language]} />
    </LightFrame>
  </section>
);

/** « Qui verra quoi? » of it, beside the settings that decide. */
export const NoticePreview = ({
  language,
  ...survey
}: Pick<PhonePreviewProps, "content" | "plan" | "language">) => (
  <LightFrame language={language} styles={sheets} loadWords={loadWords}>
    <PreviewedNotice {...survey} />
  </LightFrame>
);
