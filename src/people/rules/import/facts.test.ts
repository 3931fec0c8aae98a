import { expect, test } from "vitest";
import { matchColumns } from "#imports/rules/columns.ts";
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
const read = (values: Record<string, string>, heldStatusId: string | null = null) => {
  const row = { number: 2, values: { email: "a@b.example", first_name: "Ana", ...values }, hasMore: false };
  const { facts, problems } = readFacts(
    row,
    importer,
    { positions: new Map<string, never>(), findStatus },
    heldStatusId,
  );
  const { firstName: _, ...others } = facts;
  const codes = Object.entries(problems).map(([field, { code }]) => `${field} ${code}`);
  return codes.length > 0 ? codes : others;
};

test.each([
  ["418 555-0142", "418 555-0142"],
  [" (514) 555-0142 poste 12\u00A0", "(514) 555-0142 poste 12"],
  ["+33 6 12 34 56 78", "+33 6 12 34 56 78"],
  // As our own file of rejected rows writes it.
  ["'+1 418 555-0142", "+1 418 555-0142"],
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
  expect(read({ job_status: "Saisonnier" }, "p")).toEqual(["job_status job_status_unknown"]);
});

test("an archived job status is kept by whoever has it, unless another in use has its name", () => {
  expect(read({ job_status: "saisonnier" }, "o")).toEqual({ jobStatusId: "o" });
  expect(read({ job_status: "Seasonal" }, "o")).toEqual({ jobStatusId: "o" });
  expect(read({ job_status: "Été" }, "n")).toEqual({ jobStatusId: "e" });
});

test("a manager who is named rather than addressed is said to be so", () => {
  expect(read({ manager_email: "Luc Côté" })).toEqual(["manager_email manager_named"]);
  expect(read({ manager_email: "luc@cote" })).toEqual(["manager_email email_invalid"]);
  expect(read({ manager_email: "luc@cote.example" })).toEqual({});
});

test("a row without phone or job status says nothing of them", () => {
  expect(read({ phone: " ", job_status: " " })).toEqual({});
});

test("the columns are known by the names of other programs, beside the other statuses", () => {
  const known = (...headers: string[]) => matchColumns(headers, peopleColumns);
  expect(known("Téléphone", "Statut d'emploi", "Statut RH")).toEqual(["phone", "job_status", "hr_status"]);
  expect(known("Mobile phone", "Employment Status", "Status")).toEqual(["phone", "job_status", "hr_status"]);
  expect(known("Cellulaire", "Job status", "HR status")).toEqual(["phone", "job_status", "hr_status"]);
  for (const header of [
    "Superviseur",
    "SUPÉRIEUR IMMÉDIAT",
    "Responsable",
    "Manager",
    "Supervisor",
    "Courriel du gestionnaire",
  ])
    expect([header, ...known(header)]).toEqual([header, "manager_email"]);
  expect(known("Gestionnaire", "Courriel du supérieur immédiat", "Titre", "Équipes")).toEqual([
    null,
    "manager_email",
    "job_title",
    "team",
  ]);
  // They mean one thing in one company, another in the next.
  expect(known("Service", "Département", "Salaire", "Notes")).toEqual([null, null, null, null]);
});
