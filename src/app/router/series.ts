import type { Router } from "@orpc/server";
import type { RequestContext } from "#platform/server/services.ts";
import type { seriesContract } from "#series/contract.ts";
import { changeSeriesEndpoint } from "#series/server/endpoints/changeSeries.ts";
import { readSeriesEndpoint } from "#series/server/endpoints/readSeries.ts";
import { skipNextEndpoint } from "#series/server/endpoints/skipNext.ts";
import { startSeriesEndpoint } from "#series/server/endpoints/startSeries.ts";
import { stopSeriesEndpoint } from "#series/server/endpoints/stopSeries.ts";

/** One line per endpoint, as in the contract. */
export const seriesRouter: Router<typeof seriesContract, RequestContext> = {
  read: readSeriesEndpoint,
  start: startSeriesEndpoint,
  change: changeSeriesEndpoint,
  skipNext: skipNextEndpoint,
  stop: stopSeriesEndpoint,
};
