import { and, eq } from "drizzle-orm";
import { refuse } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { reportModelsContract } from "../../contract/models.ts";
import { reportModels } from "../../tables.ts";
import { isModel, readModel } from "../models.ts";

/** A second change of the same version is refused. */
export const updateReportModelEndpoint = handle(reportModelsContract.update, async (call) => {
  const { input, actor, tx } = call;
  const { id, version, name, layout } = input;
  const key = { companyId: actor.companyId, id };
  await readModel(tx, key);
  const saved = await tx
    .update(reportModels)
    .set({ name, layout, version: version + 1 })
    .where(and(isModel(key), eq(reportModels.version, version)))
    .returning({ id: reportModels.id });
  if (saved.length === 0) refuse("edited_meanwhile");
  await audit(tx, call, {
    action: "report_model.changed",
    objectType: "report_model",
    objectId: id,
    details: { name },
  });
  return readModel(tx, key);
});
