import { handle } from "#platform/server/calls/handle.ts";
import { companyProgressEndpoints } from "../../contract/companyProgress.ts";
import { readCompanyProgress } from "../plans/companyProgress.ts";

export const companyProgressEndpoint = handle(companyProgressEndpoints.companyProgress, ({ actor, tx }) =>
  readCompanyProgress(tx, actor),
);
