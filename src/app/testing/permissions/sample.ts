import type { Policy } from "#platform/contract/endpoint.ts";
import { findObjectKind } from "./objects/register.ts";
import type { Row } from "./table.ts";

/** An endpoint with its rows: all of them, or those that a test asks for. */
export interface EndpointRows {
  name: string;
  allow: Policy;
  rows: readonly Row[];
}

/** The place of an endpoint among those that tell the same people apart under the same heading. */
interface EndpointPlace {
  index: number;
  of: number;
}

/**
 * Chooses the rows of one endpoint for `npm test`, so that every person under a heading of the table is acted at some
 * endpoint (sample.test.ts). The endpoints of a heading share its people: where the relation to the object decides, one
 * half at each endpoint in turn, all of them where there is no second endpoint, and all of them wherever a report or
 * answers are read; within each kind of people, both ends of every run of equal answers (draft and pending: 200; in
 * progress and abandoned: 409). Where who they act as decides: at least one relation of each « acts as », at those
 * ends; where not even a session is needed, at one of them. Where the session decides before the object is looked for:
 * one relation of each « acts as », on one object. `npm run prove -- permissions` leaves nothing out.
 */
export function makeSampler(all: readonly EndpointRows[]): (endpoint: EndpointRows) => Row[] {
  const alike = new Map<string, string[]>();
  for (const { name, ...endpoint } of all)
    for (const [key, group] of groupRows(endpoint)) {
      const people = `${key} · ${listNames(group).join(", ")}`;
      alike.set(people, [...(alike.get(people) ?? []), `${name} · ${key}`]);
    }
  const places = new Map(
    [...alike.values()].flatMap((calls) =>
      calls.map((call, index): [string, EndpointPlace] => [call, { index, of: calls.length }]),
    ),
  );
  return (endpoint) =>
    [...groupRows(endpoint)].flatMap(([key, group]) => {
      const place = places.get(`${endpoint.name} · ${key}`) ?? { index: 0, of: 1 };
      if (group[0]?.section === null) return group[place.index % group.length] ?? [];
      if (isDecidedByRelation(endpoint))
        return selectHalfOfRelations(group, readsReportsOrAnswers(endpoint) ? { ...place, of: 1 } : place);
      return selectShare(listNames(group), place).flatMap((name) => {
        const theirs = group.filter(({ relation }) => relation.name === name);
        return endpoint.allow === "anyone" ? theirs.slice(0, 1) : selectRunEnds(theirs);
      });
    });
}

/** The people of an endpoint of whom some stand for all. */
const groupRows = (endpoint: Omit<EndpointRows, "name">): Map<string, Row[]> => {
  const deciding = isDecidedByRelation(endpoint);
  return Map.groupBy(endpoint.rows, (row) => {
    if (row.section === null) return describeEquivalence(row);
    if (deciding) return `${row.section} of ${row.relation.kind}`;
    return endpoint.allow === "anyone"
      ? `${row.section} for ${row.relation.actsAs}`
      : describeEquivalence(row);
  });
};

const isDecidedByRelation = ({ rows, allow }: Omit<EndpointRows, "name">) =>
  allow !== "anyone" && dependsOnRelation(rows);

/** What the product is for, and what no one else may see: all actors ask. */
const readsReportsOrAnswers = ({ name }: EndpointRows) => /^(reports|answers)\./.test(name);

/** Every so many of them, so that the endpoints together have them all; at least one. */
function selectShare(names: readonly string[], { index, of }: EndpointPlace): string[] {
  const shares = Math.min(of, names.length);
  return names.filter((_, at) => at % shares === index % shares);
}

export const dependsOnRelation = (rows: readonly Row[]): boolean =>
  rows.some(({ condition }) => findObjectKind(condition)?.triedBy === "everybody");

/** Rows with the same words here have the same answer, condition by condition (everyPermission.db.test.ts). */
export function describeEquivalence({ relation: { actsAs, kind }, section }: Row): string {
  const elsewhere = ["foreigner", "two companies", "held back"].includes(kind) ? kind : "here";
  return [actsAs, elsewhere, section ?? "the session"].join(" · ");
}

function selectHalfOfRelations(group: readonly Row[], { index, of }: EndpointPlace): Row[] {
  const names = listNames(group);
  const chosen = selectShare(names, { index, of: Math.min(of, 2) });
  const ends = selectRunEnds(group.filter(({ relation }) => relation.name === names[0]));
  const cells = new Set(
    Array.from(
      { length: Math.max(chosen.length, ends.length) },
      (_, at) => `${chosen[at % chosen.length]} · ${ends[(at + index) % ends.length]?.condition}`,
    ),
  );
  return group.filter(({ relation, condition }) => cells.has(`${relation.name} · ${condition}`));
}

/**
 * Of the rows of another company, those to act where every check of the application is taken away: whatever they act
 * as, PostgreSQL knows only their company. One relation of each kind, which turns with the endpoint.
 */
export const selectOnePerKind = (rows: readonly Row[], turn: number): Row[] =>
  [...Map.groupBy(rows, ({ relation }) => relation.kind).values()].flatMap((group) => {
    const names = listNames(group);
    return group.filter(({ relation }) => relation.name === names[turn % names.length]);
  });

const listNames = (rows: readonly Row[]) => [...new Set(rows.map(({ relation }) => relation.name))];

const selectRunEnds = (cells: readonly Row[]): Row[] =>
  cells.filter(
    ({ answer }, index) => answer !== cells[index - 1]?.answer || answer !== cells[index + 1]?.answer,
  );
