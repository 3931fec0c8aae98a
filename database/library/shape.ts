/** The shape of the default catalogue: what a new company starts with (§3). Pure data, in both languages. */
export interface Bilingual {
  fr: string;
  en: string;
}

export type LibraryQuestionType = "star_rating" | "multiple_choice" | "text" | "true_false";

export interface LibraryOption {
  value: string;
  label: Bilingual;
}

export interface LibraryQuestion {
  slug: string;
  text: Bilingual;
  /** In the first person: what the person evaluated reads in their self-evaluation. */
  selfText: Bilingual;
  type: LibraryQuestionType;
  options?: readonly LibraryOption[];
  required: boolean;
}

export interface LibrarySkill {
  key: string;
  name: Bilingual;
  description: Bilingual;
  questions: readonly LibraryQuestion[];
}

export interface LibraryFamily {
  key: string;
  name: Bilingual;
  description: Bilingual;
  skills: readonly LibrarySkill[];
}

export interface LibraryValue {
  key: string;
  name: Bilingual;
  sentence: Bilingual;
  /** A behaviour, answered on the same scale as a star_rating question. */
  question: Bilingual;
  /** The same in the first person. */
  selfQuestion: Bilingual;
  /** How it shows at work, beside the question. */
  behaviours: readonly Bilingual[];
}

/** A position and the skills that matter in it; a skill is named by its key. */
export interface LibraryJobPosition {
  key: string;
  name: Bilingual;
  description: Bilingual;
  /** The level expected, from 1 to 5. */
  skills: readonly { key: string; level: number }[];
}

export interface LibraryJobFamily {
  key: string;
  name: Bilingual;
  description: Bilingual;
  positions: readonly LibraryJobPosition[];
}

export interface LibraryJobStatus {
  key: string;
  name: Bilingual;
}
