import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { reportModelsContract } from "../../contract/models.ts";
import { useModel } from "../models.ts";

/** Nothing that was launched changes. */
export const useReportModelEndpoint = handle(reportModelsContract.use, async (call) => {
  const { input, actor, tx } = call;
  await useModel(tx, actor.companyId, input.id);
  await audit(tx, call, {
    action: "report_model.used",
    objectType: "report_model",
    // The standard one has no id: the entry is about the company.
    objectId: input.id ?? actor.companyId,
    details: { isStandard: input.id === null },
  });
  return {};
});
