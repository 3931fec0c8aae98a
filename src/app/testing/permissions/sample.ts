import type { Policy } from "#platform/contract/endpoint.ts";
import type { Row } from "./table.ts";

/**
 * The rows of one endpoint for `npm test`: every relation at least once and, within each kind of people, both ends of
 * every run of equal answers (draft and pending: 200; in progress and abandoned: 409). Which relation meets which
 * condition turns with the endpoint (`turn`). Where no session is needed, one relation of each « acts as » is enough.
 * `npm run prove -- permissions` leaves nothing out.
 */
export function sampleOf(rows: readonly Row[], allow: Policy, turn: number): Row[] {
  const groups = Map.groupBy(rows, ({ relation, section }) =>
    allow === "anyone" ? relation.actsAs : `${section ?? "the session"} of ${relation.kind}`,
  );
  return [...groups.values()].flatMap((group) => {
    if (allow === "anyone") return group.slice(0, 1);
    const relations = [...new Set(group.map(({ relation }) => relation.name))];
    const conditions = endsOfRuns(group.filter(({ relation }) => relation.name === relations[0]));
    const isDecided = group[0]?.section === null;
    const count = isDecided ? relations.length : Math.max(relations.length, conditions.length);
    const chosen = new Set(
      Array.from(
        { length: count },
        (_, index) =>
          `${relations[(index + turn) % relations.length]} · ${conditions[index % conditions.length]}`,
      ),
    );
    return group.filter(({ relation, condition }) => chosen.has(`${relation.name} · ${condition}`));
  });
}

const endsOfRuns = (cells: readonly Row[]): string[] =>
  cells
    .filter(({ answer }, index) => answer !== cells[index - 1]?.answer || answer !== cells[index + 1]?.answer)
    .map(({ condition }) => condition);
