import { planBulk } from "#platform/bulk.ts";
import { auditAll } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { whyNotExtend } from "../../rules/bulk.ts";
import { toBulkAnswer } from "../bulkAnswer.ts";
import { lockManageables, saveDueDates } from "../queries/many.ts";
import { readCompanyToday } from "../today.ts";

export const extendManyEndpoint = handle(evaluationsContract.extendMany, async (call) => {
  const { input, actor, tx, services } = call;
  const { dueOn } = input;
  const rows = await lockManageables(tx, actor, input.evaluationIds);
  const today = await readCompanyToday(tx, services, actor.companyId);
  const plan = planBulk(rows, (row) => whyNotExtend(row, { dueOn, today }));
  const ids = plan.can.map(({ id }) => id);
  if (ids.length > 0) await saveDueDates(tx, actor.companyId, ids, { now: services.now(), dueOn });
  await auditAll(
    tx,
    call,
    plan.can.map(({ id, dueOn: from }) => ({
      action: "evaluation.extended",
      objectType: "evaluation",
      objectId: id,
      details: { from, to: dueOn },
    })),
  );
  return { items: toBulkAnswer(plan) };
});
