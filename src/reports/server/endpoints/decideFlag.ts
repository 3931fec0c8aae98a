import { and, eq } from "drizzle-orm";
import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { reportsContract } from "../../contract.ts";
import { whyNotDecide } from "../../rules/flags.ts";
import { flaggedComments } from "../../tables.ts";
import { notifyOfDecision } from "../notifyOfFlags.ts";
import { lockDecidable } from "../reportAccess.ts";

/** A decision is final: a second one is refused. Its note is kept out of the audit log. */
export const decideFlagEndpoint = handle(reportsContract.decideFlag, async (call) => {
  const { input, actor, tx, services } = call;
  const { evaluationId, flagId, decision: status, words } = input;
  const { flags, evaluation } = await lockDecidable(tx, actor, evaluationId);
  const flag = flags.find(({ id }) => id === flagId);
  if (!flag) return refuse("not_found");
  refuseIf(whyNotDecide(flag.status));
  await tx
    .update(flaggedComments)
    .set({ status, decision: words })
    .where(
      and(
        eq(flaggedComments.companyId, actor.companyId),
        eq(flaggedComments.evaluationId, evaluationId),
        eq(flaggedComments.id, flagId),
      ),
    );
  await audit(tx, call, {
    action: status === "kept" ? "report.flag_kept" : "report.flag_lifted",
    objectType: "evaluation",
    objectId: evaluationId,
  });
  const isLast = flags.every(({ id, status: before }) => id === flagId || before !== "open");
  await notifyOfDecision(tx, services, { evaluation, flagId, isLast });
  return {};
});
