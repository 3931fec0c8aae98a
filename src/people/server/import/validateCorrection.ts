import { inArray, sql } from "drizzle-orm";
import type { Correction, ImportCall } from "#imports/server/kind.ts";
import { splitNames } from "#imports/rules/nameList.ts";
import type { ParsedRow } from "#imports/rules/table.ts";
import type { RowValidation } from "#imports/rules/rowValidation.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { readEmail, type KnownPerson } from "../../rules/import/facts.ts";
import { teamFinder } from "../../rules/import/teams.ts";
import { profiles } from "../../tables.ts";
import { validateAgainst, listKnownPeople, PeopleImportOptions } from "./validateRows.ts";
import { peoplePorts } from "../ports.ts";

/** Longer chains of managers are validated with the whole file. */
const maxChainLength = 40;

/**
 * Validates a corrected row and those who name it as their manager. Null where more can follow from it: the same address in
 * two rows, roles of people whom the company knows (one may be the last owner), cycles of managers, and the list of the
 * teams that the file names and the company does not have.
 */
export async function validateCorrection(
  call: ImportCall,
  { before, after, problems, rowsWith }: Correction,
): Promise<ReadonlyMap<number, RowValidation> | null> {
  if (problems?.["manager_email"]?.code === "manager_cycle") return null;
  const addresses = [...new Set([readEmail(before.values), readEmail(after.values)])].filter(Boolean);
  const isMoved = readEmail(before.values) !== readEmail(after.values);
  const others = (await rowsWith(["email"], addresses)).some(({ number }) => number !== after.number);
  if (others) return null;
  const naming = isMoved ? await rowsWith(["manager_email"], addresses) : [];
  const concerned = [after, ...naming.filter(({ number }) => number !== after.number)];
  const named = concerned.flatMap(({ values }) => [readEmail(values), readEmail(values, "manager_email")]);
  const emails = [...new Set([...addresses, ...named])].filter(Boolean);
  const known = await listNamed(call.tx, call.importer.companyId, emails);
  const isKnown = ({ values }: ParsedRow) => known.some((person) => hasEmail(person, readEmail(values)));
  if (isMoved && [before, after].some(isKnown)) return null;
  if (await namesNewTeam(call, before, after)) return null;
  if ([before, ...concerned].some((row) => row.values["role"] && isKnown(row))) return null;
  const managerMoved = readEmail(before.values, "manager_email") !== readEmail(after.values, "manager_email");
  if (isMoved || managerMoved) {
    // Where the company’s own managers count instead of the file’s, cycles are looked for in all rows.
    if (PeopleImportOptions.parse(call.options).known === "skip") return null;
    if (await closesCycle(call, after, rowsWith)) return null;
  }

  const context = await rowsWith(["email"], emails);
  const rows = new Map([...context, ...concerned].map((row) => [row.number, row]));
  const inOrder = [...rows.values()].toSorted((one, other) => one.number - other.number);
  const { validations } = await validateAgainst(call, inOrder, known, { isPartial: true });
  const validated = new Map(inOrder.map(({ number }, at) => [number, validations[at]]));
  return new Map(
    concerned.flatMap(({ number }) => {
      const validation = validated.get(number);
      return validation ? [[number, validation]] : [];
    }),
  );
}

/** Whether a team that the company does not have is named where it was not, or is named no more. */
async function namesNewTeam(
  { tx, importer }: ImportCall,
  before: ParsedRow,
  after: ParsedRow,
): Promise<boolean> {
  const cells = [before, after].map(({ values }) => values["team"] ?? "");
  if (cells[0] === cells[1]) return false;
  const { teams } = await peoplePorts.importedTeams.named(tx, importer, cells.flatMap(splitNames));
  const find = teamFinder(teams);
  return cells.some((cell) => find(cell).unknown.length > 0);
}

const hasEmail = (person: KnownPerson, email: string) => person.email.toLowerCase() === email;

/** The people with these addresses, and their managers. */
async function listNamed(tx: Tenant, companyId: string, emails: readonly string[]): Promise<KnownPerson[]> {
  if (emails.length === 0) return [];
  const people = await listKnownPeople(tx, companyId, inArray(sql`lower(${profiles.email})`, [...emails]));
  const ids = new Set(people.map(({ id }) => id));
  const above = people.flatMap(({ directManagerId }) =>
    directManagerId && !ids.has(directManagerId) ? [directManagerId] : [],
  );
  if (above.length === 0) return people;
  return [...people, ...(await listKnownPeople(tx, companyId, inArray(profiles.id, above)))];
}

/** Whether a person would stand above themself, by what the file says and, where it says nothing, by what is stored. */
async function closesCycle(
  { tx, importer: { companyId } }: ImportCall,
  row: ParsedRow,
  rowsWith: Correction["rowsWith"],
): Promise<boolean> {
  const start = readEmail(row.values);
  let at = start;
  for (let steps = 0; steps < maxChainLength; steps += 1) {
    const [said] = at === start ? [row] : await rowsWith(["email"], [at]);
    const named = said ? readEmail(said.values, "manager_email") : "";
    const next = named || (await storedManager(tx, companyId, at));
    if (!next) return false;
    // One who names themself has a mistake of another kind.
    if (next === at) return false;
    if (next === start) return true;
    at = next;
  }
  return true;
}

async function storedManager(tx: Tenant, companyId: string, email: string): Promise<string | null> {
  const people = await listNamed(tx, companyId, [email]);
  const person = people.find((one) => hasEmail(one, email));
  const manager = people.find(({ id }) => id === person?.directManagerId);
  return manager?.email.toLowerCase() ?? null;
}
