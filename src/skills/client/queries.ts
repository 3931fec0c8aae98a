import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";
import type { skillsContract } from "#skills/contract.ts";

export const skillsApi = createApi<typeof skillsContract>("skills");
export const skills = createQueries<typeof skillsContract>("skills");
