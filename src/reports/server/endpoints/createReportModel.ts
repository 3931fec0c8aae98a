import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { reportModelsContract } from "../../contract/models.ts";
import { reportModels } from "../../tables.ts";
import { readModel } from "../models.ts";

export const createReportModelEndpoint = handle(reportModelsContract.create, async (call) => {
  const { input, actor, tx, services } = call;
  const key = { companyId: actor.companyId, id: services.newId() };
  await tx.insert(reportModels).values({ ...key, ...input });
  await audit(tx, call, {
    action: "report_model.created",
    objectType: "report_model",
    objectId: key.id,
    details: { name: input.name },
  });
  return readModel(tx, key);
});
