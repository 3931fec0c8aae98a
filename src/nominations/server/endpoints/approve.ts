import { present } from "#evaluations/server/present.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { nominationsContract } from "../../contract.ts";
import { approveAsLead } from "../decision.ts";

/** The lead keeps some of those proposed, and adds others as in every evaluation. */
export const approveEndpoint = handle(nominationsContract.approve, async (call) => {
  const { input, actor, tx } = call;
  await approveAsLead(tx, call, input);
  return present(tx, actor, input.id);
});
