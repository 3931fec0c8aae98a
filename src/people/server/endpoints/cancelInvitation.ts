import { lockCompany } from "#company/server/queries.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { hasJoinedOpenly } from "../../rules/joining.ts";
import { peopleContract } from "../../contract.ts";
import { chooseRemoval, whyNotChangeLead, whyNotDeactivate } from "../../rules.ts";
import { handOver } from "../handOver.ts";
import { requireProfileRow } from "../queries.ts";
import { removePerson } from "../removePerson.ts";
import { listOwnLeads, lockToChange } from "../standing.ts";

/** Under the lock: a person who accepts at the same moment has joined, and is not lost by it. */
export const cancelInvitationEndpoint = handle(
  peopleContract.cancelInvitation,
  async ({ input: { id, handOverTo }, ...context }) => {
    const { actor, tx } = context;
    await lockCompany(tx, actor.companyId);
    const { self, person, others } = await lockToChange(tx, actor, id);
    const row = await requireProfileRow(tx, actor.companyId, id);
    const standing = { hasJoined: hasJoinedOpenly(row), isInvited: row.invitedAt !== null };
    if (chooseRemoval(standing) !== "cancel") refuse("status_conflict");
    refuseIf(whyNotDeactivate(self, person, others));
    refuseIf(whyNotChangeLead(await listOwnLeads(tx, actor), id));
    if (handOverTo) await handOver(context, [id], handOverTo);
    await removePerson(context, row, "people.cancelInvitation");
    return {};
  },
);
