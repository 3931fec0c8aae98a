import { handle } from "#platform/server/calls/handle.ts";
import { reportModelsContract } from "../../contract/models.ts";
import { listModels } from "../models.ts";

export const listReportModelsEndpoint = handle(reportModelsContract.list, async ({ actor, tx }) => ({
  items: await listModels(tx, actor.companyId),
}));
