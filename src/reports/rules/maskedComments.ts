import type { GroupWritings, Snapshot } from "#disclosure/contract.ts";
import type { ErrorCode } from "#platform/errors.ts";
import type { Group } from "#weights/vocabulary.ts";
import type { CommentAddress } from "../contract.ts";
import { isSameComment, questionPlace, reportPlace, skillPlace } from "./commentAddresses.ts";
import { allWritings, type Writing } from "./presentation.ts";

/** Where it stands in the report. */
export const addressOf = ({ place, group, index }: Writing): CommentAddress => ({
  place: place.id,
  group,
  index,
});

/** A comment that is taken out, with the digest of its words when that was decided. */
export interface TakenOut extends CommentAddress {
  digest: string;
}

/** Gives the digest of words; the server alone has one. */
export type DigestOf = (words: string) => string;

/** What the person evaluated wrote about themself is theirs: nobody takes it out of their report. */
export const whyNotMask = ({ group }: Pick<CommentAddress, "group">): ErrorCode | null =>
  group === "self" ? "forbidden" : null;

/** What was written at an address of the stored report. */
export const writingAt = (snapshot: Snapshot, address: CommentAddress): Writing | undefined =>
  allWritings(snapshot).find((writing) => isSameComment(addressOf(writing), address));

/** The writing that was decided about; undefined where other words stand at its address now. */
export function decidedWriting(snapshot: Snapshot, taken: TakenOut, digestOf: DigestOf): Writing | undefined {
  const writing = writingAt(snapshot, taken);
  return writing && digestOf(writing.words) === taken.digest ? writing : undefined;
}

/**
 * The report as it is published: without the comments that were taken out. Where one does not stand at its address any
 * more, nobody can tell which it is: nothing that its group wrote is shown.
 */
export function withoutMasked(snapshot: Snapshot, taken: readonly TakenOut[], digestOf: DigestOf): Snapshot {
  const lost = new Set(
    taken.filter((one) => !decidedWriting(snapshot, one, digestOf)).map(({ group }) => group),
  );
  const left = (place: string, texts: GroupWritings, before?: GroupWritings): GroupWritings => {
    const keep = (group: Group) =>
      texts[group]?.filter((_, position) => {
        const index = position + (before?.[group]?.length ?? 0);
        return !lost.has(group) && !taken.some((one) => isSameComment(one, { place, group, index }));
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
      const place = questionPlace(item.position);
      return {
        ...item,
        answers: left(place, item.answers),
        comments: left(place, item.comments, item.answers),
      };
    }),
    skills: snapshot.skills.map((skill) => ({
      ...skill,
      comments: left(skillPlace(skill.id), skill.comments),
    })),
    comments: left(reportPlace, snapshot.comments),
  };
}
