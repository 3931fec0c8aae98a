import type { BulkPlan } from "#platform/bulk.ts";
import type { ErrorCode } from "#platform/errors.ts";

/** Each of them with why it was left, in the answer of a call for many. */
export const toBulkAnswer = <Item extends { id: string }>({ can, refused }: BulkPlan<Item, ErrorCode>) => [
  ...can.map(({ id }) => ({ id, refused: null })),
  ...refused.flatMap(({ reason, items }) => items.map(({ id }) => ({ id, refused: reason }))),
];
