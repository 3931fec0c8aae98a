import { expect, test } from "vitest";
import { matchColumns } from "#imports/rules/columns.ts";
import { buildRow } from "#imports/testing/buildRow.ts";
import { noStanding } from "../../rules.ts";
import { peopleColumns } from "./columns.ts";
import { readFacts } from "./facts.ts";
import { statusFinder } from "./jobStatuses.ts";

const status = (id: string, nameFr: string, nameEn: string | null, isArchived = false) => ({
  id,
  nameFr,
  nameEn,
  isArchived,
});
const findStatus = statusFinder([
  status("p", "Régulier à temps plein", "Full-time"),
  status("e", "Été", "Stage"),
  status("s", "Stage", "Internship"),
  status("o", "Saisonnier", "Seasonal", true),
  status("n", "Été", null, true),
]);
const importer = { id: "i", isActive: true, ...noStanding };
const today = "2026-11-23";
const known = { jobStatusId: null, country: null, zip: null };
type Stored = Parameters<typeof readFacts>[3];
const read = (values: Record<string, string>, stored: Stored = null) => {
  const row = buildRow({ email: "a@b.example", first_name: "Ana", ...values }, peopleColumns);
  const { facts, problems } = readFacts(
    row,
    importer,
    { positions: new Map<string, never>(), findStatus, today },
    stored,
  );
  const { firstName: _, ...others } = facts;
  const codes = Object.entries(problems).map(([field, { code }]) => `${field} ${code}`);
  return codes.length > 0 ? codes : others;
};

test.each([
  ["418 555-0142", "418 555-0142"],
  [" (514) 555-0142 poste 12\u00A0", "(514) 555-0142 poste 12"],
  ["+33 6 12 34 56 78", "+33 6 12 34 56 78"],
  ["418 555-0142\u200E", "418 555-0142"],
])("the phone number %j is kept as %j", (phone, mobile) => {
  expect(read({ phone })).toEqual({ mobile });
});

test.each([
  ["appelez-moi", "phone phone"],
  ["555", "phone phone"],
  ["=1+1", "phone phone"],
  ["4".repeat(41), "phone too_long"],
])("the phone number %j is refused", (phone, problem) => {
  expect(read({ phone })).toEqual([problem]);
});

test.each([
  ["Régulier à temps plein", "p"],
  ["REGULIER A TEMPS PLEIN ", "p"],
  ["full-time", "p"],
  ["été", "e"],
  // The French name of one before the English name of another.
  ["Stage", "s"],
])("the job status %j is the status %s", (name, jobStatusId) => {
  expect(read({ job_status: name })).toEqual({ jobStatusId });
});

test("a job status that the company does not have is a mistake, and so is one that is archived", () => {
  expect(read({ job_status: "Pigiste" })).toEqual(["job_status job_status_unknown"]);
  expect(read({ job_status: "Saisonnier" })).toEqual(["job_status job_status_unknown"]);
  expect(read({ job_status: "Saisonnier" }, { ...known, jobStatusId: "p" })).toEqual([
    "job_status job_status_unknown",
  ]);
});

test("an archived job status is kept by whoever has it, also beside another of its name", () => {
  expect(read({ job_status: "saisonnier" }, { ...known, jobStatusId: "o" })).toEqual({ jobStatusId: "o" });
  expect(read({ job_status: "Seasonal" }, { ...known, jobStatusId: "o" })).toEqual({ jobStatusId: "o" });
  expect(read({ job_status: "Été" }, { ...known, jobStatusId: "n" })).toEqual({ jobStatusId: "n" });
});

test("a manager who is named rather than addressed is said to be so", () => {
  expect(read({ manager_email: "Luc Côté" })).toEqual(["manager_email manager_named"]);
  expect(read({ manager_email: "luc@cote" })).toEqual(["manager_email email_ending"]);
  expect(read({ manager_email: "luc@cote.example" })).toEqual({});
});

test.each([
  ["Canada", "Québec", "h2x1y4", { country: "CA", state: "QC", zip: "H2X 1Y4" }],
  // A province of Canada says the country where nothing else does.
  ["", "Colombie-Britannique", "V5K 0A1", { country: "CA", state: "BC", zip: "V5K 0A1" }],
  ["", "Bavière", "80331", { state: "Bavière", zip: "80331" }],
  ["É.-U.", "New York", "10001", { country: "US", state: "New York", zip: "10001" }],
  ["cote d'ivoire", "", "", { country: "CI" }],
  ["Canada", "Bavière", "", ["province province_unknown"]],
  ["Atlantide", "", "", ["country country_unknown"]],
  ["CA", "", "75001", ["postal_code postal_code"]],
])(
  "the country %j, the province %j and the postal code %j are read together",
  (country, province, postal_code, expected) => {
    expect(read({ country, province, postal_code })).toEqual(expected);
  },
);

