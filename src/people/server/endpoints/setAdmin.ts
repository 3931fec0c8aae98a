import { lockCompany } from "#company/server/queries.ts";
import { refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { peopleContract } from "../../contract.ts";
import { standingWith, whyNotSetAdmin } from "../../rules.ts";
import { changeStanding } from "../changePerson.ts";
import { readProfile } from "../queries.ts";
import { lockToChange } from "../standing.ts";

/** Owners are notified of a new admin, in whichever way a person becomes one. */
export const setAdminEndpoint = handle(
  peopleContract.setAdmin,
  async ({ input: { id, isAdmin, handOverTo }, ...context }) => {
    const { actor, tx } = context;
    if (handOverTo) await lockCompany(tx, actor.companyId);
    const { self, person, others } = await lockToChange(tx, actor, id);
    refuseIf(whyNotSetAdmin(self, person, isAdmin, others));
    await changeStanding(context, person, standingWith(isAdmin, person), handOverTo);
    return readProfile(tx, actor.companyId, id);
  },
);
