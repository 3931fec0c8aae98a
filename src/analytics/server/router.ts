import type { Router } from "@orpc/server";
import type { RequestContext } from "#platform/server/services.ts";
import type { analyticsContract } from "../contract.ts";
import { readChangesEndpoint } from "./endpoints/readChanges.ts";
import { readFiguresEndpoint } from "./endpoints/readFigures.ts";
import { readIndexEndpoint } from "./endpoints/readIndex.ts";
import { readTrendsEndpoint } from "./endpoints/readTrends.ts";
import { switchIndexEndpoint } from "./endpoints/switchIndex.ts";

/** One line per endpoint, as in the contract. */
export const analyticsRouter: Router<typeof analyticsContract, RequestContext> = {
  figures: readFiguresEndpoint,
  trends: readTrendsEndpoint,
  changes: readChangesEndpoint,
  readIndex: readIndexEndpoint,
  switchIndex: switchIndexEndpoint,
};
