import type { Group } from "#weights/vocabulary.ts";
import type { GroupWritings, Snapshot } from "../contract.ts";

/** Whether what a group has written has a place in the report, were it empty. */
export function hasWritings(
  { items, skills, comments }: Pick<Snapshot, "items" | "skills" | "comments">,
  group: Group,
): boolean {
  const places: GroupWritings[] = [
    ...items.flatMap((item) => [item.answers, item.comments]),
    ...skills.map((skill) => skill.comments),
    comments,
  ];
  return places.some((place) => place[group] !== null);
}
