import type { GroupWritings } from "#disclosure/contract.ts";
import type { Group } from "#weights/vocabulary.ts";
import type { CommentAddress } from "../contract.ts";

/**
 * Addresses of comments in a stored report: the place, the group, and the position in that group's random order. Rows of
 * masked and flagged comments hold these addresses, so they never change, whatever the layout of the report.
 */
export const toQuestionPlace = (position: number) => `question-${position}`;
export const toSkillPlace = (skillId: string) => `skill-${skillId}`;
export const reportPlace = "group";

/** What a group wrote at a place, in addresses: where a question has both, its answers come before its comments. */
export const listComments = (
  place: string,
  group: Group,
  texts: readonly GroupWritings[],
): (CommentAddress & { words: string })[] =>
  texts.flatMap((byGroup) => byGroup[group] ?? []).map((words, index) => ({ place, group, index, words }));

export const isSameComment = (a: CommentAddress, b: CommentAddress): boolean =>
  a.place === b.place && a.group === b.group && a.index === b.index;
