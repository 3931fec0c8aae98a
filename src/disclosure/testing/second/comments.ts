import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import type { Policy, Response } from "../../contract.ts";
import { answersTo, isProtected, isShown, type GroupFacts } from "./cells.ts";

/** Where a report prints the comments that one group wrote under one question. */
type Place = "question" | "skill" | "group";

/** The paragraphs that people wrote under some questions, in alphabetical order. */
function paragraphsOf(positions: readonly number[], responses: readonly Response[]): string[] {
  const found: string[] = [];
  for (const { texts } of responses) {
    for (const position of positions) {
      const lines: string[] = [];
      for (const line of (texts[String(position)] ?? "").split(/[\r\n\u0085\u2028\u2029]+/)) {
        if (line.trim() === "") continue;
        // Record 56: the twentieth takes all that follows.
        if (lines.length < 20) lines.push(line.trim());
        else lines[19] += ` ${line.trim()}`;
      }
      found.push(...lines);
    }
  }
  return found.sort((a, b) => (a < b ? -1 : b < a ? 1 : 0));
}

/** A text question counts as answered by everyone who finished. */
const answeredBy = (item: QuestionnaireItem, { responses }: GroupFacts): number =>
  item.type === "text" ? responses.length : answersTo(item.position, responses).length;

/** The id of the skill that an item belongs to, if any. */
export const skillOf = (item: QuestionnaireItem): string | null =>
  item.dimension === "skill" ? (item.skill?.id ?? null) : null;

/** Where the comments under a question other than a text one stand; null: nowhere. */
function placeOf(
  item: QuestionnaireItem,
  items: readonly QuestionnaireItem[],
  facts: GroupFacts,
  policy: Policy,
): Place | null {
  if (item.type === "text" || facts.invited === 0) return null;
  if (!isProtected(facts.group)) return "question";
  if (!isShown(facts, policy)) return null;
  if (answeredBy(item, facts) >= policy.k) return "question";
  const skill = skillOf(item);
  if (skill === null) return "group";
  const known = items.some((other) => skillOf(other) === skill && answeredBy(other, facts) >= policy.k);
  return known ? "skill" : "group";
}

/** What a group answered to a text question; null for any other, or under k people who finished. */
export function textAnswers(item: QuestionnaireItem, facts: GroupFacts, policy: Policy): string[] | null {
  if (item.type !== "text" || facts.invited === 0) return null;
  if (isProtected(facts.group) && !isShown(facts, policy)) return null;
  return paragraphsOf([item.position], facts.responses);
}

/** The comments that stand under their question. */
export function questionComments(
  item: QuestionnaireItem,
  items: readonly QuestionnaireItem[],
  facts: GroupFacts,
  policy: Policy,
): string[] | null {
  const here = placeOf(item, items, facts, policy) === "question";
  return here ? paragraphsOf([item.position], facts.responses) : null;
}

/** The comments pooled under a skill, or under the group when `skill` is null; null when no question has them there. */
export function pooledComments(
  skill: string | null,
  items: readonly QuestionnaireItem[],
  facts: GroupFacts,
  policy: Policy,
): string[] | null {
  const positions: number[] = [];
  for (const item of items) {
    const place = placeOf(item, items, facts, policy);
    const pooled = skill === null ? place === "group" : place === "skill" && skillOf(item) === skill;
    if (pooled) positions.push(item.position);
  }
  return positions.length === 0 ? null : paragraphsOf(positions, facts.responses);
}
