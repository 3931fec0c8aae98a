import type { jobsContract } from "#jobs/contract.ts";
import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";

export const jobsApi = createApi<typeof jobsContract>("jobs");
export const jobs = createQueries<typeof jobsContract>("jobs");
