import type { positionImportsContract } from "#jobs/contract/imports.ts";
import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";

export const positionImportsApi = createApi<typeof positionImportsContract>("positionImports");
export const positionImports = createQueries<typeof positionImportsContract>("positionImports");
