import { expect, test } from "vitest";
import { hasJoinedOpenly, joiningNow } from "./joining.ts";

const [before, now] = [new Date("2026-11-01"), new Date("2026-11-25")];

test.each([
  [
    "invited by the company: shown",
    { joinedAt: null, invitedAt: before },
    { joinedAt: now, joinedUnseen: false },
  ],
  [
    "invited by nobody: not shown",
    { joinedAt: null, invitedAt: null },
    { joinedAt: now, joinedUnseen: true },
  ],
  ["joined already: nothing changes", { joinedAt: before, invitedAt: null }, { joinedAt: before }],
])("who joins, %s", (_who, person, change) => {
  expect(joiningNow(person, now)).toEqual(change);
});

test.each([
  [null, false, false],
  [before, false, true],
  [before, true, false],
])("joined %s, unseen %s: shown as joined %s", (joinedAt, joinedUnseen, shown) => {
  expect(hasJoinedOpenly({ joinedAt, joinedUnseen })).toBe(shown);
});
