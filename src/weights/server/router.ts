import type { Router } from "@orpc/server";
import type { weightsContract } from "../contract.ts";
import type { RequestContext } from "#platform/server/services.ts";
import { listWeightVersionsEndpoint } from "./endpoints/listWeightVersions.ts";
import { readWeightsEndpoint } from "./endpoints/readWeights.ts";
import { saveWeightsEndpoint } from "./endpoints/saveWeights.ts";

/** One line per endpoint, as in the contract. */
export const weightsRouter: Router<typeof weightsContract, RequestContext> = {
  read: readWeightsEndpoint,
  versions: listWeightVersionsEndpoint,
  save: saveWeightsEndpoint,
};
