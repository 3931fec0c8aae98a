import { lockCompany } from "#company/server/queries.ts";
import { refuseIf } from "#platform/errors.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { peopleContract } from "../../contract.ts";
import { whyNotChangeLead, whyNotDeactivate } from "../../rules.ts";
import { handOver } from "../handOver.ts";
import { requireProfileRow } from "../queries.ts";
import { removePerson } from "../removePerson.ts";
import { listOwnLeads, lockToChange } from "../standing.ts";

export const removePersonEndpoint = handle(peopleContract.remove, async ({ input, ...context }) => {
  const { id, handOverTo } = input;
  const { actor, tx } = context;
  // No concurrent request may set this person as a manager.
  await lockCompany(tx, actor.companyId);
  const { self, person, others } = await lockToChange(tx, actor, id);
  refuseIf(whyNotDeactivate(self, person, others));
  refuseIf(whyNotChangeLead(await listOwnLeads(tx, actor), id));
  if (handOverTo) await handOver(context, [id], handOverTo);
  await removePerson(context, await requireProfileRow(tx, actor.companyId, id), "people.remove");
  return {};
});
