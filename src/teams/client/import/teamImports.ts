import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";
import type { teamImportsContract } from "#teams/contract/imports.ts";

export const teamImportsApi = createApi<typeof teamImportsContract>("teamImports");
export const teamImports = createQueries<typeof teamImportsContract>("teamImports");
