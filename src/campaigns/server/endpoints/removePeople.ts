import { deleteEvaluations } from "#evaluations/server/queries/evaluations.ts";
import { lockManageables } from "#evaluations/server/queries/many.ts";
import { refuse, refuseIf } from "#platform/errors.ts";
import { auditAll } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { campaignsContract } from "../../contract.ts";
import { whyNotTakeOut } from "../../rules.ts";
import { listLines } from "../lines.ts";
import { lockCampaign } from "../queries.ts";
import { readCampaign } from "../read.ts";

/** As one draft is deleted, for several lines that the actor sees. */
export const removePeopleEndpoint = handle(campaignsContract.removePeople, async (call) => {
  const { input, actor, tx } = call;
  const { id, launchedAt } = await lockCampaign(tx, actor, input.id);
  const seen = new Set((await listLines(tx, actor, id)).map(({ evaluationId }) => evaluationId));
  if (input.evaluationIds.some((one) => !seen.has(one))) refuse("not_found");
  const locked = await lockManageables(tx, actor, input.evaluationIds);
  for (const line of locked) refuseIf(whyNotTakeOut({ isLaunched: launchedAt !== null }, line));
  const ids = locked.map((draft) => draft.id);
  await deleteEvaluations(tx, actor.companyId, ids);
  await auditAll(
    tx,
    call,
    ids.map((objectId) => ({ action: "evaluation.removed", objectType: "evaluation", objectId })),
  );
  return readCampaign(tx, actor, id);
});
