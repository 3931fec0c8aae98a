import type { Router } from "@orpc/server";
import type { weightsContract } from "#weights/contract.ts";
import type { RequestContext } from "#platform/server/services.ts";
import { listWeightVersionsEndpoint } from "#weights/server/endpoints/listWeightVersions.ts";
import { readWeightsEndpoint } from "#weights/server/endpoints/readWeights.ts";
import { saveWeightsEndpoint } from "#weights/server/endpoints/saveWeights.ts";

/** One line per endpoint, as in the contract. */
export const weightsRouter: Router<typeof weightsContract, RequestContext> = {
  read: readWeightsEndpoint,
  versions: listWeightVersionsEndpoint,
  save: saveWeightsEndpoint,
};
