import { lockManageable } from "#evaluations/server/queries/access.ts";
import { whyNotDecide } from "#nominations/rules.ts";
import { approveProposal } from "#nominations/server/decision.ts";
import { findLive } from "#nominations/server/queries.ts";
import { Refusal } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database.ts";
import { handle, type Call } from "#platform/server/handle.ts";
import { campaignsContract } from "../../contract.ts";
import { listLines } from "../lines.ts";
import { requireCampaign } from "../queries.ts";
import { readCampaign } from "../read.ts";

/** Only lines of the campaign that the actor sees; what was sent back or decided meanwhile is left as it is. */
export const approveProposalsEndpoint = handle(campaignsContract.approve, async (call) => {
  const { input, actor, tx } = call;
  await requireCampaign(tx, actor, input.id);
  const lines = await listLines(tx, actor, input.id);
  const wanted = lines.filter(({ evaluationId }) => input.evaluationIds.includes(evaluationId));
  let approved = 0;
  // In one order everywhere: two calls wait for each other, and never both.
  for (const { evaluationId } of wanted.toSorted((a, b) => (a.evaluationId < b.evaluationId ? -1 : 1)))
    if (await isApproved(call, evaluationId)) approved += 1;
  return { campaign: await readCampaign(tx, actor, input.id), approved };
});

/** By itself: one that is refused, because somebody in it can no longer answer, leaves the others approved. */
async function isApproved(call: Pick<Call<unknown>, "tx" | "actor" | "services" | "requestId">, id: string) {
  try {
    return await call.tx.transaction(async (part) => {
      const tx: Tenant = part;
      const known = await lockManageable(tx, call.actor, id);
      const nomination = await findLive(tx, known.evaluation);
      if (!nomination || whyNotDecide(nomination.status)) return false;
      await approveProposal(tx, call, { known, nomination }, nomination.choices);
      return true;
    });
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
