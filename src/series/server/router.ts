import type { Router } from "@orpc/server";
import type { RequestContext } from "#platform/server/services.ts";
import type { seriesContract } from "../contract.ts";
import { changeSeriesEndpoint } from "./endpoints/changeSeries.ts";
import { readSeriesEndpoint } from "./endpoints/readSeries.ts";
import { skipNextEndpoint } from "./endpoints/skipNext.ts";
import { startSeriesEndpoint } from "./endpoints/startSeries.ts";
import { stopSeriesEndpoint } from "./endpoints/stopSeries.ts";

/** One line per endpoint, as in the contract. */
export const seriesRouter: Router<typeof seriesContract, RequestContext> = {
  read: readSeriesEndpoint,
  start: startSeriesEndpoint,
  change: changeSeriesEndpoint,
  skipNext: skipNextEndpoint,
  stop: stopSeriesEndpoint,
};
