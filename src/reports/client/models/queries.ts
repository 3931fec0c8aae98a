import type { evaluationsContract } from "#evaluations/contract.ts";
import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";
import type { reportModelsContract } from "../../contract/models.ts";

export const reportModels = createQueries<typeof reportModelsContract>("reportModels");
export const reportModelsApi = createApi<typeof reportModelsContract>("reportModels");
/** Until its launch an evaluation goes by the model in use: a change of models makes it stale. Nothing of it is read here. */
export const evaluations = createQueries<typeof evaluationsContract>("evaluations");
