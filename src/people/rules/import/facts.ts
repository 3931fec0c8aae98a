import type { ParsedRow } from "#imports/rules/table.ts";
import { chosenValue } from "#imports/rules/values.ts";
import { toProblem, type Problems } from "#imports/rules/rowValidation.ts";
import { whyNotEmail } from "#platform/emailAddress.ts";
import { whyNotName, whyNotOptionalName } from "#platform/names.ts";
import { normalizeLine } from "#platform/normalizeText.ts";
import type { Role } from "#platform/vocabulary.ts";
import type { PersonFieldValues } from "../../vocabulary/fields.ts";
import { whyNotGiveRole, type Person } from "../../rules.ts";
import { isRemovedAddress } from "../removedAddress.ts";
import { fieldNames, getFieldSpec } from "../fields.ts";
import { readAddress, type StoredAddress } from "./addressFacts.ts";
import type { PersonField } from "./columns.ts";
import { readFields } from "./fieldFacts.ts";
import type { FindStatus } from "./jobStatuses.ts";
import type { FindTeams } from "./teams.ts";

const roleNames: Readonly<Record<Role, readonly string[]>> = {
  admin: ["Administration", "Administrateur", "Administratrice", "Administrator"],
  account_owner: ["Responsable du compte", "Propriétaire", "Account owner", "Owner"],
  team_manager: ["Gestionnaire d’équipe", "Gestionnaire", "Team manager", "Manager"],
  user: ["Membre", "Utilisateur", "Utilisatrice", "Employé", "Employée", "Member", "Employee"],
};

/** The facts of a row; what a file leaves empty is left as it is, what it empties by the word for it is null. */
export interface PersonFacts extends Partial<PersonFieldValues> {
  firstName?: string;
  lastName?: string;
  jobTitle?: string | null;
  /** The position in use that has this title; null of a title of its own. */
  jobPositionId?: string | null;
  jobStatusId?: string | null;
  role?: Role;
}

/** Columns that the form of a person may leave empty, and a file may clear; teams are left on the page of the team. */
const clearableColumns: ReadonlySet<string> = new Set([
  "last_name",
  "job_title",
  "job_status",
  "manager_email",
  ...fieldNames.map(getFieldSpec).flatMap(({ kind, column }) => (kind === "choice" ? [] : column)),
]);

export interface NamedPosition {
  id: string;
  nameFr: string;
  isArchived: boolean;
}

export interface KnownPerson extends Person, PersonFieldValues {
  email: string;
  firstName: string;
  lastName: string;
  jobTitle: string | null;
  jobPositionId: string | null;
  jobStatusId: string | null;
  directManagerId: string | null;
  hasJoined: boolean;
}

/** One row as it will be written. */
export interface PlannedPerson {
  number: number;
  email: string;
  /** Null for a new person. */
  id: string | null;
  facts: PersonFacts;
  /** The address of the manager, empty for none; null when the file has no manager for the row, or the present one. */
  managerEmail: string | null;
  /** The teams to join, the main one first. */
  teamIds: readonly string[];
}

const maxLengths = { first_name: 80, last_name: 80, job_title: 120 } as const;

/** Of what a cell says, so much is said again in its mistake. */
const maxQuotedLength = 80;

export const readEmail = (values: ParsedRow["values"], field: PersonField = "email") =>
  (values[field] ?? "").trim().toLowerCase();

export const readJobTitle = (values: ParsedRow["values"]) => values["job_title"] ?? "";

/** What the names of a file mean in the company. */
export interface CompanyNames {
  /** The positions that the titles of the file name, by title, the likeliest first. */
  positions: ReadonlyMap<string, readonly NamedPosition[]>;
  findStatus: FindStatus;
  findTeams: FindTeams;
  /** Where the company is. */
  today: string;
}

/**
 * The facts of one row, and what is wrong with it by itself.
 * @param stored the person, where the company knows them
 */
export function readFacts(
  { values, hasMore, emptied = new Set(), problems: ofReading }: ParsedRow,
  importer: Person,
  { positions, findStatus, today }: Omit<CompanyNames, "findTeams">,
  stored:
    | (StoredAddress &
        Pick<KnownPerson, "jobStatusId"> &
        Partial<Pick<KnownPerson, "role" | "jobPositionId" | "jobTitle">>)
    | null,
): { facts: PersonFacts; problems: Problems } {
  const problems: Problems = {};
  const facts: PersonFacts = {};
  const refuse = (field: PersonField | "row", code: string) => (problems[field] = { code });
  const line = (field: keyof typeof maxLengths) => {
    const text = values[field] ?? "";
    if (text.length > maxLengths[field])
      problems[field] = { code: "too_long", values: { max: String(maxLengths[field]) } };
    return text;
  };

  const email = values["email"] ?? "";
  const wrongEmail = isRemovedAddress(email) ? "email_invalid" : whyNotEmail(email);
  if (wrongEmail) problems["email"] = toProblem(wrongEmail);
  const wrongFirst = whyNotName(values["first_name"] ?? "");
  if (wrongFirst) refuse("first_name", wrongFirst);
  const wrongLast = whyNotOptionalName(values["last_name"] ?? "");
  if (wrongLast) refuse("last_name", wrongLast);
  const firstName = line("first_name");
  const lastName = line("last_name");
  const jobTitle = line("job_title");
  if (firstName) facts.firstName = firstName;
  if (lastName || emptied.has("last_name")) facts.lastName = lastName;
  if (emptied.has("job_title")) Object.assign(facts, { jobTitle: null, jobPositionId: null });
  if (jobTitle) {
    // A position that the person has is kept, even when it is archived; so is the same title without a position.
    const isOwn = stored?.jobPositionId === null && normalizeLine(stored.jobTitle ?? "").trim() === jobTitle;
    const named = isOwn ? [] : (positions.get(jobTitle) ?? []);
    const position =
      named.find(({ id }) => id === stored?.jobPositionId) ?? named.find(({ isArchived }) => !isArchived);
    facts.jobTitle = position?.nameFr ?? jobTitle;
    facts.jobPositionId = position?.id ?? null;
  }
  const status = values["job_status"] ?? "";
  if (status) {
    const jobStatusId = findStatus(status, stored?.jobStatusId ?? null);
    if (jobStatusId) facts.jobStatusId = jobStatusId;
    else refuse("job_status", "job_status_unknown");
  } else if (emptied.has("job_status")) facts.jobStatusId = null;

  const manager = values["manager_email"] ?? "";
  if (manager && !manager.includes("@"))
    problems["manager_email"] = {
      code: "manager_named",
      values: { name: manager.slice(0, maxQuotedLength) },
    };
  const wrongManager = manager.includes("@") && whyNotEmail(manager);
  if (wrongManager) problems["manager_email"] = toProblem(wrongManager);
  if (values["role"]) {
    const role = chosenValue(values["role"], roleNames);
    if (!role) refuse("role", "role_unknown");
    else {
      facts.role = role;
      // A file that Rondo has exported has the role of each person.
      if (role !== stored?.role && whyNotGiveRole(importer, role)) refuse("role", "role_above");
    }
  }
  if (hasMore) refuse("row", "more_cells");
  for (const field of emptied)
    if (!clearableColumns.has(field))
      problems[field] ??= { code: field === "team" ? "teams_not_emptied" : "not_emptied" };
  const fields = readFields(values, emptied, today);
  const address = readAddress(values, emptied, stored);
  return {
    facts: { ...facts, ...fields.facts, ...address.facts },
    problems: { ...problems, ...fields.problems, ...address.problems, ...ofReading },
  };
}
