import { refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/handle.ts";
import { peopleContract } from "../../contract.ts";
import { isAdminWith, whyNotChangeLead, whyNotSetRole } from "../../rules.ts";
import { readProfile, saveProfile } from "../queries.ts";
import { heldBy, recordRoleChange } from "../roleGrants.ts";
import { listOwnLeads, lockToChange } from "../standing.ts";

export const setRoleEndpoint = handle(
  peopleContract.setRole,
  async ({ input: { id, role }, actor, tx, services, requestId }) => {
    const { self, person, others } = await lockToChange(tx, actor, id);
    refuseIf(whyNotSetRole(self, person, role, others));
    refuseIf(whyNotChangeLead(await listOwnLeads(tx, services, actor), id));

    const after = { role, isAdmin: isAdminWith(role, person) };
    await saveProfile(tx, actor.companyId, id, after);
    await recordRoleChange(tx, services, actor, { profileId: id, before: person, after });
    const details = { from: person.role, to: role, held: heldBy(person) };
    const entry = { action: "people.setRole", objectType: "profile", objectId: id, details };
    await audit(tx, { actor, services, requestId }, entry);
    return readProfile(tx, actor.companyId, id);
  },
);
