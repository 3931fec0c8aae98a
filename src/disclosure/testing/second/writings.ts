import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import type { Group } from "#weights/vocabulary.ts";
import type { GroupWritings, Response } from "../../contract.ts";
import { mapGroups, isProtected, listObserved } from "./cells.ts";

/** The people of one group who finished, and what is shown of them. */
export type GroupResponses = {
  responses: readonly Response[];
  invited: number;
  isShown: boolean;
  isIsolating: boolean;
};
export type ResponsesByGroup = Record<Group, GroupResponses>;

type Place = { kind: "question"; position: number } | { kind: "skill"; id: string } | { kind: "group" };

/** Where texts are placed: under their question, pooled under its skill, or under the group. */
export function placeWritings(items: readonly QuestionnaireItem[], byRole: ResponsesByGroup, k: number) {
  const at = (isHere: (place: Place) => boolean): GroupWritings =>
    mapGroups((group) => {
      const { responses, invited, isIsolating } = byRole[group];
      const here = items.filter((item) => isHere(choosePlace(item, items, byRole[group], group, k)));
      const hasEnoughPeople = !isProtected(group) || responses.length >= k;
      const isSilent = responses.every(({ texts }) => Object.values(texts).join("").trim() === "");
      if (invited === 0 || !hasEnoughPeople || here.length === 0) return null;
      if (isIsolating && isSilent) return null;
      return here.flatMap(({ position }) =>
        responses.flatMap(({ texts }) => paragraphs(texts[position] ?? "")),
      );
    });
  return {
    underQuestion: (position: number) =>
      at((place) => place.kind === "question" && place.position === position),
    underSkill: (id: string) => at((place) => place.kind === "skill" && place.id === id),
    underGroup: () => at((place) => place.kind === "group"),
  };
}

function choosePlace(
  item: QuestionnaireItem,
  items: readonly QuestionnaireItem[],
  { responses, isIsolating }: GroupResponses,
  group: Group,
  k: number,
): Place {
  const { position, skill } = item;
  if (isIsolating && item.type !== "text") return { kind: "group" };
  // A text question counts as answered by everyone who finished.
  const hasEnoughAnswers = ({ type, position: at }: QuestionnaireItem) =>
    type === "text" || listObserved(responses, at).length >= k;
  if (!isProtected(group) || hasEnoughAnswers(item)) return { kind: "question", position };
  const hasEnoughInSkill = items.some((other) => other.skill?.id === skill?.id && hasEnoughAnswers(other));
  return skill && hasEnoughInSkill ? { kind: "skill", id: skill.id } : { kind: "group" };
}

const paragraphs = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
