import { paths } from "#paths.ts";
import type { Role } from "#platform/vocabulary.ts";

export const entries = {
  dashboard: { path: paths.dashboard(), group: "work" },
  evaluations: { path: paths.evaluations(), group: "work" },
  myEvaluations: { path: paths.myEvaluations(), group: "work" },
  people: { path: paths.people(), group: "work" },
  teams: { path: paths.teams(), group: "work" },
  managedPeople: { path: paths.managedPeople(), group: "work" },
  /** Of the person themself: see getEntryPath. */
  plan: { path: paths.developmentPlan("$id"), group: "work" },
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
  profileId: string;
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

/** Its screen is not there yet. */
const isBuilt = (name: EntryName): boolean => name !== "dataManagement";

/**
 * What this person finds in the sidebar: no entry leads to a screen that is not there. At the end of the work of the day, a
 * person who manages people finds them, with whatever role; all find their own plan (docs/decisions/0184), and one who runs
 * no surveys those that ask them.
 */
export function listMenuEntries({ role, isAdmin, managesPeople }: Omit<Reader, "profileId">): EntryName[] {
  const names = menus[isAdmin ? "admin" : role].filter(isBuilt);
  const end = names.findLastIndex((name) => daily.includes(name)) + 1;
  const added: EntryName[] = managesPeople ? ["managedPeople", "plan"] : ["plan"];
  if (!names.includes("pulses")) added.push("surveys");
  return names.toSpliced(end, 0, ...added);
}
const daily: readonly EntryName[] = ["dashboard", "evaluations", "myEvaluations", "people", "teams"];

export const getEntryPath = (name: EntryName, { profileId }: Pick<Reader, "profileId">): string =>
  entries[name].path.replace("$id", profileId);

/** To its list as the view chosen for it shows it, when there is one. */
export const addView = (path: string, view: { id: string; state: string } | undefined): string => {
  if (!view) return path;
  const query = new URLSearchParams(view.state);
  query.set("view", view.id);
  return `${path}?${query}`;
};

/** The bottom bar of a phone holds four; the rest is behind « Menu ». */
export const listBottomBarEntries = (reader: Omit<Reader, "profileId">): EntryName[] =>
  listMenuEntries(reader).slice(0, 4);

/** Pages that are in no sidebar, under the entry beside which they stand. */
const nestedPages: Partial<Record<EntryName, string | string[]>> = {
  dashboard: [paths.appDashboard(), paths.adminDashboard()],
  questionCategories: [paths.questions(), paths.developmentLibrary()],
  jobPositions: paths.jobStatuses(),
  settings: paths.security(),
  pulses: paths.pulses(),
};

/** The entry of the page one is on: the longest path that begins it. */
export function findCurrentEntry(
  pathname: string,
  names: readonly EntryName[],
  reader: Pick<Reader, "profileId">,
): EntryName | null {
  const leading = names
    .flatMap((name) =>
      [getEntryPath(name, reader), nestedPages[name] ?? []].flat().map((path) => ({ name, path })),
    )
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return leading.toSorted((a, b) => b.path.length - a.path.length)[0]?.name ?? null;
}
