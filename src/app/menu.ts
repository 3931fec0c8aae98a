import { paths } from "#paths.ts";
import type { Role } from "#platform/vocabulary.ts";
import { clientModules } from "./clientModules.ts";

export const entries = {
  dashboard: { path: paths.dashboard(), group: "work" },
  evaluations: { path: paths.evaluations(), group: "work" },
  myEvaluations: { path: paths.myEvaluations(), group: "work" },
  people: { path: paths.people(), group: "work" },
  teams: { path: paths.teams(), group: "work" },
  managedPeople: { path: paths.managedPeople(), group: "work" },
  pulses: { path: paths.pulseRuns(), group: "work" },
  /** Of those who are asked and run none. */
  surveys: { path: paths.pulses(), group: "work" },
  jobPositions: { path: paths.jobPositions(), group: "models" },
  jobFamilies: { path: paths.jobFamilies(), group: "models" },
  questionCategories: { path: paths.questionCategories(), group: "models" },
  // In no sidebar (§2 of docs/specification.md): reached from the skills; its views are saved under this name.
  questions: { path: paths.questions(), group: "models" },
  values: { path: paths.values(), group: "models" },
  weightMatrix: { path: paths.weightMatrix(), group: "models" },
  reportModels: { path: paths.reportModels(), group: "models" },
  dataManagement: { path: paths.dataManagement(), group: "system" },
  settings: { path: paths.settings(), group: "system" },
  profile: { path: paths.profile(), group: "system" },
  emailTest: { path: paths.emailTest(), group: "system" },
} as const satisfies Record<string, { path: string; group: "work" | "models" | "system" }>;

export type EntryName = keyof typeof entries;
export type Group = (typeof entries)[EntryName]["group"];

interface Reader {
  role: Role;
  isAdmin: boolean;
  /** At least one person reports to them, or is in a team that they manage. */
  managesPeople: boolean;
}

/** The sidebar of each role, built or not: the entries of §2 of docs/specification.md, in one order for all roles. */
export const menus: Record<Reader["role"], readonly EntryName[]> = {
  admin: [
    "dashboard",
    "evaluations",
    "myEvaluations",
    "people",
    "teams",
    "pulses",
    "jobPositions",
    "jobFamilies",
    "questionCategories",
    "values",
    "weightMatrix",
    "reportModels",
    "dataManagement",
    "settings",
    "profile",
    "emailTest",
  ],
  account_owner: [
    "dashboard",
    "evaluations",
    "myEvaluations",
    "people",
    "teams",
    "pulses",
    "reportModels",
    "settings",
    "profile",
  ],
  team_manager: ["dashboard", "evaluations", "myEvaluations", "teams", "profile"],
  user: ["dashboard", "myEvaluations", "profile"],
};

const builtPaths = new Set(
  clientModules.flatMap(({ screens = {} }) =>
    Object.values(screens).flatMap((group) => group.map(({ path }) => path)),
  ),
);
const isBuilt = (name: EntryName) => builtPaths.has(entries[name].path);

/**
 * What this person finds in the sidebar: no entry leads to a screen that is not there. At the end of the work of the day, a
 * person who manages people finds them, with whatever role, and one who runs no surveys those that ask them.
 */
export function listMenuEntries({ role, isAdmin, managesPeople }: Reader): EntryName[] {
  const names = menus[isAdmin ? "admin" : role].filter(isBuilt);
  const end = names.findLastIndex((name) => daily.includes(name)) + 1;
  const added: EntryName[] = managesPeople ? ["managedPeople"] : [];
  if (!names.includes("pulses")) added.push("surveys");
  return names.toSpliced(end, 0, ...added);
}
const daily: readonly EntryName[] = ["dashboard", "evaluations", "myEvaluations", "people", "teams"];

/** Where an entry leads: to its list as the view chosen for it shows it, when there is one. */
export const resolveEntryPath = (
  name: EntryName,
  view: { id: string; state: string } | undefined,
): string => {
  if (!view) return entries[name].path;
  const query = new URLSearchParams(view.state);
  query.set("view", view.id);
  return `${entries[name].path}?${query}`;
};

/** The bottom bar of a phone holds four; the rest is behind « Menu ». */
export const listBottomBarEntries = (reader: Reader): EntryName[] => listMenuEntries(reader).slice(0, 4);

/** Pages that are in no sidebar, under the entry beside which they stand. */
const nestedPages: Partial<Record<EntryName, string | string[]>> = {
  dashboard: [paths.appDashboard(), paths.adminDashboard()],
  questionCategories: [paths.questions(), paths.developmentLibrary()],
  jobPositions: paths.jobStatuses(),
  settings: paths.security(),
  pulses: paths.pulses(),
};

/** The entry of the page one is on: the longest path that begins it. */
export function findCurrentEntry(pathname: string, names: readonly EntryName[]): EntryName | null {
  const leading = names
    .flatMap((name) => [entries[name].path, nestedPages[name] ?? []].flat().map((path) => ({ name, path })))
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return leading.toSorted((a, b) => b.path.length - a.path.length)[0]?.name ?? null;
}
