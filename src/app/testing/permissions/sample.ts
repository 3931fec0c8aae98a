import type { Policy } from "#platform/contract/endpoint.ts";
import { kindOf } from "./objects/register.ts";
import type { Row } from "./table.ts";

/**
 * The rows of one endpoint for `npm test`. Where the relation to the object decides: every relation at least once and,
 * within each kind of people, both ends of every run of equal answers (draft and pending: 200; in progress and
 * abandoned: 409). Where only the session decides: one relation of each « acts as », at those ends; where not even a
 * session is needed, at one of them. Which relation is tried turns with the endpoint (`turn`).
 * `npm run prove -- permissions` leaves nothing out.
 */
export function sampleOf(rows: readonly Row[], allow: Policy, turn: number): Row[] {
  if (allow !== "anyone" && dependsOnRelation(rows)) return everyRelation(rows, turn);
  const alike = allow === "anyone" ? ({ relation }: Row) => relation.actsAs : standsFor;
  return [...Map.groupBy(rows, alike).values()].flatMap((group) => {
    const names = namesIn(group);
    const name = names[turn % names.length];
    const theirs = group.filter(({ relation }) => relation.name === name);
    return allow === "anyone" ? theirs.slice(0, 1) : endsOfRuns(theirs);
  });
}

export const dependsOnRelation = (rows: readonly Row[]): boolean =>
  rows.some(({ condition }) => kindOf(condition)?.triedBy === "everybody");

/** Rows with the same words here have the same answer, condition by condition (everyPermission.db.test.ts). */
export function standsFor({ relation: { actsAs, kind }, section }: Row): string {
  const elsewhere = ["foreigner", "two companies", "held back"].includes(kind) ? kind : "here";
  return [actsAs, elsewhere, section ?? "the session"].join(" · ");
}

function everyRelation(rows: readonly Row[], turn: number): Row[] {
  const groups = Map.groupBy(
    rows,
    ({ relation, section }) => `${section ?? "the session"} of ${relation.kind}`,
  );
  return [...groups.values()].flatMap((group) => {
    const relations = namesIn(group);
    const conditions = endsOfRuns(group.filter(({ relation }) => relation.name === relations[0])).map(
      ({ condition }) => condition,
    );
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

const namesIn = (rows: readonly Row[]) => [...new Set(rows.map(({ relation }) => relation.name))];

const endsOfRuns = (cells: readonly Row[]): Row[] =>
  cells.filter(
    ({ answer }, index) => answer !== cells[index - 1]?.answer || answer !== cells[index + 1]?.answer,
  );
