import { handle } from "#platform/server/calls/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { evaluationPorts } from "../ports.ts";

export const findReportModelEndpoint = handle(evaluationsContract.reportModel, async ({ actor, tx }) => {
  const model = await evaluationPorts.findReportModel(tx, actor.companyId);
  return { name: model?.name ?? null, showsComments: model?.showsComments ?? true };
});
