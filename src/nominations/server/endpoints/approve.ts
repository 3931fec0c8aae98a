import { present } from "#evaluations/server/present.ts";
import { lockManageable } from "#evaluations/server/queries/access.ts";
import { refuse } from "#platform/errors.ts";
import { handle } from "#platform/server/handle.ts";
import { nominationsContract } from "../../contract.ts";
import { approveProposal } from "../decision.ts";
import { readLive } from "../queries.ts";

/** Whoever leads keeps some of those proposed, and adds others as in every evaluation. */
export const approveEndpoint = handle(nominationsContract.approve, async (call) => {
  const { input, actor, tx } = call;
  const known = await lockManageable(tx, actor, input.id);
  const nomination = await readLive(tx, known.evaluation);
  if (nomination.status === "sent" && input.profileIds.some((id) => !nomination.choices.includes(id)))
    refuse("invalid_data");
  await approveProposal(tx, call, { known, nomination }, input.profileIds);
  return present(tx, actor, input.id);
});
