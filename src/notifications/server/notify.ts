import { sql, type SQL } from "drizzle-orm";
import { notifyAfterCommit, type Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { isWanted, type NotificationKind } from "../rules.ts";
import type { NotificationFacts } from "../tables.ts";
import { loadRefusals } from "./refusals.ts";

export interface NewNotification {
  profileId: string;
  objectId: string;
  kind: NotificationKind;
  /** Version 1 of nothing by default: the object says all that the sentence needs. */
  facts?: NotificationFacts;
}

/** The channel on which processes learn whose count may have changed: « company:person,person », nothing else. */
export const changesChannel = "rondo_notifications";

/** A message holds 8,000 bytes. */
const maxPeoplePerMessage = 200;

/** « company:person » of each person of a message. */
export function parseKeys(message: string): string[] {
  const [companyId, people = ""] = message.split(":");
  return people.split(",").map((profileId) => `${companyId}:${profileId}`);
}

type ChangedRow = { profileId: string };

/** Once it is committed, that the counts of these people may have changed. */
function notifyChanged(tx: Tenant, companyId: string, { rows }: { rows: ChangedRow[] }): void {
  const people = [...new Set(rows.map(({ profileId }) => profileId))];
  const messages = [];
  for (let from = 0; from < people.length; from += maxPeoplePerMessage)
    messages.push(`${companyId}:${people.slice(from, from + maxPeoplePerMessage).join()}`);
  notifyAfterCommit(tx, changesChannel, messages);
}

/**
 * Writes notifications, in the transaction of what happens. Of each object a person keeps the latest
 * only; a person who refused the kind keeps what they had. What asks for nothing is dated by the company's day alone: the
 * moment of a report may be that of the last answer, and reading all up to a moment would find it; a list loaded
 * earlier that day and then read whole covers the report too.
 */
export async function notify(
  tx: Tenant,
  { now, newId }: Pick<Services, "now" | "newId">,
  companyId: string,
  news: readonly NewNotification[],
): Promise<void> {
  const people = [...new Set(news.map(({ profileId }) => profileId))];
  if (people.length === 0) return;
  const refused = await loadRefusals(tx, companyId, people);
  // In one order everywhere: two transactions that tell the same people wait, and never for each other.
  const wanted = news
    .filter(({ kind, profileId }) => isWanted(kind, "application", refused(profileId)))
    .toSorted((a, b) => toSortKey(a).localeCompare(toSortKey(b)));
  const at = now().toISOString();
  const of = (values: readonly string[]) => sql.param([...values]);
  const changed = await tx.execute<ChangedRow>(sql`
    insert into notifications as n (company_id, id, profile_id, object_type, object_id, kind, facts, created_at)
      select ${companyId}::uuid, news.id, news.profile_id, news.object_type, news.object_id, news.kind, news.facts,
        case when news.asks then ${at}::timestamptz else date_trunc('day', ${at}::timestamptz, (
          select c.time_zone from companies c where c.id = ${companyId}::uuid)) end
      from unnest(${of(wanted.map(newId))}::uuid[], ${of(wanted.map(({ profileId }) => profileId))}::uuid[],
        ${of(wanted.map(({ kind }) => kind.objectType))}::text[], ${of(wanted.map(({ objectId }) => objectId))}::uuid[],
        ${of(wanted.map(({ kind }) => kind.name))}::text[],
        ${of(wanted.map(({ facts = { v: 1 } }) => JSON.stringify(facts)))}::jsonb[],
        ${sql.param(wanted.map(({ kind }) => kind.asks))}::boolean[])
        as news (id, profile_id, object_type, object_id, kind, facts, asks)
      on conflict (company_id, profile_id, object_type, object_id) do update
        set id = excluded.id, kind = excluded.kind, facts = excluded.facts, created_at = excluded.created_at,
          read_on = null
      returning n.profile_id as "profileId"`);
  notifyChanged(tx, companyId, changed);
}

const toSortKey = ({ profileId, kind, objectId }: NewNotification) =>
  `${profileId}:${kind.objectType}:${objectId}`;

/** `locked`: the rows of a company that are about to be written, locked in the order in which they are written. */
export const lockRows = (companyId: string, where: SQL) => sql`
  locked as (
    select profile_id, object_type, object_id from notifications
    where company_id = ${companyId} and ${where}
    order by profile_id, object_type, object_id for update
  )`;
/** Of the rows `n`, by what never changes: a notification written while we wait gives a row another id. */
export const isLocked = (companyId: string) => sql`
  n.company_id = ${companyId} and n.profile_id = locked.profile_id
  and n.object_type = locked.object_type and n.object_id = locked.object_id`;

/** What some kinds asked about an object is settled. */
export async function withdraw(
  tx: Tenant,
  companyId: string,
  objectId: string,
  kinds: readonly [NotificationKind, ...NotificationKind[]],
): Promise<void> {
  const changed = await tx.execute<ChangedRow>(sql`
    with ${lockRows(
      companyId,
      sql`object_type = ${kinds[0].objectType} and object_id = ${objectId}
        and kind = any(${sql.param(kinds.map(({ name }) => name))}::text[])`,
    )}
    delete from notifications n using locked where ${isLocked(companyId)}
    returning n.profile_id as "profileId"`);
  notifyChanged(tx, companyId, changed);
}

interface PersonKey {
  companyId: string;
  id: string;
}

/** Their other windows learn it too. */
export async function markRead(
  tx: Tenant,
  { companyId, id }: PersonKey,
  selection: NotificationSelection,
  day: string,
): Promise<void> {
  const changed = await tx.execute<ChangedRow>(sql`
    with ${lockRows(companyId, sql`profile_id = ${id} and read_on is null and ${isSelected(selection)}`)}
    update notifications n set read_on = ${day}::date from locked where ${isLocked(companyId)}
    returning n.profile_id as "profileId"`);
  notifyChanged(tx, companyId, changed);
}
function isSelected(selection: NotificationSelection) {
  if ("ids" in selection) return sql`id = any(${sql.param([...selection.ids])}::uuid[])`;
  if ("until" in selection) return sql`created_at <= ${selection.until}::timestamptz`;
  return sql`object_type = ${selection.kind.objectType} and object_id = ${selection.objectId}`;
}
type NotificationSelection =
  | { ids: readonly string[] }
  | { until: string }
  | Pick<NewNotification, "kind" | "objectId">;

/** Deletes every notification of a person. */
export const forgetNotifications = (tx: Tenant, { companyId, id }: PersonKey) =>
  tx.execute(sql`
    with ${lockRows(companyId, sql`profile_id = ${id}`)}
    delete from notifications n using locked where ${isLocked(companyId)}`);
