import { expect, test } from "vitest";
import { listMenuEntries } from "../menu.ts";
import { roles } from "#platform/vocabulary.ts";
import { chooseRole, readChosenRole, viewAsRole } from "./roleView.ts";

const admin = {
  role: "admin" as const,
  isAdmin: true,
  capabilities: ["evaluate" as const, "managePeople" as const, "administer" as const],
  managesPeople: false,
};

test.each([
  ["account_owner", ["evaluate", "managePeople"], false],
  ["team_manager", ["evaluate"], true],
  ["user", [], false],
] as const)("an administrator who looks as %s may do %j", (role, capabilities, managesPeople) => {
  const viewer = viewAsRole(admin, role);
  expect(viewer).toEqual({ role, isAdmin: false, capabilities, managesPeople });
  expect(listMenuEntries(viewer)).toEqual(listMenuEntries({ role, isAdmin: false, managesPeople }));
});

test("an owner who is an administrator keeps their own view as « admin »", () => {
  const owner = { ...admin, role: "account_owner" as const };
  expect(viewAsRole(owner, "admin")).toBe(owner);
});

test.each(roles)("nobody else gains or loses anything as %s", (role) => {
  const manager = {
    ...admin,
    role: "team_manager" as const,
    isAdmin: false,
    capabilities: ["evaluate" as const],
  };
  expect(viewAsRole(manager, role)).toBe(manager);
});

test("without a place to keep it, or with a word that is no role, the view is one's own", () => {
  expect(readChosenRole()).toBe("admin");
  expect(() => chooseRole("user")).toThrow("sessionStorage");
});
