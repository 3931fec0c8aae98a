import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import * as z from "zod";
import { profiles } from "#people/tables.ts";
import { readCursor } from "#platform/server/database/cursor.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { auditLog } from "#platform/server/tables.ts";
import { Activity } from "../../contract/activity.ts";
import type { EvaluationKey } from "./evaluations.ts";

const by = alias(profiles, "by");
const about = alias(profiles, "about");
const cursorEntry = alias(auditLog, "cursor_entry");
const selectName = ({ id, firstName, lastName }: typeof by | typeof about) => ({ id, firstName, lastName });
/** One entry by itself: a time would give away more than the day that the page shows. */
const Place = z.tuple([z.uuid()]);
const { details } = auditLog;

/** The activity of an evaluation, the newest first, from the cursor on; in one statement. */
export function listActivity(
  tx: Tenant,
  key: EvaluationKey,
  { cursor, limit }: { cursor: string | undefined; limit: number },
) {
  const place = readCursor(Place, cursor);
  return tx
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      actorProfileId: auditLog.actorProfileId,
      role: sql<string | null>`${details} ->> 'role'`,
      day: sql<
        string | null
      >`coalesce(${details} ->> 'startsOn', ${details} ->> 'to', ${details} ->> 'dueOn')`,
      by: selectName(by),
      about: selectName(about),
    })
    .from(auditLog)
    .leftJoin(by, and(eq(by.companyId, auditLog.companyId), eq(by.id, auditLog.actorProfileId)))
    .leftJoin(
      about,
      and(eq(about.companyId, auditLog.companyId), sql`${about.id} = (${details} ->> 'profileId')::uuid`),
    )
    .where(
      and(
        eq(auditLog.companyId, key.companyId),
        eq(auditLog.objectType, "evaluation"),
        eq(auditLog.objectId, key.id),
        inArray(auditLog.action, Activity.options),
        place ? sql`(${auditLog.at}, ${auditLog.id}) < ${selectEntryPosition(tx, key, place[0])}` : undefined,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit + 1);
}

/** Of an entry of this evaluation; nothing comes after one that is not. */
const selectEntryPosition = (tx: Tenant, { companyId, id }: EvaluationKey, entryId: string) =>
  tx
    .select({ at: cursorEntry.at, id: cursorEntry.id })
    .from(cursorEntry)
    .where(
      and(
        eq(cursorEntry.companyId, companyId),
        eq(cursorEntry.objectType, "evaluation"),
        eq(cursorEntry.objectId, id),
        eq(cursorEntry.id, entryId),
      ),
    );
