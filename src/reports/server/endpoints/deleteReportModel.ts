import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { reportModelsContract } from "../../contract/models.ts";
import { reportModels } from "../../tables.ts";
import { isModel, readModel } from "../models.ts";

/** Evaluations that were launched with it hold a copy; where it was used, the next launches take the standard one. */
export const deleteReportModelEndpoint = handle(reportModelsContract.remove, async (call) => {
  const { input, actor, tx } = call;
  const key = { companyId: actor.companyId, id: input.id };
  const { name, isUsed } = await readModel(tx, key);
  await tx.delete(reportModels).where(isModel(key));
  await audit(tx, call, {
    action: "report_model.deleted",
    objectType: "report_model",
    objectId: key.id,
    details: { name, wasUsed: isUsed },
  });
  return {};
});
