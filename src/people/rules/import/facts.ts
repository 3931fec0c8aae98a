import type { ParsedRow } from "#imports/rules/table.ts";
import { calendarDate, chosenValue } from "#imports/rules/values.ts";
import type { Problems } from "#imports/rules/verdict.ts";
import { whyNotEmail } from "#platform/emailAddress.ts";
import { hasControl, whyNotName, whyNotOptionalName, withoutInvisible } from "#platform/names.ts";
import type { Language } from "#platform/texts.ts";
import type { Role } from "../../contract/person.ts";
import { whyNotGiveRole, type Person } from "../../rules.ts";
import { isRemovedAddress } from "../removedAddress.ts";
import { whyNotBirthday, whyNotHireDate, whyNotPhone } from "../contact.ts";
import { readAddress, type AddressFacts, type StoredAddress } from "./addressFacts.ts";
import type { PersonField } from "./columns.ts";
import type { FindStatus } from "./jobStatuses.ts";
import type { FindTeams } from "./teams.ts";

const roleNames: Readonly<Record<Role, readonly string[]>> = {
  admin: ["Administration", "Administrateur", "Administratrice", "Administrator"],
  account_owner: ["Responsable du compte", "Propriétaire", "Account owner", "Owner"],
  team_manager: ["Gestionnaire d’équipe", "Gestionnaire", "Team manager", "Manager"],
  user: ["Membre", "Utilisateur", "Utilisatrice", "Employé", "Employée", "Member", "Employee"],
};
const hrStatusNames = {
  actif: ["Active", "En poste", "Active employee"],
  en_transition: ["In transition", "Transition", "En congé", "On leave"],
  inactif: ["Inactive", "Parti", "Left"],
};
const languageNames = { fr: ["Français", "French", "fr-CA"], en: ["Anglais", "English", "en-CA"] };

/** What the import says of somebody; what a file leaves empty is left as it is. */
export interface PersonFacts extends AddressFacts {
  firstName?: string;
  lastName?: string;
  mobile?: string;
  jobTitle?: string;
  /** The position in use that has this title; null of a title of its own. */
  jobPositionId?: string | null;
  jobStatusId?: string;
  role?: Role;
  statutRh?: keyof typeof hrStatusNames;
  language?: Language;
  dateEmbauche?: string;
  dateAnniversaire?: string;
}

export interface NamedPosition {
  id: string;
  nameFr: string;
}

export interface KnownPerson extends Person, StoredAddress {
  email: string;
  firstName: string;
  lastName: string;
  mobile: string | null;
  jobTitle: string | null;
  jobPositionId: string | null;
  jobStatusId: string | null;
  statutRh: string;
  language: Language;
  dateEmbauche: string | null;
  dateAnniversaire: string | null;
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  state: string | null;
  directManagerId: string | null;
  hasJoined: boolean;
}

/** One row as it will be written. */
export interface PlannedPerson {
  number: number;
  email: string;
  /** Null of somebody who is new. */
  id: string | null;
  facts: PersonFacts;
  /** The address of the manager; null when the file says nothing of it, or nothing new. */
  managerEmail: string | null;
  /** The teams to join, the main one first. */
  teamIds: readonly string[];
}

const longest = { first_name: 80, last_name: 80, phone: 40, job_title: 120 } as const;

/** Of what a cell says, so much is said again in its mistake. */
const longestQuoted = 80;

export const emailOf = (values: ParsedRow["values"], field: PersonField = "email") =>
  (values[field] ?? "").trim().toLowerCase();

export const jobTitleOf = (values: ParsedRow["values"]) => withoutInvisible(values["job_title"] ?? "").trim();

/** What the names of a file mean in the company. */
export interface NamesOfCompany {
  /** The positions that the titles of the file name, by title. */
  positions: ReadonlyMap<string, NamedPosition>;
  findStatus: FindStatus;
  findTeams: FindTeams;
  /** Where the company is. */
  today: string;
}

