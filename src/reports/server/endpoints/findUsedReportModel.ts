import { handle } from "#platform/server/calls/handle.ts";
import { reportModelsContract } from "../../contract/models.ts";
import { findUsedModel } from "../models.ts";

export const findUsedReportModelEndpoint = handle(reportModelsContract.used, async ({ actor, tx }) => ({
  name: (await findUsedModel(tx, actor.companyId))?.name ?? null,
}));
