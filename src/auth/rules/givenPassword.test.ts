import { expect, test } from "vitest";
import { whyNotGivePassword, whyNotReplacePassword } from "./givenPassword.ts";

test.each([
  ["a member", { id: "b", role: "user", isAdmin: false }, null],
  ["a team manager", { id: "b", role: "team_manager", isAdmin: false }, null],
  ["an administrator", { id: "b", role: "admin", isAdmin: true }, "forbidden"],
  ["an owner", { id: "b", role: "account_owner", isAdmin: false }, "forbidden"],
  ["oneself", { id: "a", role: "user", isAdmin: false }, "forbidden"],
] as const)("the password of %s", (_who, target, expected) => {
  expect(whyNotGivePassword("a", target)).toBe(expected);
});

const usual = {
  hasJoined: true,
  isActive: true,
  hasSecondFactor: false,
  hasIdentity: false,
  isElsewhere: false,
};
test.each([
  [{}, null],
  [{ hasJoined: false }, "password_not_given"],
  [{ isActive: false }, "password_not_given"],
  [{ hasSecondFactor: true }, "password_not_given"],
  [{ hasIdentity: true }, "password_not_given"],
  [{ isElsewhere: true }, "password_not_given"],
])("whose password is replaced: %j", (facts, expected) => {
  expect(whyNotReplacePassword({ ...usual, ...facts })).toBe(expected);
});
