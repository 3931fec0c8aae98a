import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";
import type { weightsContract } from "#weights/contract.ts";

export const weightsApi = createApi<typeof weightsContract>("weights");
export const weights = createQueries<typeof weightsContract>("weights");
