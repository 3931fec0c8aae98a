import type { ImportField } from "#imports/rules/columns.ts";
import { calendarDate, chosenValue } from "#imports/rules/values.ts";
import type { Problem, Problems, Verdict } from "#imports/rules/verdict.ts";
import { whyNotEmail } from "#platform/emailAddress.ts";
import { hasControl, whyNotName, whyNotOptionalName, withoutInvisible } from "#platform/names.ts";
import type { Language } from "#platform/texts.ts";
import type { Role } from "../contract.ts";
import {
  fullName,
  isAdminWith,
  whyNotGiveRole,
  whyNotSetDirectManager,
  whyNotSetRole,
  type Person,
} from "../rules.ts";

export const personFields = [
  "email",
  "first_name",
  "last_name",
  "job_title",
  "manager_email",
  "role",
  "hr_status",
  "language",
  "hire_date",
] as const;
export type PersonField = (typeof personFields)[number];

/** The columns of a file of people, by the names that other programs give them. */
export const peopleColumns: readonly ImportField<PersonField>[] = [
  {
    name: "email",
    isRequired: true,
    synonyms: [
      "Courriel",
      "Adresse courriel",
      "Adresse e-mail",
      "E-mail",
      "Mail",
      "Email address",
      "Work email",
      "Courriel professionnel",
    ],
  },
  { name: "first_name", isRequired: true, synonyms: ["Prénom", "First name", "Given name"] },
  {
    name: "last_name",
    isRequired: false,
    synonyms: ["Nom", "Nom de famille", "Last name", "Surname", "Family name"],
  },
  {
    name: "job_title",
    isRequired: false,
    synonyms: ["Poste", "Titre", "Titre du poste", "Fonction", "Emploi", "Job title", "Title", "Position"],
  },
  {
    name: "manager_email",
    isRequired: false,
    synonyms: [
      "Gestionnaire",
      "Courriel du gestionnaire",
      "Courriel de la ou du gestionnaire",
      "Supérieur",
      "Responsable",
      "Manager",
      "Manager email",
      "Direct manager",
      "Reports to",
      "Relève de",
    ],
  },
  { name: "role", isRequired: false, synonyms: ["Rôle", "Role in Rondo", "Accès", "Access"] },
  {
    name: "hr_status",
    isRequired: false,
    synonyms: ["Statut RH", "Statut", "HR status", "Status", "Employment status", "statut_rh"],
  },
  {
    name: "language",
    isRequired: false,
    synonyms: ["Langue", "Langue de correspondance", "Preferred language"],
  },
  {
    name: "hire_date",
    isRequired: false,
    synonyms: ["Date d’embauche", "Embauche", "Date d’entrée", "Hire date", "Start date", "date_embauche"],
  },
];

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
export interface PersonFacts {
  firstName?: string;
  lastName?: string;
  jobTitle?: string;
  role?: Role;
  statutRh?: keyof typeof hrStatusNames;
  language?: Language;
  dateEmbauche?: string;
}

export interface KnownPerson extends Person {
  email: string;
  firstName: string;
  lastName: string;
  jobTitle: string | null;
  statutRh: string;
  language: Language;
  dateEmbauche: string | null;
  directManagerId: string | null;
  hasJoined: boolean;
}

interface Row {
  number: number;
  values: Readonly<Partial<Record<string, string>>>;
  hasMore: boolean;
}

export interface PeopleOnFile {
  /** Everybody of the company. */
  known: readonly KnownPerson[];
  importer: Person;
  /** Those who lead a running evaluation of the importer. */
  ownLeads: readonly string[];
  /** People whom the company knows are changed; otherwise they are left as they are. */
  updates: boolean;
  /** Made by this very import a moment ago: changed in any case. */
  ours?: ReadonlySet<string>;
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
}

export interface JudgedPeople {
  verdicts: Verdict[];
  /** Those to add or change, in the order of the file. */
  planned: PlannedPerson[];
}

const longest = { first_name: 80, last_name: 80, job_title: 120 } as const;

/**
 * Judges a file of people as a whole: each row, the same address twice, what the importer may do to whom, and who would in
 * the end be their own manager.
 */
