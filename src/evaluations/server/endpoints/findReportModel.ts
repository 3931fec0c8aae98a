import { handle } from "#platform/server/calls/handle.ts";
import { evaluationsContract } from "../../contract.ts";
import { resolveLaunchNotice } from "../launchNotice.ts";
import { evaluationPorts } from "../ports.ts";

export const findReportModelEndpoint = handle(evaluationsContract.reportModel, async (call) => {
  const { actor, tx, services } = call;
  const model = await evaluationPorts.findReportModel(tx, actor.companyId);
  return {
    name: model?.name ?? null,
    showsComments: model?.showsComments ?? true,
    noticeVersion: await resolveLaunchNotice(tx, services, actor.companyId),
  };
});
