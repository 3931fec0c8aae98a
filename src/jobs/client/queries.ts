import type { jobsContract } from "#jobs/contract.ts";
import { apiOf } from "#platform/client/api.ts";
import { queriesOf } from "#platform/client/queries.ts";

export const jobsApi = apiOf<typeof jobsContract>("jobs");
export const jobs = queriesOf<typeof jobsContract>("jobs");
