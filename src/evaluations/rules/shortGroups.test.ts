import { expect, test } from "vitest";
import { shortGroups } from "./shortGroups.ts";

const peers = (finished: number, awaited: number, gone: number) =>
  ({ role: "peer", finished, awaited, gone }) as const;

test.each([
  ["nobody has left", peers(0, 3, 0), null],
  ["one of three has declined", peers(0, 2, 1), 1],
  ["one of three has declined, the others have answered", peers(2, 0, 1), 1],
  ["two of four have", peers(1, 1, 2), 1],
  ["all three have", peers(0, 0, 3), 3],
  ["one of four has: three are left", peers(0, 3, 1), null],
  ["three of three have answered", peers(3, 0, 0), null],
  ["three have answered and others have declined", peers(3, 0, 2), null],
  ["somebody else was asked instead", peers(0, 3, 1), null],
  ["it was too small from the beginning", peers(0, 1, 1), null],
])("%s", (_, group, missing) => {
  expect(shortGroups([group], 3)).toEqual(missing === null ? [] : [{ role: "peer", missing }]);
});
