import { handle } from "#platform/server/calls/handle.ts";
import { trendEndpoints } from "../../contract/trends.ts";
import { readTrend } from "../trends/readTrend.ts";

export const readTrendEndpoint = handle(trendEndpoints.readTrend, async ({ input, actor, tx }) => ({
  trend: await readTrend(tx, actor, input),
}));
