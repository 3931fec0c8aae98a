import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/handle.ts";
import { peopleContract } from "../../contract.ts";
import { readProfile, requireProfileRow, saveProfile } from "../queries.ts";

export const updatePersonEndpoint = handle(
  peopleContract.update,
  async ({ input: { id, ...input }, actor, tx, services, requestId }) => {
    const { companyId } = actor;
    const before = await requireProfileRow(tx, companyId, id);
    refuseIf(before.isAdmin && !actor.isAdmin ? "forbidden" : null);
    const { firstName, lastName, statutRh } = input;
    const jobTitle = input.jobTitle === "" ? null : input.jobTitle;
    const given = Object.entries({ firstName, lastName, statutRh, jobTitle }).filter(
      ([, value]) => value !== undefined,
    );
    if (given.length === 0) refuse("no_update_data");

    await saveProfile(tx, companyId, id, Object.fromEntries(given));
    const fields = given.map(([field]) => field);
    const entry = { action: "people.update", objectType: "profile", objectId: id, details: { fields } };
    await audit(tx, { actor, services, requestId }, entry);
    return readProfile(tx, companyId, id);
  },
);
