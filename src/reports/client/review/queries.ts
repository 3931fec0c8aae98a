import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";
import type { reportsContract } from "../../contract.ts";

export const reports = createQueries<typeof reportsContract>("reports");
export const reportsApi = createApi<typeof reportsContract>("reports");
