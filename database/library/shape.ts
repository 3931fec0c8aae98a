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

/** Something to do in one’s own work, with other people, or to study and practise. */
export type LibraryActionKind = "experience" | "exchange" | "learning";

/** Something a person can do this month, without a budget, to make progress in one skill. */
export interface LibraryAction {
  key: string;
  /** The key of the skill. */
  skill: string;
  kind: LibraryActionKind;
  /** A verb sentence without a period: the title of the action in a plan. */
  label: Bilingual;
  /** How to go about it, in one or two sentences. */
  detail: Bilingual;
}

export type LibraryCourseFormat = "workshop" | "online" | "reading" | "mentoring" | "group";

/** A course as it could be found anywhere: the company names the one it offers. */
export interface LibraryCourse {
  key: string;
  title: Bilingual;
  format: LibraryCourseFormat;
  /** How many hours it takes in all. */
  hours: number;
  /** The keys of the skills, the main one first. */
  skills: readonly string[];
  detail: Bilingual;
}

export interface LibraryPlanObjective {
  /** A verb sentence without a period. */
  sentence: Bilingual;
  /** What shows that it is reached. */
  measure: Bilingual;
  /** The key of the skill. */
  skill: string;
  /** The keys of actions of that skill. */
  actions: readonly string[];
}

/** A plan that can be begun as it is, with two objectives of one pillar. */
export interface LibraryPlanModel {
  key: string;
  /** The key of the family. */
  pillar: string;
  name: Bilingual;
  /** When to choose it. */
  purpose: Bilingual;
  objectives: readonly [LibraryPlanObjective, LibraryPlanObjective];
}
