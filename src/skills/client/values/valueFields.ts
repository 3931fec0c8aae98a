import type { Bilingual } from "#platform/ui/forms/BilingualField.tsx";
import type { CompanyValue } from "#skills/contract/values.ts";
import { toBilingual } from "../namedFields.ts";

/** A value as its form holds it. */
export interface ValueForm {
  name: Bilingual;
  sentence: Bilingual;
  question: Bilingual;
  selfText: Bilingual;
  /** Those without a text in either language are not sent. */
  behaviours: readonly Bilingual[];
}

export const blank: Bilingual = { fr: "", en: "" };
/** Two lines to begin with: a value shows in two behaviours at least. */
const minLines = 2;

export const newValue: ValueForm = {
  name: blank,
  sentence: blank,
  question: blank,
  selfText: blank,
  behaviours: Array.from({ length: minLines }, () => blank),
};

export const toValueForm = ({ name, sentence, question, selfText, behaviours }: CompanyValue): ValueForm => ({
  name: toBilingual(name),
  sentence: toBilingual(sentence),
  question: toBilingual(question),
  selfText: toBilingual(selfText),
  behaviours: [
    ...behaviours.map((behaviour) => toBilingual(behaviour)),
    ...Array.from({ length: Math.max(0, minLines - behaviours.length) }, () => blank),
  ],
});

const orNull = (text: string) => text.trim() || null;

/** What the server is sent. */
export const toValueInput = ({ name, sentence, question, selfText, behaviours }: ValueForm) => ({
  nameFr: name.fr.trim(),
  nameEn: orNull(name.en),
  sentenceFr: orNull(sentence.fr),
  sentenceEn: orNull(sentence.en),
  questionFr: question.fr.trim(),
  questionEn: orNull(question.en),
  nameSelfFr: orNull(selfText.fr),
  nameSelfEn: orNull(selfText.en),
  behaviours: behaviours.flatMap(({ fr, en }) =>
    fr.trim() || en.trim() ? [{ fr: fr.trim(), en: orNull(en) }] : [],
  ),
});

/** The rules of the server, by the fields of the form. */
export const checkValue = ({ name, question, behaviours }: ValueForm) => ({
  name: name.fr.trim() ? null : ("required" as const),
  question: question.fr.trim() ? null : ("required" as const),
  ...Object.fromEntries(
    behaviours.map(({ fr, en }, index) => [
      `behaviours.${index}`,
      en.trim() && !fr.trim() ? ("required" as const) : null,
    ]),
  ),
});

export const shownByValue = {
  nameFr: "name",
  nameEn: "name",
  sentenceFr: "sentence",
  sentenceEn: "sentence",
  questionFr: "question",
  questionEn: "question",
  nameSelfFr: "selfText",
  nameSelfEn: "selfText",
} as const;
