import { and, eq } from "drizzle-orm";
import type { Tenant } from "#platform/server/database.ts";
import type { Actor, Identity } from "#platform/server/services.ts";
import { capabilitiesOf } from "../rules.ts";
import { profiles } from "../tables.ts";

/** The person behind a session, as they are now: a role taken away or a deactivation counts on the next request. */
export async function loadActor(tx: Tenant, identity: Identity): Promise<Actor | null> {
  const [profile] = await tx
    .select({
      firstName: profiles.firstName,
      role: profiles.role,
      isAdmin: profiles.isAdmin,
      isActive: profiles.isActive,
      language: profiles.language,
    })
    .from(profiles)
    .where(
      and(
        eq(profiles.companyId, identity.companyId),
        eq(profiles.id, identity.profileId),
        eq(profiles.userId, identity.userId),
      ),
    );
  if (!profile?.isActive) return null;
  const { isActive: _, ...known } = profile;
  return { ...identity, ...known, capabilities: new Set(capabilitiesOf(profile)) };
}
