import { apiOf } from "#platform/client/api.ts";
import { queriesOf } from "#platform/client/queries.ts";
import type { seriesContract } from "#series/contract.ts";

export const seriesApi = apiOf<typeof seriesContract>("series");
export const seriesQueries = queriesOf<typeof seriesContract>("series");
