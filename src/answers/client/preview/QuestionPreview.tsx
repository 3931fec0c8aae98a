import { useState } from "react";
import type { Texts } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { PreviewedQuestion } from "#skills/client/question/previewed.ts";
import answerStyles from "../light/answer.module.css?inline";
import { OpenFormContext, type OpenForm } from "../light/openForm.ts";
import { AnswerFields } from "../light/questions/AnswerFields.tsx";
import { Foreign, useWording } from "../light/questions/useWording.tsx";
import { LightFrame } from "./LightFrame.tsx";
import { buildPreviewForm } from "./previewForm.ts";
import previewStyles from "./preview.css?inline";

const wordsIn = {
  fr: async () => ({
    platform: (await import("#platform/texts.fr.ts")).fr,
    answers: (await import("#answers/texts.fr.ts")).fr,
  }),
  en: async () => ({
    platform: (await import("#platform/texts.en.ts")).en,
    answers: (await import("#answers/texts.en.ts")).en,
  }),
};
// Nothing else is shown within.
const loadWords = async (language: Language) => (await wordsIn[language]()) as Texts;

const styles = [answerStyles, previewStyles];

/**
 * Renders a question as the respondent sees it: the fields of the answer form with their own styles, which apply to
 * nothing around them, in the requested language. Answers given here are not stored.
 */
export const QuestionPreview = ({ question, language, isSelf }: PreviewProps) => (
  <LightFrame language={language} styles={styles} loadWords={loadWords}>
    <Answered key={`${question.type} ${isSelf}`} question={question} isSelf={isSelf} />
  </LightFrame>
);

interface PreviewProps {
  question: PreviewedQuestion;
  language: Language;
  /** As the person evaluated sees it. */
  isSelf: boolean;
}

function Answered({ question, isSelf }: Omit<PreviewProps, "language">) {
  const [given, setGiven] = useState({ score: null as number | null, text: null as string | null });
  const form = buildPreviewForm(question, isSelf);
  const open: OpenForm = {
    form,
    given: { scores: [given.score], texts: { 0: given.text ?? "" } },
    valueAt: () => given,
    choose: (_, score) => setGiven({ ...given, score }),
    write: (_, text) => setGiven({ ...given, text }),
  };
  return (
    <OpenFormContext.Provider value={open}>
      <Fields open={open} />
    </OpenFormContext.Provider>
  );
}

function Fields({ open: { form, choose } }: { open: OpenForm }) {
  const { heading } = useWording();
  const [item] = form.items;
  if (!item) return null;
  const title = heading(item);
  return (
    <AnswerFields
      item={item}
      legend={
        <span className="preview-question">
          <Foreign content={title}>{title.text}</Foreign>
        </span>
      }
      withKeys={false}
      isMissing={false}
      onTake={(score) => choose(0, score)}
    />
  );
}
