import type { nominationsContract } from "#nominations/contract.ts";
import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";

export const nominationsApi = createApi<typeof nominationsContract>("nominations");
export const nominations = createQueries<typeof nominationsContract>("nominations");
