import { handle } from "#platform/server/calls/handle.ts";
import { reportModelsContract } from "../../contract/models.ts";
import { readModel } from "../models.ts";

export const readReportModelEndpoint = handle(reportModelsContract.read, ({ input: { id }, actor, tx }) =>
  readModel(tx, { companyId: actor.companyId, id }),
);
