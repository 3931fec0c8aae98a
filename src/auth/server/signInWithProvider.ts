import {
  resolveArrival,
  isElsewhere,
  findNewAddress,
  whyNotLink,
  type ProviderClaims,
} from "#accounts/rules/arrival.ts";
import { findIdentity, linkIdentity, listIdentities, saveAnnounced } from "#accounts/server/identities.ts";
import { resolveProviderName } from "#accounts/server/providers.ts";
import { proveAddress } from "#accounts/server/proveAddress.ts";
import { listUnprovedCompanies } from "#accounts/server/registrations.ts";
import { secondFactorSince } from "#accounts/server/secondFactor.ts";
import { revokeInvitations } from "#accounts/server/tokens.ts";
import { findUser, findUserByEmail, hasPassword, lockUser } from "#accounts/server/users.ts";
import { isMember, listOwnProfiles, type OwnProfile } from "#people/server/memberships.ts";
import { hasJoined, joiningNow } from "#people/rules/joining.ts";
import { requireProfileRow, saveProfile } from "#people/server/queries.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { asTenant, type Database, type Tenant } from "#platform/server/database/database.ts";
import type { RequestContext, Services } from "#platform/server/services.ts";
import type { Language } from "#platform/vocabulary.ts";
import { enter } from "./entrance.ts";
import { sendNoticeLater } from "./accountEmails.ts";
import { notifyAnnouncedAddress } from "./notifyAnnouncedAddress.ts";

/** What the rule needs to know of the account at the address that a provider gave. */
async function loadArrivalAccount(db: Database | Tenant, claims: ProviderClaims) {
  const user = claims.email === null ? null : await findUserByEmail(db, claims.email);
  if (!user) return null;
  const linked = await listIdentities(db, user.id);
  return {
    userId: user.id,
    emailVerified: user.emailVerified,
    hasPassword: await hasPassword(db, user.id),
    hasSecondFactor: (await secondFactorSince(db, user.id)) !== null,
    isLinkedElsewhere: linked.some(({ issuer }) => issuer === claims.issuer),
  };
}

/** The place in a company: the one joined last, or, for a person who was only invited, the latest invitation. */
function choosePlace(profiles: readonly OwnProfile[], unproved: ReadonlySet<string>): OwnProfile {
  const proved = profiles.filter(({ companyId }) => !unproved.has(companyId));
  // The company of a registration opens by its own email only: a stranger may have made it.
  if (proved.length < profiles.length && proved.length === 0) return refuse("email_not_confirmed");
  const place = proved.find(isMember) ?? proved.find(({ isActive }) => isActive);
  return place ?? refuse("user_disabled");
}

/** Signs in with an identity from elsewhere, by the rule of accounts/rules/arrival.ts. */
export async function signInWithProvider(
  context: Pick<RequestContext, "services" | "request" | "response">,
  claims: ProviderClaims,
): Promise<{ secondStep: boolean; language: Language; announcedEmail: string | null }> {
  const { services } = context;
  const { db } = services;
  const identity = await findIdentity(db, claims);
  const account = identity ? null : await loadArrivalAccount(db, claims);
  const first = resolveArrival(claims, identity !== null, account);
  if (first.kind === "refuse") return refuse(first.code);
  const userId = identity?.userId ?? account?.userId ?? refuse("identity_unknown");
  const profiles = await listOwnProfiles(db, userId);
  const place = choosePlace(profiles, await listUnprovedCompanies(db, userId));
  const { companyId, id: profileId, language, email } = place;
  const announced = identity ? findNewAddress(claims, identity) : null;
  if (identity && announced !== null) await notifyAnnouncedAddress(services, identity, announced, profiles);

  return asTenant(db, { companyId, profileId }, async (tx) => {
    if (!identity) {
      // Asked again under the lock: a password may have been chosen meanwhile.
      await lockUser(tx, userId);
      const still = resolveArrival(claims, false, await loadArrivalAccount(tx, claims));
      if (still.kind !== "link") return refuse("identity_unknown");
      if (still.forget) await proveAddress(tx, services, userId);
      if (!(await linkIdentity(tx, services, userId, claims))) return refuse("identity_unknown");
      await sendLinkedNotice(tx, services, { companyId, profileId }, claims);
    }
    if (!hasJoined(place)) {
      const person = await requireProfileRow(tx, companyId, profileId);
      await saveProfile(tx, companyId, profileId, joiningNow(person, services.now()));
      await revokeInvitations(tx, services, profileId);
    }
    if (identity && announced !== null) await saveAnnounced(tx, identity.id, announced);
    const entered = await enter(tx, context, { userId, companyId, profileId }, "provider");
    return { language, announcedEmail: isElsewhere(announced, email) ? announced : null, ...entered };
  });
}

/** Links an identity to the account whose session left for the provider, if it is still the one that comes back. */
export async function linkToSession(
  { services, request, requestId }: Omit<RequestContext, "address">,
  claims: ProviderClaims,
  sessionId: string,
): Promise<void> {
  const linked = await services.asActor(request, async (tx, actor) => {
    if (actor.sessionId !== sessionId) return false;
    const { userId } = actor;
    const user = await findUser(tx, userId);
    if (!user) return false;
    const owner = await findIdentity(tx, claims);
    const own = await listIdentities(tx, userId);
    const taken = {
      byAnother: owner !== null,
      hasIssuer: own.some(({ issuer }) => issuer === claims.issuer),
    };
    refuseIf(whyNotLink(claims, user, taken));
    if (!(await linkIdentity(tx, services, userId, claims))) refuse("identity_taken");
    await sendLinkedNotice(tx, services, actor, claims);
    await audit(
      tx,
      { actor, services, requestId },
      { action: "auth.linkIdentity", objectType: "profile", objectId: actor.profileId },
    );
    return true;
  });
  if (!linked) refuse("unauthorized");
}

async function sendLinkedNotice(
  tx: Tenant,
  services: Services,
  { companyId, profileId }: { companyId: string; profileId: string },
  { issuer }: ProviderClaims,
) {
  const person = await requireProfileRow(tx, companyId, profileId);
  const provider = resolveProviderName(services.providers, issuer);
  await sendNoticeLater(tx, services, person, { kind: "auth.identityLinked", data: { provider } });
}
