import type { Group, GroupWritings, Snapshot } from "#disclosure/contract.ts";
import type { CommentAddress } from "../contract.ts";
import { allWritings, type Writing } from "./presentation.ts";

/** Where it stands in the report. */
export const addressOf = ({ place, group, index }: Writing): CommentAddress => ({
  place: place.id,
  group,
  index,
});

export const isSameComment = (a: CommentAddress, b: CommentAddress): boolean =>
  a.place === b.place && a.group === b.group && a.index === b.index;

/** Whether something was written there. */
export const isWritten = (snapshot: Snapshot, comment: CommentAddress): boolean =>
  allWritings(snapshot).some((writing) => isSameComment(addressOf(writing), comment));

/** The report as it is published: without the comments that were masked. */
export function withoutMasked(snapshot: Snapshot, masked: readonly CommentAddress[]): Snapshot {
  const left = (place: string, texts: GroupWritings, before?: GroupWritings): GroupWritings => {
    const keep = (group: Group) =>
      texts[group]?.filter((_, position) => {
        // Answers come first where a place has both.
        const index = position + (before?.[group]?.length ?? 0);
        return !masked.some((one) => isSameComment(one, { place, group, index }));
      }) ?? null;
    return {
      self: keep("self"),
      manager: keep("manager"),
      peer: keep("peer"),
      direct_report: keep("direct_report"),
    };
  };
  return {
    ...snapshot,
    items: snapshot.items.map((item) => {
      const place = `question-${item.position}`;
      return {
        ...item,
        answers: left(place, item.answers),
        comments: left(place, item.comments, item.answers),
      };
    }),
    skills: snapshot.skills.map((skill) => ({
      ...skill,
      comments: left(`skill-${skill.id}`, skill.comments),
    })),
    comments: left("group", snapshot.comments),
  };
}
