import { expect, test } from "vitest";
import { listShortGroups } from "./shortGroups.ts";

const buildPeers = (finished: number, awaited: number, gone: number) =>
  ({ role: "peer", finished, awaited, gone }) as const;

test.each([
  ["nobody has left", buildPeers(0, 3, 0), null],
  ["one of three has declined", buildPeers(0, 2, 1), 1],
  ["one of three has declined, the others have answered", buildPeers(2, 0, 1), 1],
  ["two of four have", buildPeers(1, 1, 2), 1],
  ["all three have", buildPeers(0, 0, 3), 3],
  ["one of four has: three are left", buildPeers(0, 3, 1), null],
  ["three of three have answered", buildPeers(3, 0, 0), null],
  ["three have answered and others have declined", buildPeers(3, 0, 2), null],
  ["somebody else was asked instead", buildPeers(0, 3, 1), null],
  ["it was too small from the beginning", buildPeers(0, 1, 1), null],
])("%s", (_, group, missing) => {
  expect(listShortGroups([group], 3)).toEqual(missing === null ? [] : [{ role: "peer", missing }]);
});
