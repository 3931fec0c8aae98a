import { planBulk } from "#platform/bulk.ts";
import { auditAll } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { whyNotArchiveAmong } from "../../rules/bulk.ts";
import { toBulkAnswer } from "../bulkAnswer.ts";
import { lockManageables, saveStatuses } from "../queries/many.ts";

export const archiveManyEndpoint = handle(evaluationsContract.archiveMany, async (call) => {
  const { input, actor, tx, services } = call;
  const plan = planBulk(await lockManageables(tx, actor, input.evaluationIds), whyNotArchiveAmong);
  const ids = plan.can.map(({ id }) => id);
  if (ids.length > 0)
    await saveStatuses(tx, actor.companyId, ids, { now: services.now(), status: "archived" });
  await auditAll(
    tx,
    call,
    plan.can.map(({ id, status }) => ({
      action: "evaluation.archived",
      objectType: "evaluation",
      objectId: id,
      details: { from: status },
    })),
  );
  return { items: toBulkAnswer(plan) };
});
