import type { Policy } from "#platform/contract/endpoint.ts";
import { kindOf } from "./objects/register.ts";
import type { Row } from "./table.ts";

/**
 * The rows of one endpoint for `npm test`. Where the relation to the object decides: every second relation, the others
 * at the next endpoint, and within each kind of people both ends of every run of equal answers (draft and pending: 200;
 * in progress and abandoned: 409). Where who they act as decides: one relation of each « acts as », at those ends; where
 * not even a session is needed, at one of them. Where the session decides before the object is looked for: one relation
 * of each « acts as », on one object. Which relation and object are tried turns with the endpoint (`turn`).
 * `npm run prove -- permissions` leaves nothing out.
 */
export function sampleOf(rows: readonly Row[], allow: Policy, turn: number): Row[] {
  const isDecidedBefore = ({ section }: Row) => section === null;
  const others = rows.filter((row) => !isDecidedBefore(row));
  const decided = [...Map.groupBy(rows.filter(isDecidedBefore), standsFor).values()].flatMap(
    (group) => group[turn % group.length] ?? [],
  );
  return [
    ...decided,
    ...(decides(rows, allow) ? everyRelation(others, turn) : oneOfEach(others, allow, turn)),
  ];
}

const decides = (rows: readonly Row[], allow: Policy) => allow !== "anyone" && dependsOnRelation(rows);

function oneOfEach(rows: readonly Row[], allow: Policy, turn: number): Row[] {
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
  const groups = Map.groupBy(rows, ({ relation, section }) => `${section} of ${relation.kind}`);
  return [...groups.values()].flatMap((group) => {
    const relations = namesIn(group);
    const conditions = endsOfRuns(group.filter(({ relation }) => relation.name === relations[0])).map(
      ({ condition }) => condition,
    );
    // Half of them here, the others at the next endpoint: the endpoints of one object share how they find it.
    const count = Math.max(Math.ceil(relations.length / 2), conditions.length);
    const chosen = new Set(
      Array.from(
        { length: count },
        (_, index) =>
          `${relations[(2 * index + turn) % relations.length]} · ${conditions[index % conditions.length]}`,
      ),
    );
    return group.filter(({ relation, condition }) => chosen.has(`${relation.name} · ${condition}`));
  });
}

/**
 * Of the rows of another company, those to act where every check of the application is taken away: whatever they act
 * as, PostgreSQL knows only their company. One relation of each kind, which turns with the endpoint.
 */
export const onePerKind = (rows: readonly Row[], turn: number): Row[] =>
  [...Map.groupBy(rows, ({ relation }) => relation.kind).values()].flatMap((group) => {
    const names = namesIn(group);
    return group.filter(({ relation }) => relation.name === names[turn % names.length]);
  });

const namesIn = (rows: readonly Row[]) => [...new Set(rows.map(({ relation }) => relation.name))];

const endsOfRuns = (cells: readonly Row[]): Row[] =>
  cells.filter(
    ({ answer }, index) => answer !== cells[index - 1]?.answer || answer !== cells[index + 1]?.answer,
  );
