import type { QuestionType } from "#skills/vocabulary.ts";
import type { RatedDimension } from "#weights/vocabulary.ts";
import type {
  FrozenSkill,
  QuestionnaireItem,
  QuestionOption,
  SelfText,
  Translated,
} from "../contract/questionnaire.ts";

export interface DraftQuestion {
  /** Of the question of the library that it was copied from; of itself when it was written by hand. */
  id: string;
  text: Translated;
  selfText: SelfText;
  type: QuestionType;
  options: readonly QuestionOption[];
  isRequired: boolean;
  skill: FrozenSkill;
}

/** The content chosen by the author, each list in its order. */
export interface DraftQuestionnaire {
  selectedDimensions: readonly RatedDimension[];
  questions: readonly DraftQuestion[];
  values: readonly { id: string; name: Translated; question: Translated; selfText: SelfText }[];
  objectives: readonly { id: string; name: Translated }[];
}

type Unnumbered = Omit<QuestionnaireItem, "position">;

/**
 * Numbers everything that will be answered, from 0: the questions of each skill together, skills and questions in the
 * author's order, then values and objectives. Dimensions that are switched off are left out, and written questions where
 * the report shows no comments: no reader would see their answers.
 */
export function freezeQuestionnaire(
  draft: DraftQuestionnaire,
  report: { showsComments: boolean },
): QuestionnaireItem[] {
  const isAsked = (dimension: RatedDimension) => draft.selectedDimensions.includes(dimension);
  const questions = sortBySkill(listAskedQuestions({ ...draft, ...report })).map(toItem);
  const values = isAsked("values")
    ? draft.values.map(({ id, name, question, selfText }) => ({
        ...toRatedItem("value", id, question),
        name,
        selfText,
      }))
    : [];
  const objectives = isAsked("objectives")
    ? draft.objectives.map((objective) => toRatedItem("objective", objective.id, objective.name))
    : [];
  return [...questions, ...values, ...objectives].map((item, position) => ({ position, ...item }));
}

/** The questions of skills that will be answered. */
export const listAskedQuestions = <Question extends { type: QuestionType }>({
  selectedDimensions,
  questions,
  showsComments,
}: {
  selectedDimensions: readonly RatedDimension[];
  questions: readonly Question[];
  showsComments: boolean;
}): Question[] =>
  selectedDimensions.includes("skills")
    ? questions.filter(({ type }) => showsComments || type !== "text")
    : [];

/** A question belongs to the chapter of its skill, written ones too (§4 of docs/product-decisions.md). */
function sortBySkill(questions: readonly DraftQuestion[]): DraftQuestion[] {
  const opening = new Map<string, number>();
  for (const [index, { skill }] of questions.entries())
    if (!opening.has(skill.id)) opening.set(skill.id, index);
  const getPlace = ({ skill }: DraftQuestion) => opening.get(skill.id) ?? 0;
  return questions.toSorted((a, b) => getPlace(a) - getPlace(b));
}

const toItem = (question: DraftQuestion): Unnumbered => ({
  dimension: "skill",
  type: question.type,
  text: question.text,
  selfText: question.selfText,
  required: question.isRequired,
  options: [...question.options],
  skill: question.skill,
  sourceId: question.id,
});

const toRatedItem = (dimension: "value" | "objective", sourceId: string, text: Translated): Unnumbered => ({
  dimension,
  type: "star_rating",
  text,
  required: true,
  options: [],
  skill: null,
  sourceId,
});

/** Seconds that one answer takes. */
export const secondsFor: Record<QuestionType, number> = {
  star_rating: 12,
  true_false: 8,
  multiple_choice: 15,
  text: 60,
};
/** A fifth is added for reading the page and finding one's words. */
export const readingMargin = 1.2;

/** In seconds, without the margin. */
export const computeExpectedSeconds = (items: readonly { type: QuestionType }[]): number =>
  items.reduce((sum, { type }) => sum + secondsFor[type], 0);

/** Rounded up. Binary fractions: 600 × 1.2 must stay 12 minutes. */
export const toWholeMinutes = (seconds: number): number => Math.max(0, Math.ceil(seconds / 60 - 1e-9));

/** Whole minutes, rounded up; 0 when nothing is asked. */
export const estimateMinutes = (items: readonly { type: QuestionType }[]): number =>
  toWholeMinutes(computeExpectedSeconds(items) * readingMargin);

/** Beyond this, people answer less well: the wizard warns, in amber. */
const comfortableLength = { questions: 35, minutes: 15 } as const;

export const isLong = (items: readonly { type: QuestionType }[]) =>
  items.length > comfortableLength.questions || estimateMinutes(items) > comfortableLength.minutes;

/** The types of all that will be answered, for the running total of the wizard. */
export const listAskedTypes = ({
  selectedDimensions,
  questions,
  values,
  objectives,
  showsComments,
}: {
  selectedDimensions: readonly RatedDimension[];
  questions: readonly { type: QuestionType }[];
  values: readonly unknown[];
  objectives: readonly unknown[];
  showsComments: boolean;
}): { type: QuestionType }[] => [
  ...listAskedQuestions({ selectedDimensions, questions, showsComments }).map(({ type }) => ({ type })),
  ...(selectedDimensions.includes("values") ? values.map(() => ({ type: "star_rating" as const })) : []),
  ...(selectedDimensions.includes("objectives")
    ? objectives.map(() => ({ type: "star_rating" as const }))
    : []),
];

interface QuestionWording {
  textFr?: string | undefined;
  textEn?: string | null | undefined;
  nameSelfFr?: string | null | undefined;
  nameSelfEn?: string | null | undefined;
}

/**
 * The wordings in the first person once a question has been edited. Each belongs to the text it was written for: a text
 * that changes loses it, unless a new one is given.
 *
 * @returns the columns to write; one that stays as it is is left out.
 */
export function computeSelfText(
  before: { textFr: string; textEn: string | null },
  change: QuestionWording,
): { nameSelfFr?: string | null; nameSelfEn?: string | null } {
  const frChanges = change.textFr !== undefined && change.textFr !== before.textFr;
  const enChanges = change.textEn !== undefined && (change.textEn || null) !== before.textEn;
  return {
    ...(change.nameSelfFr !== undefined
      ? { nameSelfFr: change.nameSelfFr || null }
      : frChanges && { nameSelfFr: null }),
    ...(change.nameSelfEn !== undefined
      ? { nameSelfEn: change.nameSelfEn || null }
      : enChanges && { nameSelfEn: null }),
  };
}

export const maxQuestions = 300;
export const maxObjectives = 20;
