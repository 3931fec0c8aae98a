import type { Bilingual, LibraryOption, LibraryQuestion } from "./shape.ts";

/** The wording for the participants, then the one for the person evaluated, who speaks of themself. */
interface Wording {
  slug: string;
  text: Bilingual;
  selfText: Bilingual;
}

const toWording = (slug: string, fr: string, en: string, selfFr: string, selfEn: string): Wording => ({
  slug,
  text: { fr, en },
  selfText: { fr: selfFr, en: selfEn },
});
type WordingArguments = Parameters<typeof toWording>;

/** A behaviour in the third person without subject, and in the first person, on the 1 to 5 scale. */
export const behaviour = (...words: WordingArguments): LibraryQuestion => ({
  ...toWording(...words),
  type: "star_rating",
  required: true,
});

/** An open question. Optional: a person with nothing to add must not have to invent something. */
export const openQuestion = (...words: WordingArguments): LibraryQuestion => ({
  ...toWording(...words),
  type: "text",
  required: false,
});

export const trueOrFalse = (...words: WordingArguments): LibraryQuestion => ({
  ...toWording(...words),
  type: "true_false",
  required: true,
});

export const multipleChoice = (
  ...[slug, fr, en, selfFr, selfEn, options]: [...WordingArguments, options: readonly LibraryOption[]]
): LibraryQuestion => ({
  ...toWording(slug, fr, en, selfFr, selfEn),
  type: "multiple_choice",
  options,
  required: true,
});

export const option = (value: string, fr: string, en: string): LibraryOption => ({
  value,
  label: { fr, en },
});
