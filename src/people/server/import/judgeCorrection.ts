import { inArray, sql } from "drizzle-orm";
import type { Correction, ImportCall } from "#imports/server/kind.ts";
import { splitNames } from "#imports/rules/nameList.ts";
import type { ParsedRow } from "#imports/rules/table.ts";
import type { Verdict } from "#imports/rules/verdict.ts";
import type { Tenant } from "#platform/server/database.ts";
import { emailOf, type KnownPerson } from "../../rules/import/facts.ts";
import { teamFinder } from "../../rules/import/teams.ts";
import { profiles } from "../../tables.ts";
import { judgeAmong, listKnown, PeopleImportOptions } from "./judge.ts";
import { peoplePorts } from "../ports.ts";

/** Longer chains of managers are judged with the whole file. */
const longestChain = 40;

/**
 * Judges a corrected row and those who name it as their manager. Null where more can follow from it: the same address in
 * two rows, roles of people whom the company knows (one may be the last owner), circles of managers, and the list of the
 * teams that the file names and the company does not have.
 */
export async function judgeCorrection(
  call: ImportCall,
  { before, after, problems, rowsWith }: Correction,
): Promise<ReadonlyMap<number, Verdict> | null> {
  if (problems?.["manager_email"]?.code === "manager_cycle") return null;
  const addresses = [...new Set([emailOf(before.values), emailOf(after.values)])].filter(Boolean);
  const isMoved = emailOf(before.values) !== emailOf(after.values);
  const others = (await rowsWith(["email"], addresses)).some(({ number }) => number !== after.number);
  if (others) return null;
  const naming = isMoved ? await rowsWith(["manager_email"], addresses) : [];
  const concerned = [after, ...naming.filter(({ number }) => number !== after.number)];
  const named = concerned.flatMap(({ values }) => [emailOf(values), emailOf(values, "manager_email")]);
  const emails = [...new Set([...addresses, ...named])].filter(Boolean);
  const known = await listNamed(call.tx, call.importer.companyId, emails);
  const isKnown = ({ values }: ParsedRow) => known.some((person) => isOf(person, emailOf(values)));
  if (isMoved && [before, after].some(isKnown)) return null;
  if (await namesNewTeam(call, before, after)) return null;
  if ([before, ...concerned].some((row) => row.values["role"] && isKnown(row))) return null;
  const managerMoved = emailOf(before.values, "manager_email") !== emailOf(after.values, "manager_email");
  if (isMoved || managerMoved) {
    // Where the company’s own managers count instead of the file’s, circles are looked for in all rows.
    if (PeopleImportOptions.parse(call.options).known === "skip") return null;
    if (await closesCircle(call, after, rowsWith)) return null;
  }

  const context = await rowsWith(["email"], emails);
  const rows = new Map([...context, ...concerned].map((row) => [row.number, row]));
  const inOrder = [...rows.values()].toSorted((one, other) => one.number - other.number);
  const { verdicts } = await judgeAmong(call, inOrder, known, { isPart: true });
  const judged = new Map(inOrder.map(({ number }, at) => [number, verdicts[at]]));
  return new Map(
    concerned.flatMap(({ number }) => {
      const verdict = judged.get(number);
      return verdict ? [[number, verdict]] : [];
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

const isOf = (person: KnownPerson, email: string) => person.email.toLowerCase() === email;

/** The people with these addresses, and their managers. */
async function listNamed(tx: Tenant, companyId: string, emails: readonly string[]): Promise<KnownPerson[]> {
  if (emails.length === 0) return [];
  const people = await listKnown(tx, companyId, inArray(sql`lower(${profiles.email})`, [...emails]));
  const ids = new Set(people.map(({ id }) => id));
  const above = people.flatMap(({ directManagerId }) =>
    directManagerId && !ids.has(directManagerId) ? [directManagerId] : [],
  );
  if (above.length === 0) return people;
  return [...people, ...(await listKnown(tx, companyId, inArray(profiles.id, above)))];
}

/** Whether somebody would stand above themself, by what the file says and, where it says nothing, by what is stored. */
async function closesCircle(
  { tx, importer: { companyId } }: ImportCall,
  row: ParsedRow,
  rowsWith: Correction["rowsWith"],
): Promise<boolean> {
  const start = emailOf(row.values);
  let at = start;
  for (let steps = 0; steps < longestChain; steps += 1) {
    const [said] = at === start ? [row] : await rowsWith(["email"], [at]);
    const named = said ? emailOf(said.values, "manager_email") : "";
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
  const person = people.find((one) => isOf(one, email));
  const manager = people.find(({ id }) => id === person?.directManagerId);
  return manager?.email.toLowerCase() ?? null;
}
