import { and, desc, eq, isNull } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import { companies } from "#company/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor, Services } from "#platform/server/services.ts";
import type { Notification } from "../contract.ts";
import { isUnread } from "../rules.ts";
import { notifications } from "../tables.ts";
import { resolveRows } from "./objects.ts";

/** The latest that are read: one object has one at most. */
const maxShown = 300;

const isOwn = ({ companyId, profileId }: Actor) =>
  and(eq(notifications.companyId, companyId), eq(notifications.profileId, profileId));
const latestFirst = [desc(notifications.createdAt), desc(notifications.id)];
const columns = {
  kind: notifications.kind,
  objectId: notifications.objectId,
  facts: notifications.facts,
  readOn: notifications.readOn,
};

/** The actor's own, the latest first, as far as they may still be shown. */
export async function listOwn(
  tx: Tenant,
  services: Pick<Services, "notifications">,
  actor: Actor,
): Promise<Notification[]> {
  const rows = await tx
    .select({
      ...columns,
      id: notifications.id,
      createdAt: notifications.createdAt,
      timeZone: companies.timeZone,
    })
    .from(notifications)
    .innerJoin(companies, eq(companies.id, notifications.companyId))
    .where(isOwn(actor))
    .orderBy(...latestFirst)
    .limit(maxShown);
  const shown = await resolveRows(tx, services, actor, rows);
  return shown.map(({ row, kind: { name, asks }, resolved: { isToDo, facts } }) => ({
    id: row.id,
    kind: name,
    objectId: row.objectId,
    facts,
    isToDo,
    isRead: !isUnread({ asks, isToDo, readOn: row.readOn }),
    day: dayIn(row.timeZone, row.createdAt),
    at: asks ? row.createdAt.toISOString() : null,
  }));
}

/** As `listOwn` would count them; only what is not read yet is asked about, which is nothing most of the time. */
export async function countUnread(
  tx: Tenant,
  services: Pick<Services, "notifications">,
  actor: Actor,
): Promise<number> {
  const latest = tx
    .select(columns)
    .from(notifications)
    .where(isOwn(actor))
    .orderBy(...latestFirst)
    .limit(maxShown)
    .as("latest");
  const rows = await tx
    .select({ kind: latest.kind, objectId: latest.objectId, facts: latest.facts })
    .from(latest)
    .where(isNull(latest.readOn));
  const shown = await resolveRows(tx, services, actor, rows);
  return shown.filter(({ kind: { asks }, resolved: { isToDo } }) => isUnread({ asks, isToDo, readOn: null }))
    .length;
}
