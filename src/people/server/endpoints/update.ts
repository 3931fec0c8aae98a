import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/handle.ts";
import { peopleContract } from "../../contract.ts";
import { readProfile, requireProfileRow, saveProfile } from "../queries.ts";

export const updateEndpoint = handle(
  peopleContract.update,
  async ({ input: { id, ...input }, actor, tx, services, requestId }) => {
    const { companyId } = actor;
    const before = await requireProfileRow(tx, companyId, id);
    refuseIf(before.isAdmin && !actor.isAdmin ? "forbidden" : null);
    const change = {
      ...input,
      ...(input.jobTitle === undefined ? {} : { jobTitle: input.jobTitle || null }),
    };
    const fields = Object.keys(change);
    if (fields.length === 0) refuse("no_update_data");

    await saveProfile(tx, companyId, id, change);
    const entry = { action: "people.update", objectType: "profile", objectId: id, details: { fields } };
    await audit(tx, { actor, services, requestId }, entry);
    return readProfile(tx, companyId, id);
  },
);
