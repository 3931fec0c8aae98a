import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import { pageOf, readCursor } from "#platform/server/cursor.ts";
import { begins, contains, folded } from "#platform/server/search.ts";
import type { Role } from "../contract.ts";
import { profiles } from "../tables.ts";

/** By last name, then first name (§5 of docs/specification.md); "C", so that the cursor and the order agree everywhere. */
export const sortKeys = {
  lastNameKey: sql<string>`(${folded(profiles.lastName)}) collate "C"`,
  firstNameKey: sql<string>`(${folded(profiles.firstName)}) collate "C"`,
};
export const byName = [asc(sortKeys.lastNameKey), asc(sortKeys.firstNameKey), asc(profiles.id)];

const searched = [profiles.firstName, profiles.lastName, profiles.email];

/** Every word must be in the name or the address; without words, everybody. */
export const matches = (companyId: string, search: string | undefined): SQL | undefined =>
  and(eq(profiles.companyId, companyId), contains(search, searched));

const states = {
  active: sql`${profiles.isActive} and ${profiles.joinedAt} is not null`,
  invited: sql`${profiles.isActive} and ${profiles.joinedAt} is null`,
  inactive: sql`not ${profiles.isActive}`,
};

/** What the list is narrowed to. */
export const narrowed = ({
  state,
  role,
}: {
  state?: keyof typeof states | undefined;
  role?: Role | undefined;
}): SQL | undefined => and(state && states[state], role && eq(profiles.role, role));

const Place = z.tuple([z.string(), z.string(), z.uuid()]);

/** People after the place where the page before ended. */
export function after(cursor: string | undefined): SQL | undefined {
  const place = readCursor(Place, cursor);
  if (!place) return undefined;
  const [lastName, firstName, id] = place;
  return sql`(${sortKeys.lastNameKey}, ${sortKeys.firstNameKey}, ${profiles.id}) > (${lastName}::text collate "C", ${firstName}::text collate "C", ${id}::uuid)`;
}

interface Keyed {
  id: string;
  lastNameKey: string;
  firstNameKey: string;
}

export const pageOfPeople = <Row extends Keyed>(rows: readonly Row[], limit: number) =>
  pageOf(rows, limit, ({ id, lastNameKey, firstNameKey }) => [lastNameKey, firstNameKey, id]);

/**
 * To choose one person: those whose name or address begins with the words come before those who only contain them,
 * and among equals those who may not be chosen come last.
 */
export function bestFirst(search: string | undefined, isChoosable: SQL = sql`true`) {
  const isInside = sql`(not coalesce(${begins(search, searched) ?? sql`true`}, false))`;
  const matchKey = sql<string>`concat(${isInside}::int, (not ${isChoosable})::int)`;
  const keys = { matchKey, ...sortKeys };
  const after = (cursor: string | undefined): SQL | undefined => {
    const place = readCursor(MatchPlace, cursor);
    if (!place) return undefined;
    const [match, lastName, firstName, id] = place;
    return sql`(${matchKey} collate "C", ${sortKeys.lastNameKey}, ${sortKeys.firstNameKey}, ${profiles.id})
      > (${match}::text collate "C", ${lastName}::text collate "C", ${firstName}::text collate "C", ${id}::uuid)`;
  };
  return { keys, after, order: [sql`${matchKey} collate "C"`, ...byName] };
}
const MatchPlace = z.tuple([z.string(), z.string(), z.string(), z.uuid()]);

export const pageOfMatches = <Row extends Keyed & { matchKey: string }>(
  rows: readonly Row[],
  limit: number,
) =>
  pageOf(rows, limit, ({ id, matchKey, lastNameKey, firstNameKey }) => [
    matchKey,
    lastNameKey,
    firstNameKey,
    id,
  ]);