test("an address is validated with what the company knows of somebody", () => {
  const inParis = { ...known, country: "FR", zip: "75001" };
  expect(read({ province: "Québec" }, inParis)).toEqual({ state: "Québec" });
  expect(read({ country: "Canada" }, inParis)).toEqual(["country postal_code"]);
  expect(read({ postal_code: "G1R2B5" }, { ...known, country: "CA" })).toEqual({ zip: "G1R 2B5" });
});

test("lines of an address are kept, unless they are too long", () => {
  expect(read({ address: "12, rue des Érables", address_2: "app. 3", city: "Gaspé" })).toEqual({
    addressLine1: "12, rue des Érables",
    addressLine2: "app. 3",
    city: "Gaspé",
  });
  expect(read({ city: "é".repeat(101) })).toEqual(["city too_long"]);
});

test("nobody is born in the future, nor hired more than a year from now", () => {
  expect(read({ birthday: "14/05/1990", hire_date: "2027-11-23" })).toEqual({
    birthday: "1990-05-14",
    hiredOn: "2027-11-23",
  });
  expect(read({ birthday: "2026-11-24" })).toEqual(["birthday date_not_past"]);
  expect(read({ hire_date: "2027-11-24" })).toEqual(["hire_date date_too_far"]);
  expect(read({ birthday: "hier" })).toEqual(["birthday date"]);
});

test.each([
  ["phone", { mobile: null }],
  ["last_name", { lastName: "" }],
  ["job_title", { jobTitle: null, jobPositionId: null }],
  ["job_status", { jobStatusId: null }],
  ["hire_date", { hiredOn: null }],
  ["birthday", { birthday: null }],
  ["address", { addressLine1: null }],
  ["city", { city: null }],
  ["country", { country: null }],
  ["postal_code", { zip: null }],
  ["manager_email", {}],
])("« (vide) » empties %s", (field, facts) => {
  expect(read({ [field]: "(vide)" }, { ...known, country: "CA", zip: "G1R 2B5" })).toEqual(facts);
});

test.each([
  ["role", "not_emptied"],
  ["hr_status", "not_emptied"],
  ["language", "not_emptied"],
  ["team", "teams_not_emptied"],
])("no file empties %s: %s", (field, code) => {
  expect(read({ [field]: "(vide)" })).toEqual([`${field} ${code}`]);
});

test.each([
  ["\u200Bmia.roy@canot.example", {}],
  ["mia.roy\u00AD@canot.example\u202C", {}],
  ["mia.roy@canot.example\r\n", {}],
  ["mia\u0007@canot.example", ["email unseen"]],
  ["mia\u2800@canot.example", ["email unseen"]],
  ["mia roy@canot.example", ["email email_space"]],
  ["d’amours@canot.example", ["email email_character"]],
])("the address %j is read as %j", (email, outcome) => {
  expect(read({ email })).toEqual(outcome);
  expect(read({ manager_email: email })).toEqual(
    Array.isArray(outcome) ? outcome.map((one) => `manager_${one}`) : outcome,
  );
});

test("a role that somebody has already is within everybody’s reach", () => {
  expect(read({ role: "Administration" })).toEqual(["role role_above"]);
  expect(read({ role: "Administration" }, { ...known, role: "admin" })).toEqual({ role: "admin" });
});

test("a row without phone or job status says nothing of them", () => {
  expect(read({ phone: " ", job_status: " " })).toEqual({});
});

test("the columns are known by the names of other programs, beside the other statuses", () => {
  const matchFields = (...headers: string[]) => matchColumns(headers, peopleColumns);
  expect(matchFields("Téléphone", "Statut d'emploi", "Statut RH")).toEqual([
    "phone",
    "job_status",
    "hr_status",
  ]);
  expect(matchFields("Mobile phone", "Employment Status", "Status")).toEqual([
    "phone",
    "job_status",
    "hr_status",
  ]);
  expect(matchFields("Cellulaire", "Job status", "HR status")).toEqual(["phone", "job_status", "hr_status"]);
  for (const header of [
    "Superviseur",
    "SUPÉRIEUR IMMÉDIAT",
    "Responsable",
    "Manager",
    "Supervisor",
    "Courriel du gestionnaire",
  ])
    expect([header, ...matchFields(header)]).toEqual([header, "manager_email"]);
  expect(matchFields("Gestionnaire", "Courriel du supérieur immédiat", "Titre", "Équipes")).toEqual([
    null,
    "manager_email",
    "job_title",
    "team",
  ]);
  // They mean one thing in one company, another in the next.
  expect(matchFields("Service", "Département", "Salaire", "Notes")).toEqual([null, null, null, null]);
});
