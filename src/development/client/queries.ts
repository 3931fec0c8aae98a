import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";
import type { developmentContract } from "../contract.ts";

export const developmentApi = createApi<typeof developmentContract>("development");
export const development = createQueries<typeof developmentContract>("development");
