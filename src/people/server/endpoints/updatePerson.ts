import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/handle.ts";
import { peopleContract } from "../../contract.ts";
import { changeDirectManager, changeRole } from "../changePerson.ts";
import { readProfile, requireProfileRow, saveProfile } from "../queries.ts";

/**
 * Facts, direct manager and role in one transaction: the page of a person saves all of what was changed, or nothing.
 * The manager comes before the role, so that the lock of the company is always taken before those of the standings.
 */
export const updatePersonEndpoint = handle(
  peopleContract.update,
  async ({ input: { id, role, directManagerId, ...input }, ...context }) => {
    const { actor, tx } = context;
    const { companyId } = actor;
    const before = await requireProfileRow(tx, companyId, id);
    const { firstName, lastName, statutRh } = input;
    const jobTitle = input.jobTitle === "" ? null : input.jobTitle;
    const facts = Object.entries({ firstName, lastName, statutRh, jobTitle }).filter(
      ([, value]) => value !== undefined,
    );
    if (facts.length === 0 && role === undefined && directManagerId === undefined) refuse("no_update_data");

    if (directManagerId !== undefined) await changeDirectManager(context, id, directManagerId);
    if (role !== undefined) await changeRole(context, id, role);
    if (facts.length > 0) {
      refuseIf(before.isAdmin && !actor.isAdmin ? "forbidden" : null);
      await saveProfile(tx, companyId, id, Object.fromEntries(facts));
      const fields = facts.map(([field]) => field);
      const entry = { action: "people.update", objectType: "profile", objectId: id, details: { fields } };
      await audit(tx, context, entry);
    }
    return readProfile(tx, companyId, id);
  },
);
