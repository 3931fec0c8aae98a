import { expect, test } from "vitest";
import { paths } from "#paths.ts";
import { clientModules } from "./clientModules.ts";
import { lists } from "./registries.ts";
import {
  addView,
  getEntryPath,
  listBottomBarEntries,
  findCurrentEntry,
  entries,
  type EntryName,
  listMenuEntries,
  menus,
} from "./menu.ts";

const me = { profileId: "0f3c2c8e-6f0f-4a55-8f0e-6d0f6a1f2b3c" };

test.each([
  [
    "admin",
    "dashboard, evaluations, myEvaluations, people, teams, pulses, jobPositions, jobFamilies, questionCategories, values, weightMatrix, reportModels, dataManagement, settings, profile, emailTest",
  ],
  [
    "account_owner",
    "dashboard, evaluations, myEvaluations, people, teams, pulses, reportModels, settings, profile",
  ],
  ["team_manager", "dashboard, evaluations, myEvaluations, teams, profile"],
  ["user", "dashboard, myEvaluations, profile"],
] as const)(
  "the menu of %s has the entries of the specification, in the one order of all",
  (role, expected) => {
    expect(menus[role].join(", ")).toBe(expected);
    expect(menus[role]).toEqual(menus.admin.filter((name) => menus[role].includes(name)));
  },
);

test("an entry is in a menu where its screen is there, and only there", () => {
  const built = new Set(
    clientModules.flatMap(({ screens = {} }) =>
      Object.values(screens).flatMap((group) => group.map(({ path }) => path)),
    ),
  );
  const listed = new Set([
    ...listMenuEntries({ role: "admin", isAdmin: true, managesPeople: true }),
    ...listMenuEntries({ role: "user", isAdmin: false, managesPeople: false }),
  ]);
  // Reached from the skills.
  for (const name of Object.keys(entries)
    .filter(isEntryName)
    .filter((one) => one !== "questions"))
    expect([name, listed.has(name)]).toEqual([name, built.has(entries[name].path)]);
});
const isEntryName = (name: string): name is EntryName => name in entries;

test("an owner who is an admin has the admin's menu", () => {
  const owner = { role: "account_owner", isAdmin: true, managesPeople: false } as const;
  expect(listMenuEntries(owner)).toEqual(listMenuEntries({ ...owner, role: "admin" }));
});

test("the bottom bar holds at most four entries", () => {
  expect(listBottomBarEntries({ role: "admin", isAdmin: true, managesPeople: true })).toHaveLength(4);
});

test("whoever manages somebody finds their people after the work of the day, and nobody else does", () => {
  const formatMenu = (role: "team_manager" | "user", managesPeople: boolean) =>
    listMenuEntries({ role, isAdmin: false, managesPeople }).join(", ");
  expect(formatMenu("user", true)).toBe("dashboard, myEvaluations, managedPeople, plan, surveys, profile");
  expect(formatMenu("team_manager", true)).toBe(
    "dashboard, evaluations, myEvaluations, teams, managedPeople, plan, surveys, profile",
  );
  expect(formatMenu("user", false)).toBe("dashboard, myEvaluations, plan, surveys, profile");
});

test("those who run no surveys find those that ask them, and what became of them", () => {
  const reader = { role: "user", isAdmin: false, managesPeople: false } as const;
  for (const path of [paths.pulses(), paths.pulseReport("x")])
    expect(findCurrentEntry(path, listMenuEntries(reader), me)).toBe("surveys");
  for (const role of ["admin", "account_owner"] as const)
    expect(listMenuEntries({ ...reader, role })).not.toContain("surveys");
});

test("the current entry is the closest one, not a namesake", () => {
  const names = listMenuEntries({ role: "admin", isAdmin: true, managesPeople: false });
  expect(findCurrentEntry("/app/evaluations/create", names, me)).toBe("evaluations");
  expect(findCurrentEntry("/user/evaluations", names, me)).toBe("myEvaluations");
  expect(findCurrentEntry("/app/users-elsewhere", names, me)).toBeNull();
});

test.each([
  [paths.questions(), "questionCategories"],
  [paths.createQuestion(), "questionCategories"],
  [paths.importQuestions(), "questionCategories"],
  [paths.jobStatuses(), "jobPositions"],
  [paths.jobFamilies(), "jobFamilies"],
  [paths.questionCategories(), "questionCategories"],
  [paths.pulseRuns(), "pulses"],
  [paths.pulseLibrary(), "pulses"],
  [paths.pulseReport("x"), "pulses"],
  // A page of the settings, although its address begins with that of the profile.
  [paths.security(), "settings"],
  [paths.settings(), "settings"],
  [paths.profile(), "profile"],
  [paths.editProfile(), "profile"],
] as const)("%s is under the entry %s", (pathname, entry) => {
  expect(
    findCurrentEntry(pathname, listMenuEntries({ role: "admin", isAdmin: true, managesPeople: false }), me),
  ).toBe(entry);
});

test("one’s own plan is under « Mon plan », another’s is not", () => {
  const names = listMenuEntries({ role: "user", isAdmin: false, managesPeople: true });
  expect(getEntryPath("plan", me)).toBe(paths.developmentPlan(me.profileId));
  expect(findCurrentEntry(paths.developmentPlan(me.profileId), names, me)).toBe("plan");
  expect(findCurrentEntry(paths.developmentPlan("another"), names, me)).toBeNull();
});

test("a list in no sidebar is under no entry where its neighbour is not there", () => {
  expect(findCurrentEntry(paths.questions(), ["people"], me)).toBeNull();
});

test("an entry leads to its list, and to the view chosen for it as the address of the list says it", () => {
  expect(addView("/app/users", undefined)).toBe("/app/users");
  const view = { id: "0b7a5f0e-3c55-4d43-9d6b-6a1f5b3f2f11", state: "search=%C3%A8ve&state=invited" };
  expect(addView("/app/users", view)).toBe(`/app/users?search=%C3%A8ve&state=invited&view=${view.id}`);
});

test("every list whose views are saved has the name of an entry", () => {
  for (const list of Object.keys(lists)) expect(Object.keys(entries)).toContain(list);
});
