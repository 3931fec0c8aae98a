import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";
import type { analyticsContract } from "../contract.ts";

export const analyticsApi = createApi<typeof analyticsContract>("analytics");
export const analytics = createQueries<typeof analyticsContract>("analytics");
