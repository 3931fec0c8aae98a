import { expect, test } from "vitest";
import { whyNotLogin, type LoginFacts } from "./loginRules.ts";

const fit: LoginFacts = {
  name: "rondo_web",
  servesRequests: true,
  writesReports: false,
  isPowerful: false,
  owns: false,
};

test("a login with the rights of its task and no other is taken", () => {
  expect(whyNotLogin("requests", fit)).toBeNull();
  expect(whyNotLogin("reports", { ...fit, writesReports: true })).toBeNull();
});

test.each([
  ["requests", { isPowerful: true }, /superutilisateur/],
  ["requests", { owns: true }, /ne possède rien/],
  ["requests", { writesReports: true }, /rondo_report/],
  ["requests", { servesRequests: false }, /rondo_app/],
  ["reports", { owns: true, writesReports: true }, /ne possède rien/],
  ["reports", { writesReports: false }, /rondo_report/],
] as const)("for %s, a login with %o is refused in words", (kind, change, words) => {
  expect(whyNotLogin(kind, { ...fit, ...change })).toMatch(words);
});
