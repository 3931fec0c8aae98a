import { apiOf } from "#platform/client/api.ts";
import { queriesOf } from "#platform/client/queries.ts";
import type { reportsContract } from "../../contract.ts";

export const reports = queriesOf<typeof reportsContract>("reports");
export const reportsApi = apiOf<typeof reportsContract>("reports");
