import type { GroupWritings, Highlight, Quote, Snapshot } from "#disclosure/contract.ts";
import type { ErrorCode } from "#platform/errors.ts";
import type { Group } from "#weights/vocabulary.ts";
import type { CommentAddress } from "../contract.ts";
import { isSameComment, toQuestionPlace, reportPlace, toSkillPlace } from "./commentAddresses.ts";
import { listAllWritings, type Writing } from "./presentation.ts";

/** The address of a writing in the report. */
export const toAddress = ({ place, group, index }: Writing): CommentAddress => ({
  place: place.id,
  group,
  index,
});

/** A comment removed from the report, with the digest of its words when that was decided. */
export interface RemovedComment extends CommentAddress {
  digest: string;
}

/** Computes the digest of words; given by the server, which alone has one. */
export type ComputeDigest = (words: string) => string;

/** What the person evaluated wrote about themself belongs to them: no one may mask it. */
export const whyNotMask = ({ group }: Pick<CommentAddress, "group">): ErrorCode | null =>
  group === "self" ? "forbidden" : null;

/** What was written at an address of the stored report. */
export const findWriting = (snapshot: Snapshot, address: CommentAddress): Writing | undefined =>
  listAllWritings(snapshot).find((writing) => isSameComment(toAddress(writing), address));

/** The writing that was decided about; undefined where its address holds other words now. */
export function findDecidedWriting(
  snapshot: Snapshot,
  removed: RemovedComment,
  computeDigest: ComputeDigest,
): Writing | undefined {
  const writing = findWriting(snapshot, removed);
  return writing && computeDigest(writing.words) === removed.digest ? writing : undefined;
}

/**
 * Removes the masked comments from the stored report. Where one is not found at its address any more, it cannot be
 * identified: no comment of its group is shown.
 */
export function removeMasked(
  snapshot: Snapshot,
  removed: readonly RemovedComment[],
  computeDigest: ComputeDigest,
): Snapshot {
  const lost = new Set(
    removed.filter((one) => !findDecidedWriting(snapshot, one, computeDigest)).map(({ group }) => group),
  );
  const keepRemaining = (place: string, texts: GroupWritings, before?: GroupWritings): GroupWritings => {
    const keep = (group: Group) =>
      texts[group]?.filter((_, position) => {
        const index = position + (before?.[group]?.length ?? 0);
        return !lost.has(group) && !removed.some((one) => isSameComment(one, { place, group, index }));
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
      const place = toQuestionPlace(item.position);
      return {
        ...item,
        answers: keepRemaining(place, item.answers),
        comments: keepRemaining(place, item.comments, item.answers),
      };
    }),
    skills: snapshot.skills.map((skill) => ({
      ...skill,
      comments: keepRemaining(toSkillPlace(skill.id), skill.comments),
    })),
    comments: keepRemaining(reportPlace, snapshot.comments),
    highlights: snapshot.highlights.map((highlight) => ({
      ...highlight,
      quote: keepQuote(highlight, { removed, lost }),
    })),
  };
}

/** The quoted paragraph where it stands among those that remain; null when it was removed: no other one takes its place. */
function keepQuote(
  { skillId, quote }: Highlight,
  { removed, lost }: { removed: readonly CommentAddress[]; lost: ReadonlySet<Group> },
): Quote | null {
  if (!quote || lost.has(quote.group)) return null;
  const { group, position } = quote;
  const place = position === null ? toSkillPlace(skillId) : toQuestionPlace(position);
  const isRemoved = (index: number) => removed.some((one) => isSameComment(one, { place, group, index }));
  if (isRemoved(quote.index)) return null;
  const before = Array.from({ length: quote.index }, (_, index) => index).filter(isRemoved);
  return { ...quote, index: quote.index - before.length };
}