export function judgePeople(rows: readonly Row[], onFile: PeopleOnFile): JudgedPeople {
  const known = new Map(onFile.known.map((person) => [person.email.toLowerCase(), person]));
  const firstRows = new Map<string, number>();
  const emailsById = new Map(onFile.known.map(({ id, email }) => [id, email.toLowerCase()]));
  const standings = new Standings(onFile.known);
  const inFile = new Set(rows.map(({ values }) => emailOf(values)));

  const judged = rows.map((row) => {
    const email = emailOf(row.values);
    const { facts, problems } = readFacts(row, onFile.importer);
    const first = firstRows.get(email);
    if (!problems["email"] && first !== undefined)
      return {
        row,
        email,
        state: "duplicate" as const,
        problems: { email: twice(first) },
        facts,
        manager: null,
      };
    if (!problems["email"]) firstRows.set(email, row.number);

    const person = known.get(email) ?? null;
    const manager = emailOf(row.values, "manager_email");
    if (manager && !problems["manager_email"]) {
      const problem = whyNotManager(manager, email, known, inFile);
      if (problem) problems["manager_email"] = problem;
    }
    if (!person) return { row, email, state: "add" as const, problems, facts, manager: manager || null };

    if (!onFile.updates && !onFile.ours?.has(email))
      return {
        row,
        email,
        state: "duplicate" as const,
        problems: { email: { code: "known" } },
        facts,
        manager: null,
      };
    const isOwn = onFile.ours?.has(email) ?? false;
    const changed = changedFacts(person, facts, isOwn);
    const current = emailsById.get(person.directManagerId ?? "") ?? null;
    const newManager = manager && manager !== current ? manager : null;
    if (!isOwn) Object.assign(problems, whyNotChange(person, changed, newManager, onFile, standings));
    const isSame = Object.keys(changed).length === 0 && !newManager;
    return {
      row,
      email,
      state: isSame ? ("same" as const) : ("update" as const),
      problems,
      facts: changed,
      manager: newManager,
    };
  });

  const withCycles = cycleProblems(judged, known, onFile.known);
  const verdicts = judged.map(({ row, state, problems }): Verdict => {
    if (state === "duplicate") return { state, problems };
    const all = { ...problems, ...withCycles.get(row.number) };
    return Object.keys(all).length > 0 ? { state: "error", problems: all } : { state, problems: null };
  });
  const planned = judged.flatMap(({ row, email, facts, manager }, at) => {
    const state = verdicts[at]?.state;
    if (state !== "add" && state !== "update") return [];
    return [{ number: row.number, email, id: known.get(email)?.id ?? null, facts, managerEmail: manager }];
  });
  return { verdicts, planned };
}

const emailOf = (values: Row["values"], field: PersonField = "email") =>
  (values[field] ?? "").trim().toLowerCase();
const twice = (row: number): Problem => ({ code: "twice", values: { row: String(row) } });

/** What one row says, and what is wrong with it by itself. */
function readFacts({ values, hasMore }: Row, importer: Person): { facts: PersonFacts; problems: Problems } {
  const problems: Problems = {};
  const facts: PersonFacts = {};
  const refuse = (field: PersonField | "row", code: string) => (problems[field] = { code });
  const line = (field: keyof typeof longest) => {
    const text = withoutInvisible(values[field] ?? "").trim();
    if (text.length > longest[field])
      problems[field] = { code: "too_long", values: { max: String(longest[field]) } };
    return text;
  };

  const wrongEmail = whyNotEmail(values["email"] ?? "");
  if (wrongEmail) refuse("email", wrongEmail);
  const wrongFirst = whyNotName(values["first_name"] ?? "");
  if (wrongFirst) refuse("first_name", wrongFirst);
  const wrongLast = whyNotOptionalName(values["last_name"] ?? "");
  if (wrongLast) refuse("last_name", wrongLast);
  const firstName = line("first_name");
  const lastName = line("last_name");
  const jobTitle = line("job_title");
  if (hasControl(jobTitle)) refuse("job_title", "format");
  if (firstName) facts.firstName = firstName;
  if (lastName) facts.lastName = lastName;
  if (jobTitle) facts.jobTitle = jobTitle;

  const manager = values["manager_email"] ?? "";
  if (manager && whyNotEmail(manager)) refuse("manager_email", "email_invalid");
  if (values["role"]) {
    const role = chosenValue(values["role"], roleNames);
    if (!role) refuse("role", "role_unknown");
    else {
      facts.role = role;
      if (whyNotGiveRole(importer, role)) refuse("role", "role_above");
    }
  }
  if (values["hr_status"]) {
    const status = chosenValue(values["hr_status"], hrStatusNames);
    if (status) facts.statutRh = status;
    else refuse("hr_status", "hr_status_unknown");
  }
  if (values["language"]) {
    const language = chosenValue(values["language"], languageNames);
    if (language) facts.language = language;
    else refuse("language", "language_unknown");
  }
  if (values["hire_date"]) {
    const date = calendarDate(values["hire_date"]);
    if (date) facts.dateEmbauche = date;
    else refuse("hire_date", "date");
  }
  if (hasMore) refuse("row", "more_cells");
  return { facts, problems };
}

