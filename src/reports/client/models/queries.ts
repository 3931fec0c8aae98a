import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";
import type { reportModelsContract } from "../../contract/models.ts";

export const reportModels = createQueries<typeof reportModelsContract>("reportModels");
export const reportModelsApi = createApi<typeof reportModelsContract>("reportModels");
