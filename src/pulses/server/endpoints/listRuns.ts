import { handle } from "#platform/server/calls/handle.ts";
import { runEndpoints } from "../../contract/runs.ts";
import { listRunRows } from "../runRows.ts";

export const listRunsEndpoint = handle(
  runEndpoints.listRuns,
  ({ input: { limit = 50, ...asked }, actor: { companyId, at }, tx }) =>
    listRunRows(tx, companyId, { ...asked, limit, now: at }),
);
