import type { ReactNode } from "react";
import type { Language } from "#platform/vocabulary.ts";
import type { QuestionType } from "../../vocabulary.ts";
import type { QuestionValues } from "./questionValues.ts";

interface Words {
  fr: string;
  en: string | null;
}

/** A question that is being written, as far as a participant sees it. */
export interface PreviewedQuestion {
  type: QuestionType;
  text: Words;
  selfText: { fr: string | null; en: string | null };
  isRequired: boolean;
  options: readonly Words[];
}

/** Draws it as the answer form does, which stands above the catalogue. */
export type Preview = (props: {
  question: PreviewedQuestion;
  language: Language;
  isSelf: boolean;
}) => ReactNode;

export const toPreviewedQuestion = ({
  type,
  text,
  selfText,
  isRequired,
  options,
}: QuestionValues): PreviewedQuestion => ({
  type,
  text: { fr: text.fr.trim(), en: text.en.trim() || null },
  selfText: { fr: selfText.fr.trim() || null, en: selfText.en.trim() || null },
  isRequired,
  options: type === "multiple_choice" ? options.filter(({ fr }) => fr.trim() !== "") : [],
});
