import { and, eq, inArray } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Refusal } from "../contract.ts";
import { notificationRefusals } from "../tables.ts";

interface PersonKey {
  companyId: string;
  id: string;
}

const { profileId, kind, channel } = notificationRefusals;
const ofPerson = ({ companyId, id }: PersonKey) =>
  and(eq(notificationRefusals.companyId, companyId), eq(profileId, id));

export const readRefusals = (tx: Tenant, person: PersonKey): Promise<Refusal[]> =>
  tx.select({ kind, channel }).from(notificationRefusals).where(ofPerson(person)).orderBy(kind, channel);

/** For what sends to several people: what each of them refused. */
export async function loadRefusals(
  tx: Tenant,
  companyId: string,
  profileIds: readonly string[],
): Promise<(profileId: string) => readonly Refusal[]> {
  const rows = await tx
    .select({ profileId, kind, channel })
    .from(notificationRefusals)
    .where(and(eq(notificationRefusals.companyId, companyId), inArray(profileId, [...profileIds])));
  const found = Map.groupBy(rows, (row) => row.profileId);
  return (id) => found.get(id) ?? [];
}

export const refuseNotification = (tx: Tenant, person: PersonKey, rowId: string, refusal: Refusal) =>
  tx
    .insert(notificationRefusals)
    .values({ companyId: person.companyId, id: rowId, profileId: person.id, ...refusal })
    .onConflictDoNothing();

export const acceptNotification = (tx: Tenant, person: PersonKey, refusal: Refusal) =>
  tx
    .delete(notificationRefusals)
    .where(and(ofPerson(person), eq(kind, refusal.kind), eq(channel, refusal.channel)));

/** Deletes every refusal of a person. */
export const forgetRefusals = (tx: Tenant, person: PersonKey) =>
  tx.delete(notificationRefusals).where(ofPerson(person));
