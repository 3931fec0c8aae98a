import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { shuffled } from "#platform/shuffled.ts";
import type { Group } from "#weights/vocabulary.ts";
import type { Policy, Response } from "../contract.ts";
import { getMinPeople, tally } from "./cells.ts";

const lineBreaks = /[\r\n\u0085\u2028\u2029]+/;

/** The last paragraph takes the rest: one person's six hundred line breaks would bury the other comments. */
const maxParagraphs = 20;

export function splitParagraphs(text: string): string[] {
  const paragraphs = text
    .split(lineBreaks)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
  if (paragraphs.length <= maxParagraphs) return paragraphs;
  const rest = paragraphs.splice(maxParagraphs - 1);
  return [...paragraphs, rest.join(" ")];
}

/** The texts of a group by place; each place has its own order. */
export type GroupTexts = {
  /** By position; text questions and others alike. */
  items: ReadonlyMap<number, string[]>;
  /** By skill. */
  skills: ReadonlyMap<string, string[]>;
  /** null: nothing is pooled under the group. */
  group: string[] | null;
};

export const isWritten = ({ items, skills, group }: GroupTexts): boolean =>
  [...items.values(), ...skills.values(), group ?? []].some((paragraphs) => paragraphs.length > 0);

/** A place is a question, its skill, or the group. */
type Place = { kind: "item"; position: number } | { kind: "skill"; id: string } | { kind: "group" };

/**
 * Decides where the texts of one group are shown (§5). The anonymity set of an author is the group's finished raters:
 * under k of them in a protected group nothing is shown. Answers to a text question are shown under it. A comment is
 * shown under its question when k people answered it, else under the skill when k answered one of its questions, else
 * under the group; `pooled` puts all comments there. Authors are not disclosed: paragraphs are shuffled within each
 * place.
 */
export function placeTexts(
  items: readonly QuestionnaireItem[],
  { group, responses, pooled }: { group: Group; responses: readonly Response[]; pooled: boolean },
  policy: Policy,
  random: () => number,
): GroupTexts | null {
  const minPeople = getMinPeople(group, policy);
  if (responses.length < minPeople && minPeople > 1) return null;
  const isAnswered = (item: QuestionnaireItem) =>
    item.type === "text" || tally(item, responses).n >= minPeople || minPeople === 1;
  const answeredSkills = new Set(items.filter(isAnswered).map(({ skill }) => skill?.id));
  const choosePlace = (item: QuestionnaireItem): Place => {
    const { position, type, skill } = item;
    if (type === "text") return { kind: "item", position };
    if (pooled) return { kind: "group" };
    if (isAnswered(item)) return { kind: "item", position };
    return skill && answeredSkills.has(skill.id) ? { kind: "skill", id: skill.id } : { kind: "group" };
  };
  const listParagraphs = ({ position }: QuestionnaireItem) =>
    responses.flatMap(({ texts }) => splitParagraphs(texts[String(position)] ?? ""));
  const textsByPlace = {
    items: new Map<number, string[]>(),
    skills: new Map<string, string[]>(),
    group: [] as string[],
  };
  let isGroupPlace = false;
  for (const item of items) {
    const place = choosePlace(item);
    const paragraphs = listParagraphs(item);
    if (place.kind === "item") textsByPlace.items.set(place.position, paragraphs);
    if (place.kind === "skill")
      textsByPlace.skills.set(place.id, [...(textsByPlace.skills.get(place.id) ?? []), ...paragraphs]);
    if (place.kind === "group") {
      isGroupPlace = true;
      textsByPlace.group.push(...paragraphs);
    }
  }
  const shuffleEach = <Key>(places: ReadonlyMap<Key, string[]>) =>
    new Map([...places].map(([key, paragraphs]) => [key, shuffled(paragraphs, random)]));
  return {
    items: shuffleEach(textsByPlace.items),
    skills: shuffleEach(textsByPlace.skills),
    group: isGroupPlace ? shuffled(textsByPlace.group, random) : null,
  };
}
