import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";
import type { seriesContract } from "#series/contract.ts";

export const seriesApi = createApi<typeof seriesContract>("series");
export const seriesQueries = createQueries<typeof seriesContract>("series");
