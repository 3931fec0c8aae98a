import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import type { Group, GroupWritings, Response } from "../../contract.ts";
import { byGroup, isProtected, observed } from "./cells.ts";

/** The people of one group who finished, and what is shown of them. */
export type Crowd = {
  responses: readonly Response[];
  invited: number;
  isShown: boolean;
  isIsolating: boolean;
};
export type Crowds = Record<Group, Crowd>;

type Place = { kind: "question"; position: number } | { kind: "skill"; id: string } | { kind: "group" };

/** Where texts stand: under their question, pooled under its skill, or under the group. */
export function writingsOf(items: readonly QuestionnaireItem[], crowds: Crowds, k: number) {
  const at = (isHere: (place: Place) => boolean): GroupWritings =>
    byGroup((group) => {
      const { responses, invited } = crowds[group];
      const here = items.filter((item) => isHere(placeOf(item, items, crowds[group], group, k)));
      const isCrowd = !isProtected(group) || responses.length >= k;
      if (invited === 0 || !isCrowd || here.length === 0) return null;
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

function placeOf(
  item: QuestionnaireItem,
  items: readonly QuestionnaireItem[],
  { responses, isIsolating }: Crowd,
  group: Group,
  k: number,
): Place {
  const { position, skill } = item;
  if (isIsolating && item.type !== "text") return { kind: "group" };
  // A text question counts as answered by everyone who finished.
  const isCrowded = ({ type, position: at }: QuestionnaireItem) =>
    type === "text" || observed(responses, at).length >= k;
  if (!isProtected(group) || isCrowded(item)) return { kind: "question", position };
  const hasSkillCrowd = items.some((other) => other.skill?.id === skill?.id && isCrowded(other));
  return skill && hasSkillCrowd ? { kind: "skill", id: skill.id } : { kind: "group" };
}

const paragraphs = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