/**
 * What one row says, and what is wrong with it by itself.
 * @param stored the person, where the company knows them
 */
export function readFacts(
  { values, hasMore }: ParsedRow,
  importer: Person,
  { positions, findStatus, today }: Omit<NamesOfCompany, "findTeams">,
  stored: (StoredAddress & Pick<KnownPerson, "jobStatusId">) | null,
): { facts: PersonFacts; problems: Problems } {
  const problems: Problems = {};
  const facts: PersonFacts = {};
  const refuse = (field: PersonField | "row", code: string) => (problems[field] = { code });
  const line = (field: keyof typeof longest) => {
    const text = withoutInvisible(values[field] ?? "").trim();
    if (text.length > longest[field])
      problems[field] = { code: "too_long", values: { max: String(longest[field]) } };
    return text;
  };

  const email = values["email"] ?? "";
  const wrongEmail = isRemovedAddress(email) ? "email_invalid" : whyNotEmail(email);
  if (wrongEmail) refuse("email", wrongEmail);
  const wrongFirst = whyNotName(values["first_name"] ?? "");
  if (wrongFirst) refuse("first_name", wrongFirst);
  const wrongLast = whyNotOptionalName(values["last_name"] ?? "");
  if (wrongLast) refuse("last_name", wrongLast);
  const firstName = line("first_name");
  const lastName = line("last_name");
  // Our file of rejected rows guards « +1 418… » from being read as a formula.
  const mobile = line("phone").replace(/^'(?=\+)/, "");
  if (!problems["phone"] && whyNotPhone(mobile)) refuse("phone", "phone");
  const jobTitle = line("job_title");
  if (hasControl(jobTitle)) refuse("job_title", "format");
  if (firstName) facts.firstName = firstName;
  if (lastName) facts.lastName = lastName;
  if (mobile) facts.mobile = mobile;
  if (jobTitle) {
    const position = positions.get(jobTitle);
    facts.jobTitle = position?.nameFr ?? jobTitle;
    facts.jobPositionId = position?.id ?? null;
  }
  const status = withoutInvisible(values["job_status"] ?? "").trim();
  if (status) {
    const jobStatusId = findStatus(status, stored?.jobStatusId ?? null);
    if (jobStatusId) facts.jobStatusId = jobStatusId;
    else refuse("job_status", "job_status_unknown");
  }

  const manager = values["manager_email"] ?? "";
  if (manager && !manager.includes("@"))
    problems["manager_email"] = { code: "manager_named", values: { name: manager.slice(0, longestQuoted) } };
  else if (manager && whyNotEmail(manager)) refuse("manager_email", "email_invalid");
  if (values["role"]) {
    const role = chosenValue(values["role"], roleNames);
    if (!role) refuse("role", "role_unknown");
    else {
      facts.role = role;
      if (whyNotGiveRole(importer, role)) refuse("role", "role_above");
    }
  }
  if (values["hr_status"]) {
    const statutRh = chosenValue(values["hr_status"], hrStatusNames);
    if (statutRh) facts.statutRh = statutRh;
    else refuse("hr_status", "hr_status_unknown");
  }
  if (values["language"]) {
    const language = chosenValue(values["language"], languageNames);
    if (language) facts.language = language;
    else refuse("language", "language_unknown");
  }
  const dayOf = (field: "hire_date" | "birthday", whyNot: typeof whyNotBirthday) => {
    const date = calendarDate(values[field] ?? "");
    if (values[field] && !date) refuse(field, "date");
    else if (date && whyNot(date, today)) refuse(field, `${field}_range`);
    return date;
  };
  const hired = dayOf("hire_date", whyNotHireDate);
  if (hired) facts.dateEmbauche = hired;
  const born = dayOf("birthday", whyNotBirthday);
  if (born) facts.dateAnniversaire = born;
  if (hasMore) refuse("row", "more_cells");
  const address = readAddress(values, stored);
  return { facts: { ...facts, ...address.facts }, problems: { ...problems, ...address.problems } };
}
