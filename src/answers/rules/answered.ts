import type { FrozenSkill, QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import type { ParticipantRole } from "#evaluations/vocabulary.ts";
import { computeTextLength } from "#platform/normalizeText.ts";
import type { Answers } from "../contract.ts";

/** The answers given so far, without their revisions. */
export type GivenAnswers = Pick<Answers, "scores" | "texts">;

/** « Je n’ai pas assez observé pour répondre »: an answer, never a figure (§4 of docs/product-decisions.md). */
export const NOT_OBSERVED = 0;
export const LEVELS = [1, 2, 3, 4, 5] as const;
export const TRUE = 1;
export const FALSE = 2;

const TEXT_ANSWER_LIMIT = 4_000;
const COMMENT_LIMIT = 1_200;

/** Characters allowed at this position: an answer to a written question, else a comment. */
export const getTextLimit = (item: QuestionnaireItem) =>
  item.type === "text" ? TEXT_ANSWER_LIMIT : COMMENT_LIMIT;

/** Never for oneself; a written question is skipped rather than refused. */
export const mayNotHaveObserved = (item: QuestionnaireItem, role: ParticipantRole) =>
  item.type !== "text" && role !== "subject";

function listChoices(item: QuestionnaireItem): readonly number[] {
  switch (item.type) {
    case "star_rating":
      return LEVELS;
    case "true_false":
      return [TRUE, FALSE];
    case "multiple_choice":
      return item.options.map(({ value }) => value);
    case "text":
      return [];
  }
}

/** Every score this person may give to this item, besides null (no answer). */
const listPossibleScores = (item: QuestionnaireItem, role: ParticipantRole): readonly number[] =>
  mayNotHaveObserved(item, role) ? [...listChoices(item), NOT_OBSERVED] : listChoices(item);

/** Null takes an answer back and is always allowed; a written question has no other score. */
export const isValidScore = (item: QuestionnaireItem, score: number | null, role: ParticipantRole): boolean =>
  score === null || listPossibleScores(item, role).includes(score);

export const isValidText = (item: QuestionnaireItem, text: string | null): boolean =>
  computeTextLength(text ?? "") <= getTextLimit(item);

/** « Not observed » is an answer; a comment without a score is not. */
export const isAnswered = (
  item: QuestionnaireItem,
  score: number | null | undefined,
  text: string | undefined,
): boolean => (item.type === "text" ? Boolean(text?.trim()) : score !== null && score !== undefined);

export const isItemAnswered = (item: QuestionnaireItem, { scores, texts }: GivenAnswers): boolean =>
  isAnswered(item, scores[item.position], texts[item.position]);

export const countAnswered = (items: readonly QuestionnaireItem[], given: GivenAnswers): number =>
  items.filter((item) => isItemAnswered(item, given)).length;

/** The required items without an answer, in order: what finalising refuses (§5 of docs/specification.md). */
export const listMissingRequired = (
  items: readonly QuestionnaireItem[],
  given: GivenAnswers,
): QuestionnaireItem[] => items.filter((item) => item.required && !isItemAnswered(item, given));

/** The items whose text is too long to leave this device. */
export const listTooLong = (
  items: readonly QuestionnaireItem[],
  { texts }: GivenAnswers,
): QuestionnaireItem[] => items.filter((item) => !isValidText(item, texts[item.position] ?? null));

export interface MissingComment {
  skill: FrozenSkill;
  /** The first item of the skill under which a comment can be written. */
  item: QuestionnaireItem;
}

/**
 * The skills that still need a comment when comments are mandatory (§4 of docs/product-decisions.md): at least one
 * per skill, never after « pas assez observé ». A skill without an observation, or without an answer yet, needs none.
 */
export function listMissingComments(
  items: readonly QuestionnaireItem[],
  given: GivenAnswers,
  commentsMandatory: boolean,
): MissingComment[] {
  if (!commentsMandatory) return [];
  const missing = new Map<string, MissingComment>();
  const commented = new Set<string>();
  for (const item of items) {
    if (item.dimension !== "skill" || item.type === "text" || !item.skill) continue;
    if (given.texts[item.position]?.trim()) commented.add(item.skill.id);
    const score = given.scores[item.position] ?? NOT_OBSERVED;
    if (score !== NOT_OBSERVED && !missing.has(item.skill.id))
      missing.set(item.skill.id, { skill: item.skill, item });
  }
  return [...missing.values()].filter(({ skill }) => !commented.has(skill.id));
}

/** Whether the comment under this very item is the one that its skill still waits for. */
export const awaitsComment = (
  item: QuestionnaireItem,
  items: readonly QuestionnaireItem[],
  given: GivenAnswers,
  commentsMandatory: boolean,
): boolean =>
  listMissingComments(items, given, commentsMandatory).some(({ skill }) => skill.id === item.skill?.id) &&
  item.dimension === "skill" &&
  item.type !== "text" &&
  (given.scores[item.position] ?? NOT_OBSERVED) !== NOT_OBSERVED;

/** More than half of the answers say « not observed »: the review page mentions it kindly (never to the subject). */
export const hasObservedLittle = (items: readonly QuestionnaireItem[], { scores }: GivenAnswers): boolean => {
  const scored = items.filter(({ type, position }) => type !== "text" && (scores[position] ?? null) !== null);
  const unseen = scored.filter(({ position }) => scores[position] === NOT_OBSERVED);
  return scored.length > 0 && unseen.length * 2 > scored.length;
};
