import { rejectDependents } from "#imports/rules/above.ts";
import type { ParsedRow } from "#imports/rules/table.ts";
import type { Problem, Problems, RowValidation } from "#imports/rules/rowValidation.ts";
import { normalizeLine } from "#platform/normalizeText.ts";
import { mapInSteps, type Steps } from "#platform/steps.ts";
import { isAdminWith, whyNotSetDirectManager, whyNotSetRole, type Person } from "../../rules.ts";
import {
  readEmail,
  readFacts,
  type KnownPerson,
  type CompanyNames,
  type PersonFacts,
  type PlannedPerson,
} from "./facts.ts";
import { findCycleProblems, whyNotManager } from "./managers.ts";
import { teamsToJoin } from "./teams.ts";

export interface PeopleValidationContext extends CompanyNames {
  /** All people of the company. */
  known: readonly KnownPerson[];
  importer: Person;
  /** Those who lead a running evaluation of the importer. */
  ownLeads: readonly string[];
  /** People whom the company knows are changed; otherwise they are left as they are. */
  updates: boolean;
  /** Made by this very import a moment ago: changed in any case. */
  addedEmails?: ReadonlySet<string>;
  /** Rows with mistakes are left out, and so are rows that name one of them as manager. */
  onlyValid?: boolean;
  /** Some rows of the file only: they show no cycle, and may seem to close one that is open. */
  isPartial?: boolean;
}

export interface ValidatedPeople {
  validations: RowValidation[];
  /** Those to add or change, in the order of the file. */
  planned: PlannedPerson[];
  /** The names of teams that the company does not have, of each row that is not left out as a duplicate. */
  unknownTeams: string[][];
}

/**
 * Validates a file of people as a whole: each row, the same address twice, what the importer may do to whom, and who would in
 * the end be their own manager.
 */
export function* validatePeople(
  rows: readonly ParsedRow[],
  context: PeopleValidationContext,
): Steps<ValidatedPeople> {
  const known = new Map(context.known.map((person) => [person.email.toLowerCase(), person]));
  const firstRows = new Map<string, number>();
  const emailsById = new Map(context.known.map(({ id, email }) => [id, email.toLowerCase()]));
  const standings = new Standings(context.known);
  const inFile = new Set(rows.map(({ values }) => readEmail(values)));

  const validatedRows = yield* mapInSteps(rows, (row) => {
    const email = readEmail(row.values);
    const person = known.get(email) ?? null;
    const { facts, problems } = readFacts(row, context.importer, context, person);
    const first = firstRows.get(email);
    if (!problems["email"] && first !== undefined)
      return {
        row,
        email,
        state: "duplicate" as const,
        problems: { email: twice(first) },
        facts,
        manager: null,
        ...noTeams,
      };
    if (!problems["email"]) firstRows.set(email, row.number);

    const manager = readEmail(row.values, "manager_email");
    if (manager && !problems["manager_email"]) {
      const problem = whyNotManager(manager, email, known, inFile);
      if (problem) problems["manager_email"] = problem;
    }
    const named = context.findTeams(row.values["team"] ?? "");
    const { teamIds, problem: closed } = teamsToJoin(named.teams, person?.id ?? null, context.importer.id);
    const wrongTeam = named.problem ?? closed;
    if (wrongTeam) problems["team"] = wrongTeam;
    const ofTeams = { teamIds, unknown: named.unknown };
    if (!person)
      return { row, email, state: "add" as const, problems, facts, manager: manager || null, ...ofTeams };

    if (!context.updates && !context.addedEmails?.has(email))
      return {
        row,
        email,
        state: "duplicate" as const,
        problems: { email: { code: "known" } },
        facts,
        manager: null,
        ...noTeams,
      };
    const isOwn = context.addedEmails?.has(email) ?? false;
    const changed = changedFacts(person, facts, isOwn);
    const current = emailsById.get(person.directManagerId ?? "") ?? null;
    // An emptied cell removes the manager.
    const isNew = row.emptied?.has("manager_email") ? current !== null : manager && manager !== current;
    const newManager = isNew ? manager : null;
    if (!isOwn) Object.assign(problems, whyNotChange(person, changed, newManager, context, standings));
    const isSame = Object.keys(changed).length === 0 && newManager === null && teamIds.length === 0;
    return {
      row,
      email,
      state: isSame ? ("same" as const) : ("update" as const),
      problems,
      facts: changed,
      manager: newManager,
      ...ofTeams,
    };
  });

  const withCycles = context.isPartial
    ? new Map<number, Problems>()
    : findCycleProblems(validatedRows, known, context.known);
  const alone = validatedRows.map(({ row, state, problems }): RowValidation => {
    if (state === "duplicate") return { state, problems };
    const all = { ...problems, ...withCycles.get(row.number) };
    return Object.keys(all).length > 0 ? { state: "error", problems: all } : { state, problems: null };
  });
  // Whom the company knows stays, as the company knows them.
  const rowsOfManagers = validatedRows.map(({ email, manager }) => ({
    key: known.has(email) ? null : email,
    above: manager,
  }));
  const validations = context.onlyValid
    ? rejectDependents(rowsOfManagers, alone, (email) => ({
        manager_email: { code: "manager_unknown", values: { email } },
      }))
    : alone;
  const planned = validatedRows.flatMap(({ row, email, facts, manager, teamIds }, at) => {
    const state = validations[at]?.state;
    if (state !== "add" && state !== "update") return [];
    const id = known.get(email)?.id ?? null;
    return [{ number: row.number, email, id, facts, managerEmail: manager, teamIds }];
  });
  return { validations, planned, unknownTeams: validatedRows.map(({ unknown }) => unknown) };
}

