import type { Dimension, FrozenSkill, QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { isItemAnswered, type GivenAnswers } from "./answered.ts";

export interface Chapter {
  /** Stable within a questionnaire: the id of the skill, else the dimension. */
  key: string;
  dimension: Dimension;
  skill: FrozenSkill | null;
  /** In the order of their positions. */
  items: QuestionnaireItem[];
  answered: number;
  total: number;
}

const order: Record<Dimension, number> = { skill: 0, value: 1, objective: 2 };

const toChapterKey = ({ dimension, skill }: QuestionnaireItem) =>
  dimension === "skill" && skill ? skill.id : dimension;

/** The questions of one skill, then the values, then the objectives; skills in the order of their first question. */
export function groupIntoChapters(items: readonly QuestionnaireItem[], given: GivenAnswers): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const item of items) {
    const key = toChapterKey(item);
    const chapter = found.get(key) ?? {
      key,
      dimension: item.dimension,
      skill: item.dimension === "skill" ? item.skill : null,
      items: [],
      answered: 0,
      total: 0,
    };
    found.set(key, {
      ...chapter,
      items: [...chapter.items, item],
      answered: chapter.answered + (isItemAnswered(item, given) ? 1 : 0),
      total: chapter.total + 1,
    });
  }
  return [...found.values()].toSorted((a, b) => order[a.dimension] - order[b.dimension]);
}

export const findChapter = (all: readonly Chapter[], position: number): Chapter | undefined =>
  all.find(({ items }) => items.some((item) => item.position === position));

/** The questions in reading order, chapter after chapter: their numbers are positions in this order. */
export const listInReadingOrder = (all: readonly Chapter[]): QuestionnaireItem[] =>
  all.flatMap(({ items }) => items);

/**
 * The first item without an answer, in reading order; null when none is left. A skipped optional question is not
 * offered again.
 */
export function findResumePosition(items: readonly QuestionnaireItem[], given: GivenAnswers): number | null {
  const last = items.findLastIndex((item) => isItemAnswered(item, given));
  const next = items.find((item, place) => !isItemAnswered(item, given) && (item.required || place > last));
  return next?.position ?? null;
}
