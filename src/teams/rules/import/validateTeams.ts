import { formatCycle, findCycles, rejectDependents } from "#imports/rules/above.ts";
import { nameFinder } from "#imports/rules/nameFinder.ts";
import type { ParsedRow } from "#imports/rules/table.ts";
import { toProblem, type Problem, type Problems, type RowValidation } from "#imports/rules/rowValidation.ts";
import type { Standing } from "#people/rules.ts";
import { whyNotManageTeam } from "#people/rules/teamManagers.ts";
import { whyNotEmail } from "#platform/emailAddress.ts";
import { normalizeText } from "#platform/normalizeText.ts";
import { fold } from "#platform/searchWords.ts";
import { mapInSteps, type Steps } from "#platform/steps.ts";
import { whyNotChangeOwnTeam } from "../../rules.ts";
import type { TeamColumn } from "./columns.ts";

export interface KnownTeam {
  id: string;
  name: string;
  description: string | null;
  parentId: string | null;
  managerId: string | null;
  /** The importer is a member: no one chooses who manages their own team. */
  isImporters: boolean;
}
export interface KnownManager extends Standing {
  id: string;
  email: string;
  isActive: boolean;
}

export interface TeamsValidationContext {
  /** All teams of the company. */
  teams: readonly KnownTeam[];
  /** The people whose addresses the rows give, as far as the company has them. */
  people: readonly KnownManager[];
  /** Teams above others that no row and no team of the company is called, to be created. */
  created: readonly string[];
  importerId: string;
  /** Rows with mistakes are left out: those that stand below one of them are left out too. */
  onlyValid?: boolean;
}

/** What a row says that is not so yet; null is none. */
export interface TeamFacts {
  description?: string | null;
  /** The key of the team above. */
  parent?: string | null;
  managerId?: string | null;
}
export interface PlannedTeam {
  /** Its id; of a new one, what stands for it until it has one. */
  key: string;
  name: string;
  /** The company has it. */
  isKnown: boolean;
  facts: TeamFacts;
}

interface ValidatedRow extends PlannedTeam {
  row: ParsedRow;
  isDuplicate: boolean;
  problems: Problems;
  /** The name of a team above that neither the company nor the file has. */
  unknown: string | null;
}

export interface ValidatedTeams {
  validations: RowValidation[];
  /** Those to add or change, in the order of the file. */
  planned: PlannedTeam[];
  /** The names of teams above that neither the company nor the file has, row by row. */
  unknown: string[][];
}

/** What stands for a team that the company does not have: its name, as names are compared. */
export const toNewKey = (name: string): string => `new ${fold(name)}`;

const maxLengths = { name: 80, description: 500 };
/** Of what a cell says, so much is said again in its mistake. */
const maxQuotedLength = 80;
const tooLong = (max: number): Problem => ({ code: "too_long", values: { max: String(max) } });
/** What a team may do without. */
const clearableColumns: ReadonlySet<string> = new Set<TeamColumn>(["parent", "manager_email", "description"]);

/** Validates a file of teams as a whole: each row, the same team twice, and teams that would in the end be above themselves. */
export function* validateTeams(
  rows: readonly ParsedRow[],
  context: TeamsValidationContext,
): Steps<ValidatedTeams> {
  const read = makeRowReader(rows, context);
  const firstRows = new Map<string, number>();
  const validatedRows = yield* mapInSteps(rows, (row): ValidatedRow => {
    const one = read(row);
    const first = one.problems["name"] ? undefined : firstRows.get(one.key);
    if (first !== undefined) return { ...one, isDuplicate: true, problems: { name: twice(first) } };
    firstRows.set(one.key, row.number);
    return one;
  });
  const cycleProblems = findCycleProblems(validatedRows, context.teams);
  const alone = validatedRows.map(({ row, isDuplicate, isKnown, facts, problems }): RowValidation => {
    if (isDuplicate) return { state: "duplicate", problems };
    const all = { ...problems, ...cycleProblems.get(row.number) };
    if (Object.keys(all).length > 0) return { state: "error", problems: all };
    const isSame = isKnown && Object.keys(facts).length === 0;
    return { state: isSame ? "same" : isKnown ? "update" : "add", problems: null };
  });
  const validations = context.onlyValid ? rejectDependentTeams(validatedRows, alone) : alone;
  const isPlanned = (at: number) => ["add", "update"].includes(validations[at]?.state ?? "");
  return {
    validations,
    planned: validatedRows
      .filter((_, at) => isPlanned(at))
      .map(({ key, name, isKnown, facts }) => ({ key, name, isKnown, facts })),
    unknown: validatedRows.map(({ unknown, isDuplicate }) =>
      unknown === null || isDuplicate ? [] : [unknown],
    ),
  };
}

const twice = (row: number): Problem => ({ code: "twice", values: { row: String(row) } });

