import { approveMany } from "#nominations/server/approveMany.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { campaignsContract } from "../../contract.ts";
import { listLines } from "../lines.ts";
import { requireCampaign } from "../queries.ts";
import { readCampaign } from "../read.ts";

/** Only lines of the campaign that the actor sees. */
export const approveProposalsEndpoint = handle(campaignsContract.approve, async (call) => {
  const { input, actor, tx } = call;
  await requireCampaign(tx, actor, input.id);
  const lines = await listLines(tx, actor, input.id);
  const wanted = lines.filter(({ evaluationId }) => input.evaluationIds.includes(evaluationId));
  const approved = await approveMany(
    tx,
    call,
    wanted.map(({ evaluationId }) => evaluationId),
  );
  return { campaign: await readCampaign(tx, actor, input.id), approved };
});
