import { and, desc, eq, isNull } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import { companies } from "#company/tables.ts";
import type { Tenant } from "#platform/server/database.ts";
import type { Actor, Services } from "#platform/server/services.ts";
import type { Notification, NotificationKind } from "../contract.ts";
import { isAsking, isUnread } from "../rules.ts";
import { notifications } from "../tables.ts";

/** What a notification may say of its evaluation now. */
export type Shown = Pick<Notification, "evaluationName" | "subjectName" | "isMine" | "isToDo" | "opens">;

declare module "#platform/server/services.ts" {
  interface Services {
    /**
     * Of these notifications of the actor, what may be said now; nothing of an evaluation that is archived, that asks
     * nothing of them any more or whose report they may not read. One statement.
     */
    shownOf: (
      tx: Tenant,
      actor: Actor,
      rows: readonly { evaluationId: string; kind: NotificationKind }[],
    ) => Promise<(row: { evaluationId: string; kind: NotificationKind }) => Shown | null>;
  }
}

/** The latest that are looked at: one evaluation has one at most. */
const mostShown = 300;

const isOwn = ({ companyId, profileId }: Actor) =>
  and(eq(notifications.companyId, companyId), eq(notifications.profileId, profileId));
const latestFirst = [desc(notifications.createdAt), desc(notifications.id)];

/** The actor's own, the latest first, as far as they may still be shown. */
export async function listOwn(
  tx: Tenant,
  { shownOf }: Pick<Services, "shownOf">,
  actor: Actor,
): Promise<Notification[]> {
  const rows = await tx
    .select({
      id: notifications.id,
      kind: notifications.kind,
      evaluationId: notifications.evaluationId,
      createdAt: notifications.createdAt,
      readOn: notifications.readOn,
      timeZone: companies.timeZone,
    })
    .from(notifications)
    .innerJoin(companies, eq(companies.id, notifications.companyId))
    .where(isOwn(actor))
    .orderBy(...latestFirst)
    .limit(mostShown);
  const shown = await shownOf(tx, actor, rows);
  return rows.flatMap(({ id, kind, evaluationId, readOn, createdAt, timeZone }) => {
    const said = shown({ kind, evaluationId });
    if (!said) return [];
    const isAsked = isAsking(kind);
    const isRead = !isUnread({ isAsked, isToDo: said.isToDo, readOn });
    const day = dayIn(timeZone, createdAt);
    return [{ id, kind, evaluationId, ...said, isRead, day, at: isAsked ? createdAt.toISOString() : null }];
  });
}

/** As `listOwn` would count them; only what is not read yet is asked about, which is nothing most of the time. */
export async function countUnread(
  tx: Tenant,
  { shownOf }: Pick<Services, "shownOf">,
  actor: Actor,
): Promise<number> {
  const latest = tx
    .select({
      kind: notifications.kind,
      evaluationId: notifications.evaluationId,
      readOn: notifications.readOn,
    })
    .from(notifications)
    .where(isOwn(actor))
    .orderBy(...latestFirst)
    .limit(mostShown)
    .as("latest");
  const rows = await tx
    .select({ kind: latest.kind, evaluationId: latest.evaluationId })
    .from(latest)
    .where(isNull(latest.readOn));
  if (rows.length === 0) return 0;
  const shown = await shownOf(tx, actor, rows);
  return rows.filter((row) => {
    const said = shown(row);
    return said && isUnread({ isAsked: isAsking(row.kind), isToDo: said.isToDo, readOn: null });
  }).length;
}
