import { apiOf } from "#platform/client/api.ts";
import { queriesOf } from "#platform/client/queries.ts";
import type { teamImportsContract } from "#teams/contract/imports.ts";

export const teamImportsApi = apiOf<typeof teamImportsContract>("teamImports");
export const teamImports = queriesOf<typeof teamImportsContract>("teamImports");
