import { and, eq, isNotNull } from "drizzle-orm";
import { mustHaveSecondFactor } from "#accounts/rules/secondFactor.ts";
import { secondFactors } from "#accounts/tables.ts";
import { companies } from "#company/tables.ts";
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
      secondFactorRequired: companies.secondFactorRequired,
      secondFactorSince: secondFactors.confirmedAt,
    })
    .from(profiles)
    .innerJoin(companies, eq(companies.id, profiles.companyId))
    .leftJoin(
      secondFactors,
      and(eq(secondFactors.userId, profiles.userId), isNotNull(secondFactors.confirmedAt)),
    )
    .where(
      and(
        eq(profiles.companyId, identity.companyId),
        eq(profiles.id, identity.profileId),
        eq(profiles.userId, identity.userId),
      ),
    );
  if (!profile?.isActive) return null;
  const { firstName, role, isAdmin, language, secondFactorSince } = profile;
  return {
    ...identity,
    firstName,
    role,
    isAdmin,
    language,
    capabilities: new Set(capabilitiesOf(profile)),
    // A session that may only answer reaches nothing that this protects.
    needsSecondFactor:
      identity.scope === "full" && !secondFactorSince && mustHaveSecondFactor(profile, profile),
  };
}
