import { ensureUser } from "#accounts/server/users.ts";
import { readCompany } from "#company/server/queries.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/handle.ts";
import { peopleContract } from "../../contract.ts";
import { isAdminWith, noStanding, whyNotGiveRole } from "../../rules.ts";
import { inviteLater } from "../invitations.ts";
import { recordRoleChange } from "../roleGrants.ts";
import { insertProfileOnce, readProfile, requireProfileRow } from "../queries.ts";

/** The answer is the same whether or not the address has an account in another company. */
export const invitePersonEndpoint = handle(
  peopleContract.invite,
  async ({ input, actor, tx, services, requestId }) => {
    const { companyId } = actor;
    const { email, firstName, lastName = "", role = "user", directManagerId = null, jobTitle } = input;
    refuseIf(whyNotGiveRole(actor, role));
    if (directManagerId) await requireProfileRow(tx, companyId, directManagerId);

    const language = input.language ?? (await readCompany(tx, companyId)).language;
    const user = await ensureUser(tx, services, email);
    const id = services.newId();
    const after = { role, isAdmin: isAdminWith(role, noStanding) };
    const isNew = await insertProfileOnce(tx, {
      companyId,
      id,
      userId: user.id,
      firstName,
      lastName,
      email,
      ...after,
      directManagerId,
      jobTitle: jobTitle || null,
      language,
      createdAt: services.now(),
    });
    if (!isNew) refuse("duplicate_key", { email: { reason: "duplicate" } });

    await recordRoleChange(tx, services, actor, { profileId: id, before: noStanding, after });
    await inviteLater(tx, services, { companyId, id, email, language });
    const entry = { action: "people.invite", objectType: "profile", objectId: id, details: { role } };
    await audit(tx, { actor, services, requestId }, entry);
    return readProfile(tx, companyId, id);
  },
);