/** Reads each row by itself: what it is about, what it changes, and what is wrong with it. */
function makeRowReader(
  rows: readonly ParsedRow[],
  context: TeamsValidationContext,
): (row: ParsedRow) => ValidatedRow {
  const find = nameFinder(context.teams);
  const people = new Map(context.people.map((person) => [person.email.toLowerCase(), person]));
  const inFile = new Set(rows.map(({ values }) => toNewKey(values["name"] ?? "")));
  const created = new Set(context.created.map(toNewKey));

  const resolveParent = (
    name: string,
  ): { key: string | null; problem: Problem | null; unknown: string | null } => {
    const found = find(name);
    if (found === "several")
      return { key: null, problem: { code: "ambiguous", values: { team: name } }, unknown: null };
    const key = found?.id ?? toNewKey(name);
    if (found || inFile.has(key)) return { key, problem: null, unknown: null };
    if (name.length > maxLengths.name) return { key: null, problem: tooLong(maxLengths.name), unknown: null };
    const problem = created.has(key) ? null : { code: "parent_unknown", values: { team: name } };
    return { key, problem, unknown: name };
  };

  const resolveManager = (
    cell: string,
    team: KnownTeam | null,
  ): { id: string | null; problem: Problem | null } => {
    if (!cell.includes("@"))
      return {
        id: null,
        problem: { code: "manager_named", values: { name: cell.slice(0, maxQuotedLength) } },
      };
    const wrong = whyNotEmail(cell);
    if (wrong) return { id: null, problem: toProblem(wrong) };
    const person = people.get(cell.toLowerCase());
    if (!person) return { id: null, problem: { code: "manager_unknown", values: { email: cell } } };
    // The present manager is kept, whatever their role, until the team is given another one.
    const why = person.id === team?.managerId ? null : whyNotManageTeam(person);
    return { id: person.id, problem: why ? { code: why } : null };
  };

  return (row) => {
    const { values, emptied = new Set(), hasMore, problems: ofReading } = row;
    const problems: Problems = {};
    const facts: TeamFacts = {};
    const name = values["name"] ?? "";
    const found = find(name);
    if (name === "") problems["name"] = { code: "required" };
    else if (name.length > maxLengths.name) problems["name"] = tooLong(maxLengths.name);
    else if (found === "several") problems["name"] = { code: "ambiguous", values: { team: name } };
    const team = found === "several" ? null : found;
    const key = team?.id ?? toNewKey(name);

    const description = values["description"] ?? "";
    if (description.length > maxLengths.description)
      problems["description"] = tooLong(maxLengths.description);
    if (description || emptied.has("description")) facts.description = description || null;

    const parent = values["parent"] ? resolveParent(values["parent"]) : null;
    if (parent?.problem) problems["parent"] = parent.problem;
    else if (parent?.key === key) problems["parent"] = { code: "parent_self" };
    if (parent?.key || emptied.has("parent")) facts.parent = parent?.key ?? null;

    const manager = values["manager_email"] ? resolveManager(values["manager_email"], team) : null;
    if (manager?.problem) problems["manager_email"] = manager.problem;
    if (manager?.id || emptied.has("manager_email")) facts.managerId = manager?.id ?? null;
    if (team && facts.managerId !== undefined && isOwnTeam(team, facts.managerId, context.importerId))
      problems["manager_email"] ??= { code: "own_team" };

    if (hasMore) problems["row"] = { code: "more_cells" };
    for (const field of emptied) if (!clearableColumns.has(field)) problems[field] = { code: "not_emptied" };
    return {
      row,
      key,
      name,
      isKnown: team !== null,
      facts: changed(facts, team),
      isDuplicate: false,
      problems: { ...problems, ...ofReading },
      unknown: parent?.unknown ?? null,
    };
  };
}

/** No one chooses who manages their own team. */
function isOwnTeam(
  { isImporters, managerId: before }: KnownTeam,
  managerId: string | null,
  importerId: string,
) {
  const place = { isMember: isImporters, managerId: before };
  return whyNotChangeOwnTeam(importerId, place, { ...place, managerId }) !== null;
}

/** Of what a row says, that which differs. What is stored may be older than the one form that text has. */
function changed(facts: TeamFacts, team: KnownTeam | null): TeamFacts {
  const before = {
    description: team?.description ? normalizeText(team.description).trim() : null,
    parent: team?.parentId ?? null,
    managerId: team?.managerId ?? null,
  };
  const names = ["description", "parent", "managerId"] as const;
  return Object.fromEntries(
    names
      .filter((name) => facts[name] !== undefined && facts[name] !== before[name])
      .map((name) => [name, facts[name]]),
  );
}

/** The rows that close a cycle of teams, with the teams that stand in it. */
function findCycleProblems(
  validatedRows: readonly ValidatedRow[],
  teams: readonly KnownTeam[],
): Map<number, Problems> {
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  const above = new Map(teams.flatMap(({ id, parentId }) => (parentId ? [[id, parentId]] : [])));
  const rowByKey = new Map<string, number>();
  for (const { row, key, name, isDuplicate, facts } of validatedRows) {
    if (isDuplicate) continue;
    if (!names.has(key)) names.set(key, name);
    if (facts.parent === null) above.delete(key);
    if (!facts.parent || facts.parent === key) continue;
    above.set(key, facts.parent);
    rowByKey.set(key, row.number);
  }
  const problems = new Map<number, Problems>();
  for (const cycle of findCycles(above)) {
    const path = formatCycle(cycle.map((key) => names.get(key) ?? ""));
    for (const key of cycle) {
      const number = rowByKey.get(key);
      if (number !== undefined)
        problems.set(number, { parent: { code: "parent_cycle", values: { teams: path } } });
    }
  }
  return problems;
}

/** What the company has already stays, as the company has it. */
function rejectDependentTeams(
  validatedRows: readonly ValidatedRow[],
  alone: readonly RowValidation[],
): RowValidation[] {
  const names = new Map(validatedRows.map(({ key, name }) => [key, name]));
  return rejectDependents(
    validatedRows.map(({ key, isKnown, facts }) => ({
      key: isKnown ? null : key,
      above: facts.parent ?? null,
    })),
    alone,
    (key) => ({ parent: { code: "parent_unknown", values: { team: names.get(key) ?? "" } } }),
  );
}