function whyNotManager(
  manager: string,
  email: string,
  known: ReadonlyMap<string, KnownPerson>,
  inFile: ReadonlySet<string>,
): Problem | null {
  if (manager === email) return { code: "manager_self" };
  return known.has(manager) || inFile.has(manager)
    ? null
    : { code: "manager_unknown", values: { email: manager } };
}

/** Of what the file says, that which differs. The language of somebody who has joined is their own choice. */
function changedFacts(person: KnownPerson, facts: PersonFacts, isOwn: boolean): PersonFacts {
  const changed = Object.entries(facts).filter(
    ([name, value]) =>
      value !== person[name as keyof PersonFacts] && !(name === "language" && person.hasJoined && !isOwn),
  );
  return Object.fromEntries(changed) as PersonFacts;
}

/** What the importer may not do to somebody whom the company knows: the rules of their page. */
function whyNotChange(
  person: KnownPerson,
  { role, ...facts }: PersonFacts,
  newManager: string | null,
  { importer, ownLeads }: PeopleOnFile,
  standings: Standings,
): Problems {
  const problems: Problems = {};
  if (Object.keys(facts).length > 0 && person.isAdmin && !importer.isAdmin)
    problems["email"] = { code: "out_of_reach" };
  if (newManager && whyNotSetDirectManager(importer.id, person.id))
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

interface Judged {
  row: Row;
  email: string;
  state: string;
  facts: PersonFacts;
  manager: string | null;
}

/** The rows that close a circle of managers, with the people who stand in it. */
function cycleProblems(
  judged: readonly Judged[],
  known: ReadonlyMap<string, KnownPerson>,
  people: readonly KnownPerson[],
): Map<number, Problems> {
  const emails = new Map(people.map(({ id, email }) => [id, email.toLowerCase()]));
  const managers = new Map<string, string>();
  for (const { email, directManagerId } of people) {
    const manager = directManagerId === null ? undefined : emails.get(directManagerId);
    if (manager) managers.set(email.toLowerCase(), manager);
  }
  const names = new Map<string, string>();
  const rowOf = new Map<string, number>();
  for (const { row, email, state, manager } of judged) {
    if (state === "duplicate") continue;
    names.set(
      email,
      fullName({ firstName: row.values["first_name"] ?? "", lastName: row.values["last_name"] ?? "" }),
    );
    if (!manager || manager === email) continue;
    managers.set(email, manager);
    rowOf.set(email, row.number);
  }
  const nameOf = (email: string) => {
    const person = known.get(email);
    return names.get(email) || (person ? fullName(person) : email);
  };
  const problems = new Map<number, Problems>();
  for (const circle of circlesIn(managers)) {
    const path = [...circle, circle[0] ?? ""].map(nameOf);
    const shown = path.length > 6 ? [...path.slice(0, 4), "…", path.at(-1) ?? ""] : path;
    for (const email of circle) {
      const number = rowOf.get(email);
      if (number !== undefined)
        problems.set(number, {
          manager_email: { code: "manager_cycle", values: { people: shown.join(" → ") } },
        });
    }
  }
  return problems;
}

/** The circles of « whose manager is whom », each once. Everybody is walked past once. */
function circlesIn(managers: ReadonlyMap<string, string>): string[][] {
  const seen = new Set<string>();
  const circles: string[][] = [];
  for (const start of managers.keys()) {
    const path: string[] = [];
    const places = new Map<string, number>();
    let at: string | undefined = start;
    while (at !== undefined && !seen.has(at)) {
      seen.add(at);
      places.set(at, path.length);
      path.push(at);
      at = managers.get(at);
    }
    const place = at === undefined ? undefined : places.get(at);
    if (place !== undefined) circles.push(path.slice(place));
  }
  return circles;
}

/** The same people, each after their manager; by their addresses where it does not matter. There is no circle in them. */
export function managersFirst(planned: readonly PlannedPerson[]): PlannedPerson[] {
  const managers = new Map(planned.map(({ email, managerEmail }) => [email, managerEmail]));
  const depths = new Map<string, number>();
  for (const { email } of planned) {
    const path: string[] = [];
    let at: string | null = email;
    while (at !== null && managers.has(at) && !depths.has(at)) {
      path.push(at);
      at = managers.get(at) ?? null;
    }
    let depth = at === null ? 0 : (depths.get(at) ?? 0);
    for (const below of path.toReversed()) {
      depth += 1;
      depths.set(below, depth);
    }
  }
  const depthOf = ({ email }: PlannedPerson) => depths.get(email) ?? 0;
  return planned.toSorted(
    (one, other) => depthOf(one) - depthOf(other) || (one.email < other.email ? -1 : 1),
  );
}
