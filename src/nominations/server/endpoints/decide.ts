import { handle } from "#platform/server/calls/handle.ts";
import { nominationsContract } from "../../contract.ts";
import { approveProposal } from "../decision.ts";
import { findProposalToDecide } from "../manager.ts";
import { notifyLater } from "../notifyLater.ts";

/** The direct manager approves; the author is notified that the evaluation can be launched. */
export const decideEndpoint = handle(nominationsContract.decide, async (call) => {
  const { input, actor, tx, services } = call;
  const decided = await findProposalToDecide(tx, actor, input.evaluationId, { locks: true });
  await approveProposal(tx, call, decided, input.profileIds);
  const { nomination, known } = decided;
  if (known.facts.authorId !== actor.profileId)
    await notifyLater(tx, services, "nominations.approved", nomination, known.facts.authorId);
  return {};
});
