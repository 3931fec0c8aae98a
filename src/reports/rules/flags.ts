import type { Snapshot } from "#disclosure/contract.ts";
import type { ErrorCode } from "#platform/errors.ts";
import type { CommentAddress } from "../contract.ts";
import type { FlagStatus, FlagTarget, OwnFlag } from "../contract/flags.ts";
import { isSameComment } from "./commentAddresses.ts";
import { toAddress } from "./maskedComments.ts";
import { listAllWritings, type Writing } from "./presentation.ts";

/** The most open flags of one report at a time (§5 of docs/product-decisions.md). */
const maxOpenFlags = 3;

export const whyNotFlagMore = (openFlags: number): ErrorCode | null =>
  openFlags >= maxOpenFlags ? "too_many_flags" : null;

export const whyNotDecide = (status: FlagStatus): ErrorCode | null =>
  status === "open" ? null : "flag_decided";

/** Whether the flagged comment is removed from what readers are sent. */
export const isRemoved = ({ status }: { status: FlagStatus }): boolean => status !== "shown";

const isAt = ({ place, group, words }: Writing, target: FlagTarget) =>
  place.id === target.place && group === target.group && words === target.words;

/**
 * Finds the address, in the stored report, of a comment that the person evaluated sees: the first one with its words that
 * is neither masked nor flagged already. Refused when there is none.
 */
export function findFlaggedAddress(
  snapshot: Snapshot,
  target: FlagTarget,
  { masked, flags }: { masked: readonly CommentAddress[]; flags: readonly CommentAddress[] },
): CommentAddress | { refused: ErrorCode } {
  const among = (addresses: readonly CommentAddress[], address: CommentAddress) =>
    addresses.some((one) => isSameComment(one, address));
  const matching = listAllWritings(snapshot)
    .filter((writing) => isAt(writing, target))
    .map(toAddress)
    .filter((address) => !among(masked, address));
  const unflagged = matching.find((address) => !among(flags, address));
  return unflagged ?? { refused: matching.length > 0 ? "comment_flagged" : "not_found" };
}

/** A comment that was shown again is not flagged a second time. */
export const mayBeFlagged = (own: readonly OwnFlag[], { place, group, words }: FlagTarget): boolean =>
  !own.some((flag) => flag.place === place && flag.group === group && flag.comment === words);
