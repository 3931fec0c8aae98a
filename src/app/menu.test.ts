import { expect, test } from "vitest";
import { lists } from "./lists.ts";
import { addressOf, bottomBarOf, currentEntry, entries, menuOf, menus } from "./menu.ts";

test.each([
  [
    "admin",
    "dashboard, evaluations, myEvaluations, people, teams, pulses, jobPositions, jobFamilies, questionCategories, values, weightMatrix, dataManagement, settings, profile, emailTest",
  ],
  ["account_owner", "dashboard, people, teams, evaluations, myEvaluations, pulses, settings, profile"],
  ["team_manager", "dashboard, teams, myEvaluations, evaluations, profile"],
  ["user", "dashboard, myEvaluations, profile"],
] as const)("the menu of %s has the entries of the specification, in its order", (role, expected) => {
  expect(menus[role].join(", ")).toBe(expected);
});

test("no entry leads to a screen that is not there", () => {
  for (const role of ["admin", "account_owner", "team_manager", "user"] as const)
    for (const name of menuOf({ role, isAdmin: role === "admin" })) expect(entries[name].exists).toBe(true);
});

test("an owner who is an admin has the admin's menu", () => {
  expect(menuOf({ role: "account_owner", isAdmin: true })).toEqual(menuOf({ role: "admin", isAdmin: true }));
});

test("the bottom bar holds at most four entries", () => {
  expect(bottomBarOf({ role: "admin", isAdmin: true })).toHaveLength(4);
});

test("the current entry is the closest one, not a namesake", () => {
  const names = menuOf({ role: "admin", isAdmin: true });
  expect(currentEntry("/app/evaluations/create", names)).toBe("evaluations");
  expect(currentEntry("/user/evaluations", names)).toBe("myEvaluations");
  expect(currentEntry("/app/users-elsewhere", names)).toBeNull();
});

test("an entry leads to its list, and to the view chosen for it as the address of the list says it", () => {
  expect(addressOf("people", undefined)).toBe("/app/users");
  const view = { id: "0b7a5f0e-3c55-4d43-9d6b-6a1f5b3f2f11", state: "search=%C3%A8ve&state=invited" };
  expect(addressOf("people", view)).toBe(`/app/users?search=%C3%A8ve&state=invited&view=${view.id}`);
});

test("every list whose views are saved has the name of an entry", () => {
  for (const list of Object.keys(lists)) expect(Object.keys(entries)).toContain(list);
});
