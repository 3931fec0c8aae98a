import type { exportsContract } from "#exports/contract.ts";
import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";

export const exportsApi = createApi<typeof exportsContract>("exports");
export const exportQueries = createQueries<typeof exportsContract>("exports");
