import { hasPassword } from "#accounts/server/users.ts";
import { readCompany } from "#company/server/queries.ts";
import { isMember, listOwnProfiles } from "#people/server/memberships.ts";
import { requireProfileRow } from "#people/server/queries.ts";
import { asTenant } from "#platform/server/database.ts";
import { handleOpen } from "#platform/server/handle.ts";
import type { Identity, Services } from "#platform/server/services.ts";
import { authContract } from "../../contract.ts";

export const readViewerEndpoint = handleOpen(authContract.viewer, async ({ services, request }) => {
  const identity = await services.identify(request);
  if (!identity) return null;
  const { companyId, profileId, userId, scope } = identity;
  const known = await asTenant(services.db, identity, async (tx) => {
    const actor = await services.loadActor(tx, identity);
    if (!actor) return null;
    const { lastName, email } = await requireProfileRow(tx, companyId, profileId);
    const { name, isDemonstration } = await readCompany(tx, companyId);
    return {
      profileId,
      firstName: actor.firstName,
      lastName,
      email,
      role: actor.role,
      isAdmin: actor.isAdmin,
      capabilities: [...actor.capabilities],
      language: actor.language,
      needsSecondFactor: actor.needsSecondFactor,
      scope,
      company: { id: companyId, name, isDemonstration },
    };
  });
  if (!known) return null;
  return {
    ...known,
    hasPassword: await hasPassword(services.db, userId),
    // A session that may only answer moves nowhere else.
    otherCompanies: scope === "full" ? await listOtherCompanies(services, identity) : [],
  };
});

/** Each name is read inside its own company: no transaction sees two. */
async function listOtherCompanies({ db }: Services, { userId, companyId }: Identity) {
  const own = await listOwnProfiles(db, userId);
  const others = own.filter((profile) => isMember(profile) && profile.companyId !== companyId);
  return Promise.all(
    others.map(({ companyId: id, id: profileId }) =>
      asTenant(db, { companyId: id, profileId }, async (tx) => ({
        id,
        name: (await readCompany(tx, id)).name,
      })),
    ),
  );
}
