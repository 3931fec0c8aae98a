import { lockCompany } from "#company/server/queries.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/handle.ts";
import { peopleContract } from "../../contract.ts";
import { managerCycle, whyNotSetDirectManager } from "../../rules.ts";
import { listManagersAbove, readProfile, requireProfileRow, saveProfile } from "../queries.ts";

export const setDirectManagerEndpoint = handle(
  peopleContract.setDirectManager,
  async ({ input: { id, directManagerId }, actor, tx, services, requestId }) => {
    const { companyId } = actor;
    refuseIf(whyNotSetDirectManager(actor.profileId, id));
    // Two changes, each harmless alone, could close a circle together.
    await lockCompany(tx, companyId);
    const before = await requireProfileRow(tx, companyId, id);
    if (directManagerId) {
      await requireProfileRow(tx, companyId, directManagerId);
      const above = await listManagersAbove(tx, companyId, directManagerId);
      if (managerCycle(above, id, directManagerId)) refuse("manager_cycle");
    }

    await saveProfile(tx, companyId, id, { directManagerId });
    const details = { from: before.directManagerId, to: directManagerId };
    const entry = { action: "people.setDirectManager", objectType: "profile", objectId: id, details };
    await audit(tx, { actor, services, requestId }, entry);
    return readProfile(tx, companyId, id);
  },
);
