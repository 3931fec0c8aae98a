import type { ParsedRow } from "#imports/rules/table.ts";
import type { Problem, Problems, Verdict } from "#imports/rules/verdict.ts";
import { fullName } from "../../rules.ts";
import type { KnownPerson, PlannedPerson } from "./facts.ts";

/** Why somebody cannot be the manager that a row names. */
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

/**
 * Rows that are left out take along those that name them as manager, and so on: all of them at once, however long the
 * chain. Whom the company knows stays, as the company knows them.
 */
export function withoutTheirPeople(
  judged: readonly Judged[],
  verdicts: readonly Verdict[],
  known: ReadonlyMap<string, KnownPerson>,
): Verdict[] {
  const places = Map.groupBy(judged.keys(), (at) => judged[at]?.manager ?? "");
  const left = [...verdicts];
  const gone = [...judged.keys()].filter((at) => left[at]?.state === "error");
  // It grows as it is walked.
  for (const at of gone) {
    const email = judged[at]?.email ?? "";
    if (!email || known.has(email)) continue;
    for (const place of places.get(email) ?? []) {
      if (left[place]?.state === "error") continue;
      left[place] = {
        state: "error",
        problems: { manager_email: { code: "manager_unknown", values: { email } } },
      };
      gone.push(place);
    }
  }
  return left;
}

interface Judged {
  row: ParsedRow;
  email: string;
  state: string;
  manager: string | null;
}

/** The rows that close a circle of managers, with the people who stand in it. */
export function cycleProblems(
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
    if (manager === "") managers.delete(email);
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
