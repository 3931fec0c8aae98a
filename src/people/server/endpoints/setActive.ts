import { lockCompany } from "#company/server/queries.ts";
import { refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { peopleContract } from "../../contract.ts";
import { whyNotChangeLead, whyNotDeactivate } from "../../rules.ts";
import { handOver } from "../handOver.ts";
import { switchAccounts } from "../activation.ts";
import { readProfile } from "../queries.ts";
import { listOwnLeads, lockToChange } from "../standing.ts";

export const setActiveEndpoint = handle(
  peopleContract.setActive,
  async ({ input: { id, isActive, handOverTo }, ...context }) => {
    const { actor, tx } = context;
    // A concurrent request that sets this person as a manager must know whether the account is open.
    await lockCompany(tx, actor.companyId);
    const { self, person, others } = await lockToChange(tx, actor, id);
    // An activation leaves no fewer owners or admins, but the same people may do it.
    refuseIf(whyNotDeactivate(self, person, isActive ? null : others));
    refuseIf(whyNotChangeLead(await listOwnLeads(tx, actor), id));
    if (handOverTo && !isActive) await handOver(context, [id], handOverTo);
    await switchAccounts(context, [person], isActive);
    return readProfile(tx, actor.companyId, id);
  },
);
