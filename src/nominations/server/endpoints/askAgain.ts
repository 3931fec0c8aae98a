import { handle } from "#platform/server/calls/handle.ts";
import { nominationsContract } from "../../contract.ts";
import { returnProposal } from "../decision.ts";
import { findProposalToDecide } from "../manager.ts";

export const askAgainEndpoint = handle(nominationsContract.askAgain, async (call) => {
  const { input, actor, tx } = call;
  const decided = await findProposalToDecide(tx, actor, input.evaluationId, { locks: true });
  await returnProposal(tx, call, decided, input.note);
  return {};
});
