import { planBulk } from "#platform/bulk.ts";
import type { ErrorCode } from "#platform/errors.ts";
import { auditAll } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { listRemindable, whyRemindNobody } from "../../rules/reminders.ts";
import { whyNotRunning } from "../../rules/status.ts";
import { toBulkAnswer } from "../bulkAnswer.ts";
import { lockManageables } from "../queries/many.ts";
import { listParticipationsOfMany, lockParticipationsOfMany } from "../queries/reminders.ts";
import { remindLater } from "../reminders.ts";
import { readCompanyToday } from "../today.ts";

/** Reminds all who have not finished one of them and were not reminded of it within a day: one email a person. */
export const remindManyEndpoint = handle(evaluationsContract.remindMany, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId } = actor;
  const rows = await lockManageables(tx, actor, input.evaluationIds);
  const at = services.now();
  const asked = Map.groupBy(
    await listParticipationsOfMany(
      tx,
      actor,
      rows.map(({ id }) => id),
    ),
    ({ evaluationId }) => evaluationId,
  );
  const plan = planBulk(rows, (row): ErrorCode | null => {
    const parts = asked.get(row.id) ?? [];
    const notRunning = whyNotRunning(row);
    if (notRunning || listRemindable(parts, at).length > 0) return notRunning;
    return whyRemindNobody(parts, at);
  });
  const awaited = plan.can.flatMap(({ id }) => listRemindable(asked.get(id) ?? [], at));
  const parts = await lockParticipationsOfMany(
    tx,
    companyId,
    awaited.map(({ id }) => id),
  );
  const today = await readCompanyToday(tx, services, companyId);
  const reminded = await remindLater(tx, services, { companyId, today }, parts);
  await auditAll(
    tx,
    call,
    plan.can.map(({ id }) => ({ action: "evaluation.reminded", objectType: "evaluation", objectId: id })),
  );
  return { items: toBulkAnswer(plan), reminded };
});
