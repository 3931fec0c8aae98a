import { expect, test } from "vitest";
import { menuOf } from "../menu.ts";
import { roles } from "#platform/vocabulary.ts";
import { chooseRole, chosenRole, seenAs } from "./roleView.ts";

const admin = {
  role: "admin" as const,
  isAdmin: true,
  capabilities: ["evaluate" as const, "managePeople" as const, "administer" as const],
  managesSomebody: false,
};

test.each([
  ["account_owner", ["evaluate", "managePeople"], false],
  ["team_manager", ["evaluate"], true],
  ["user", [], false],
] as const)("an administrator who looks as %s may do %j", (role, capabilities, managesSomebody) => {
  const viewer = seenAs(admin, role);
  expect(viewer).toEqual({ role, isAdmin: false, capabilities, managesSomebody });
  expect(menuOf(viewer)).toEqual(menuOf({ role, isAdmin: false, managesSomebody }));
});

test("an owner who is an administrator keeps their own view as « admin »", () => {
  const owner = { ...admin, role: "account_owner" as const };
  expect(seenAs(owner, "admin")).toBe(owner);
});

test.each(roles)("nobody else gains or loses anything as %s", (role) => {
  const manager = {
    ...admin,
    role: "team_manager" as const,
    isAdmin: false,
    capabilities: ["evaluate" as const],
  };
  expect(seenAs(manager, role)).toBe(manager);
});

test("without a place to keep it, or with a word that is no role, the view is one's own", () => {
  expect(chosenRole()).toBe("admin");
  expect(() => chooseRole("user")).toThrow("sessionStorage");
});
