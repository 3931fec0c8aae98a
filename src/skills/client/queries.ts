import { apiOf } from "#platform/client/api.ts";
import { queriesOf } from "#platform/client/queries.ts";
import type { skillsContract } from "#skills/contract.ts";

export const skillsApi = apiOf<typeof skillsContract>("skills");
export const skills = queriesOf<typeof skillsContract>("skills");
