import type { ParsedRow } from "#imports/rules/table.ts";
import { formatCycle, findCycles } from "#imports/rules/above.ts";
import type { Problem, Problems } from "#imports/rules/rowValidation.ts";
import { fullName } from "../../rules/names.ts";
import type { KnownPerson, PlannedPerson } from "./facts.ts";

/** Why a person cannot be the manager that a row names. */
export function whyNotManager(
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

interface ValidatedRow {
  row: ParsedRow;
  email: string;
  state: string;
  manager: string | null;
}

/** The rows that close a cycle of managers, with the people who stand in it. */
export function findCycleProblems(
  rows: readonly ValidatedRow[],
  known: ReadonlyMap<string, KnownPerson>,
  everybody: readonly KnownPerson[],
): Map<number, Problems> {
  const emails = new Map(everybody.map(({ id, email }) => [id, email.toLowerCase()]));
  const managers = new Map<string, string>();
  for (const { email, directManagerId } of everybody) {
    const manager = directManagerId === null ? undefined : emails.get(directManagerId);
    if (manager) managers.set(email.toLowerCase(), manager);
  }
  const names = new Map<string, string>();
  const rowByEmail = new Map<string, number>();
  for (const { row, email, state, manager } of rows) {
    if (state === "duplicate") continue;
    names.set(
      email,
      fullName({ firstName: row.values["first_name"] ?? "", lastName: row.values["last_name"] ?? "" }),
    );
    if (manager === "") managers.delete(email);
    if (!manager || manager === email) continue;
    managers.set(email, manager);
    rowByEmail.set(email, row.number);
  }
  const formatName = (email: string) => {
    const person = known.get(email);
    return names.get(email) || (person ? fullName(person) : email);
  };
  const problems = new Map<number, Problems>();
  for (const cycle of findCycles(managers)) {
    const people = formatCycle(cycle.map(formatName));
    for (const email of cycle) {
      const number = rowByEmail.get(email);
      if (number !== undefined)
        problems.set(number, {
          manager_email: { code: "manager_cycle", values: { people } },
        });
    }
  }
  return problems;
}

/** The same people, each after their manager; by their addresses where it does not matter. There is no cycle in them. */
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
  const getDepth = ({ email }: PlannedPerson) => depths.get(email) ?? 0;
  return planned.toSorted(
    (one, other) => getDepth(one) - getDepth(other) || (one.email < other.email ? -1 : 1),
  );
}
