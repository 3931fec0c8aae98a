import { and, asc, eq, isNull, lte, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import type { Tenant } from "#platform/server/database/database.ts";
import { toPage, readCursor } from "#platform/server/database/cursor.ts";
import { matching, matchingSample, planSearch, type Search } from "#platform/server/database/search.ts";
import type { Role } from "#platform/vocabulary.ts";
import type { Profile } from "../contract/person.ts";
import { profiles, profileWords } from "../tables.ts";
import type { StateFilter } from "../vocabulary.ts";

/** By last name, then first name (§5 of docs/specification.md), as app.sort_key keeps them. */
export const sortKeys = { lastNameKey: profiles.lastNameKey, firstNameKey: profiles.firstNameKey };
export const byName = [asc(sortKeys.lastNameKey), asc(sortKeys.firstNameKey), asc(profiles.id)];

/** The people whose name or address has words that begin so. */
export const planPeopleSearch = (tx: Tenant, companyId: string, search: string | undefined) =>
  planSearch(tx, profileWords, companyId, search);

/** Every word must begin one of the name or the address; without a search, all people match. */
export const matches = (companyId: string, search: Search): SQL | undefined =>
  and(eq(profiles.companyId, companyId), isNull(profiles.removedAt), matching(search, profiles.id));

/** The same for a total (matchingSample). */
export const matchesSample = (companyId: string, search: Search): SQL | undefined =>
  and(eq(profiles.companyId, companyId), isNull(profiles.removedAt), matchingSample(search, profiles.id));

/** What the list is narrowed to. */
export const narrowed = (
  {
    state,
    role,
    hrStatus,
    manager,
    jobPositionId,
  }: {
    state?: StateFilter | undefined;
    role?: Role | undefined;
    hrStatus?: Profile["hrStatus"] | undefined;
    manager?: "none" | undefined;
    jobPositionId?: string | undefined;
  },
  now: Date,
): SQL | undefined =>
  and(
    state && eq(profiles.accountState, state === "expired" ? "invited" : state),
    state === "expired" ? lte(profiles.invitationEndsAt, now) : undefined,
    role && eq(profiles.role, role),
    hrStatus && eq(profiles.hrStatus, hrStatus),
    // A deactivated manager counts as none.
    manager && sql`(${profiles.directManagerId} is null or ${profiles.isManagerInactive})`,
    jobPositionId ? eq(profiles.jobPositionId, jobPositionId) : undefined,
  );

const Place = z.tuple([z.string(), z.string(), z.uuid()]);

/** People after the place where the page before ended. */
export function after(cursor: string | undefined): SQL | undefined {
  const place = readCursor(Place, cursor);
  if (!place) return undefined;
  const [lastName, firstName, id] = place;
  return isAfter(lastName, firstName, id);
}

const isAfter = (lastName: string, firstName: string, id: string) =>
  sql`(${sortKeys.lastNameKey}, ${sortKeys.firstNameKey}, ${profiles.id}) > (${lastName}, ${firstName}, ${id}::uuid)`;

interface Keyed {
  id: string;
  lastNameKey: string;
  firstNameKey: string;
}

export const toPeoplePage = <Row extends Keyed>(rows: readonly Row[], limit: number) =>
  toPage(rows, limit, ({ id, lastNameKey, firstNameKey }) => [lastNameKey, firstNameKey, id]);

const RankedPlace = z.tuple([z.enum(["0", "1"]), z.string(), z.string(), z.uuid()]);

/** The same where those of rank 0 come before those of rank 1: people of this rank after the place. */
export function afterInRank(cursor: string | undefined, rank: 0 | 1): SQL | undefined {
  const place = readCursor(RankedPlace, cursor);
  if (!place || Number(place[0]) < rank) return undefined;
  return Number(place[0]) > rank ? sql`false` : isAfter(place[1], place[2], place[3]);
}

export const toRankedPage = <Row extends Keyed & { rank: number }>(rows: readonly Row[], limit: number) =>
  toPage(rows, limit, ({ rank, lastNameKey, firstNameKey, id }) => [
    String(rank),
    lastNameKey,
    firstNameKey,
    id,
  ]);
