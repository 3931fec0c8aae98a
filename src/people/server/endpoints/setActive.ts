import { endSessionsOfProfile } from "#accounts/server/sessions.ts";
import { refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/handle.ts";
import { peopleContract } from "../../contract.ts";
import { noStanding, whyNotChangeLead, whyNotDeactivate } from "../../rules.ts";
import { requeueInvitationsTo } from "../invitations.ts";
import { readProfile, saveProfile } from "../queries.ts";
import { heldBy, recordRoleChange } from "../roleGrants.ts";
import { listOwnLeads, lockToChange } from "../standing.ts";

/** Deactivation ends the person's sessions in this company at once; activation gives them their role, as anew. */
export const setActiveEndpoint = handle(
  peopleContract.setActive,
  async ({ input: { id, isActive }, actor, tx, services, requestId }) => {
    const { self, person, others } = await lockToChange(tx, actor, id);
    // Nobody is lost by an activation, but the same people may do it.
    refuseIf(whyNotDeactivate(self, person, isActive ? null : others));
    refuseIf(whyNotChangeLead(await listOwnLeads(tx, services, actor), id));

    await saveProfile(tx, actor.companyId, id, { isActive });
    if (isActive) await requeueInvitationsTo(tx, services, { companyId: actor.companyId, id });
    else await endSessionsOfProfile(tx, id);
    const action = isActive ? "people.activate" : "people.deactivate";
    if (isActive && !person.isActive)
      await recordRoleChange(tx, services, actor, { profileId: id, before: noStanding, after: person });
    const entry = { action, objectType: "profile", objectId: id, details: { held: heldBy(person) } };
    await audit(tx, { actor, services, requestId }, entry);
    return readProfile(tx, actor.companyId, id);
  },
);
