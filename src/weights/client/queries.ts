import { apiOf } from "#platform/client/api.ts";
import { queriesOf } from "#platform/client/queries.ts";
import type { weightsContract } from "#weights/contract.ts";

export const weightsApi = apiOf<typeof weightsContract>("weights");
export const weights = queriesOf<typeof weightsContract>("weights");
