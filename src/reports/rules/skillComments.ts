import type { Snapshot } from "#disclosure/contract.ts";
import { type Group, groups } from "#weights/vocabulary.ts";
import { listAllWritings, type Writing } from "./presentation.ts";
import { formatPlaceTitle, type PlaceTitle } from "./sections.ts";
import type { ReportWords } from "./words.ts";

/** What one group wrote about one skill, question by question. */
export interface GroupComments {
  group: Group;
  places: { id: string; title: PlaceTitle; writings: Writing[] }[];
}

/** What was written about a skill, or about the questions without one, or about everything. */
export interface SkillComments {
  /** The id of the skill, or one of `otherChapters`. */
  key: string;
  name: string;
  groups: GroupComments[];
}

/** What is about no skill, in its order, after the skills. */
const otherChapters = ["values", "objectives", "rest", "group"] as const;

/** Where a comment stands: under its skill, else under what it is about. */
export function toChapterKey({ place }: Writing, { skills }: Pick<Snapshot, "skills">): string {
  const { item, skillId } = place;
  if (skillId && skills.some(({ id }) => id === skillId)) return skillId;
  if (!item) return "group";
  if (item.dimension === "skill") return "rest";
  return item.dimension === "value" ? "values" : "objectives";
}

/** Every comment, in the order in which it is read: skill by skill, group by group, question by question. */
export function listCommentsBySkill(snapshot: Snapshot): Writing[] {
  const keys = [...snapshot.skills.map(({ id }) => id), ...otherChapters];
  const rank = (writing: Writing) =>
    keys.indexOf(toChapterKey(writing, snapshot)) * groups.length + groups.indexOf(writing.group);
  return listAllWritings(snapshot).toSorted((a, b) => rank(a) - rank(b));
}

/** The comments of one skill, those pooled under it last. */
export const listSkillComments = (snapshot: Snapshot, skillId: string): Writing[] =>
  listCommentsBySkill(snapshot).filter((writing) => toChapterKey(writing, snapshot) === skillId);

/** By group, then by the question they answer; the order within is that of the report. */
export const groupByGroup = (
  writings: readonly Writing[],
  snapshot: Snapshot,
  words: ReportWords,
): GroupComments[] =>
  [...Map.groupBy(writings, ({ group }) => group)].map(([group, own]) => ({
    group,
    places: [...Map.groupBy(own, ({ place }) => place.id)].map(([id, here]) => ({
      id,
      title: formatPlaceTitle(snapshot, id, words),
      writings: here,
    })),
  }));

/** Comments in the order of `listCommentsBySkill`, under the names of their skills. */
export const groupBySkill = (
  writings: readonly Writing[],
  snapshot: Snapshot,
  words: ReportWords,
): SkillComments[] =>
  [...Map.groupBy(writings, (writing) => toChapterKey(writing, snapshot))].map(([key, own]) => ({
    key,
    name: formatChapterName(key, snapshot, words),
    groups: groupByGroup(own, snapshot, words),
  }));

export function formatChapterName(
  key: string,
  { skills }: Pick<Snapshot, "skills">,
  { texts, translateName }: ReportWords,
): string {
  const skill = skills.find(({ id }) => id === key);
  if (skill) return translateName(skill.name);
  const names = {
    values: texts.values.title,
    objectives: texts.objectives.title,
    rest: texts.comments.rest,
    group: texts.comments.pooled.group,
  };
  const other = otherChapters.find((one) => one === key);
  return other ? names[other] : "";
}
