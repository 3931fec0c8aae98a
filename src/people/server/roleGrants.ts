import { and, eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Tenant } from "#platform/server/database.ts";
import { sendLater } from "#platform/server/outbox.ts";
import type { Actor, Services } from "#platform/server/services.ts";
import { isRaise, type Standing } from "../rules.ts";
import { profiles, roleGrants } from "../tables.ts";

interface Change {
  profileId: string;
  before: Standing;
  after: Standing;
}

/** Notes who gave a role that runs evaluations, and tells the account owners of a new admin. */
export async function recordRoleChange(
  tx: Tenant,
  services: Pick<Services, "now" | "newId">,
  { companyId, profileId: grantedBy }: Pick<Actor, "companyId" | "profileId">,
  { profileId, before, after }: Change,
): Promise<void> {
  if (isRaise(before, after) && after.role !== "user") {
    const key = { companyId, id: services.newId() };
    await tx
      .insert(roleGrants)
      .values({ ...key, profileId, grantedBy, role: after.role, grantedAt: services.now() });
  }
  if (!after.isAdmin || before.isAdmin) return;
  const change = services.newId();
  const owners = await tx
    .select({ id: profiles.id, email: profiles.email, language: profiles.language })
    .from(profiles)
    .where(
      and(eq(profiles.companyId, companyId), eq(profiles.role, "account_owner"), eq(profiles.isActive, true)),
    );
  await sendLater(
    tx,
    { ...services, companyId },
    owners
      .filter(({ id }) => id !== profileId)
      .map(({ id, email, language }) => ({
        kind: "people.newAdmin" as const,
        dedupeKey: `people.newAdmin:${change}:${id}`,
        recipient: email,
        recipientProfileId: id,
        language,
        data: { profileId, grantedBy },
      })),
  );
}

/**
 * Whether `raiserId` gave this person, since a moment, a role that runs evaluations: themself, or through others whom
 * they had raised before. One recursive walk from the person up, along grants that are never later than the one below.
 */
export const wasRaisedBy = (
  companyId: SQLWrapper | string,
  profileId: SQLWrapper | string,
  raiserId: SQLWrapper | string,
  since: SQL,
): SQL<boolean> => sql<boolean>`exists (
    with recursive raised as (
      select g.granted_by as raiser, g.granted_at as at from role_grants g
      where g.company_id = ${companyId} and g.profile_id = ${profileId}
      union
      select g.granted_by, g.granted_at
      from raised r join role_grants g on g.company_id = ${companyId} and g.profile_id = r.raiser and g.granted_at <= r.at
    )
    select 1 from raised where raised.raiser = ${raiserId} and raised.at >= ${since})`;
