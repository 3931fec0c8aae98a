import type { LibraryOption, LibraryQuestion } from "./shape.ts";

/** A behaviour in the third person without subject, true for oneself and for others, on the 1 to 5 scale. */
export const behaviour = (slug: string, fr: string, en: string): LibraryQuestion => ({
  slug,
  text: { fr, en },
  type: "star_rating",
  required: true,
});

/** An open question. Optional: a person with nothing to add must not have to invent something. */
export const openQuestion = (slug: string, fr: string, en: string): LibraryQuestion => ({
  slug,
  text: { fr, en },
  type: "text",
  required: false,
});

export const trueOrFalse = (slug: string, fr: string, en: string): LibraryQuestion => ({
  slug,
  text: { fr, en },
  type: "true_false",
  required: true,
});

export const multipleChoice = (
  slug: string,
  fr: string,
  en: string,
  options: readonly LibraryOption[],
): LibraryQuestion => ({ slug, text: { fr, en }, type: "multiple_choice", options, required: true });

export const option = (value: string, fr: string, en: string): LibraryOption => ({
  value,
  label: { fr, en },
});
