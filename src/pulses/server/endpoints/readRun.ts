import { handle } from "#platform/server/calls/handle.ts";
import { runEndpoints } from "../../contract/runs.ts";
import { readRunRow } from "../runRows.ts";

export const readRunEndpoint = handle(
  runEndpoints.readRun,
  ({ input: { id }, actor: { companyId, at }, tx }) => readRunRow(tx, { companyId, id }, at),
);
