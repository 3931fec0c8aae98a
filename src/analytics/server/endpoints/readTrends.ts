import { handle } from "#platform/server/calls/handle.ts";
import { analyticsContract } from "../../contract.ts";
import { readTrends } from "../readTrends.ts";

export const readTrendsEndpoint = handle(analyticsContract.trends, ({ input, actor, tx }) =>
  readTrends(tx, actor, input),
);