const noTeams = { teamIds: [], unknown: [] };
const twice = (row: number): Problem => ({ code: "twice", values: { row: String(row) } });

/**
 * The facts of the file that differ from the stored ones. The language of a person who has joined is their own choice;
 * a person keeps an archived position that they have.
 */
function changedFacts(person: KnownPerson, facts: PersonFacts, isOwn: boolean): PersonFacts {
  const keepsPosition = facts.jobTitle === person.jobTitle && facts.jobPositionId === null;
  const changed = Object.entries(facts).filter(
    ([name, value]) =>
      !isSameValue(value, person[name as keyof PersonFacts]) &&
      !(name === "language" && person.hasJoined && !isOwn) &&
      !(name === "jobPositionId" && keepsPosition),
  );
  return Object.fromEntries(changed) as PersonFacts;
}

/** What is stored may be older than the one form that text has. */
const isSameValue = (value: unknown, stored: unknown) =>
  typeof value === "string" && typeof stored === "string"
    ? value === normalizeLine(stored).trim()
    : value === stored;

/** What the importer may not do to a person whom the company knows: the rules of their page. */
function whyNotChange(
  person: KnownPerson,
  { role, ...facts }: PersonFacts,
  newManager: string | null,
  { importer, ownLeads }: PeopleValidationContext,
  standings: Standings,
): Problems {
  const problems: Problems = {};
  if (Object.keys(facts).length > 0 && person.isAdmin && !importer.isAdmin)
    problems["email"] = { code: "out_of_reach" };
  if (newManager !== null && whyNotSetDirectManager(importer.id, person.id))
    problems["manager_email"] = { code: "own_manager" };
  if (!role) return problems;
  const now = standings.of(person);
  const refused =
    whyNotSetRole(importer, now, role, standings.without(person.id)) ??
    (ownLeads.includes(person.id) ? "leads_your_evaluation" : null);
  if (refused) problems["role"] = { code: refused === "forbidden" ? "role_out_of_reach" : refused };
  else standings.change({ ...now, role, isAdmin: isAdminWith(role, now) });
  return problems;
}

/** The roles of the company as the rows before have left them: the last owner is the last of the file too. */
class Standings {
  readonly #changed = new Map<string, Person>();
  readonly #owners = new Set<string>();
  readonly #admins = new Set<string>();
  constructor(people: readonly Person[]) {
    for (const person of people) this.#count(person);
  }
  #count({ id, role, isAdmin, isActive }: Person) {
    this.#owners.delete(id);
    this.#admins.delete(id);
    if (isActive && role === "account_owner") this.#owners.add(id);
    if (isActive && isAdmin) this.#admins.add(id);
  }
  of = (person: Person): Person => this.#changed.get(person.id) ?? person;
  without = (id: string) => ({
    owners: this.#owners.size - Number(this.#owners.has(id)),
    admins: this.#admins.size - Number(this.#admins.has(id)),
  });
  change(person: Person) {
    this.#changed.set(person.id, person);
    this.#count(person);
  }
}
