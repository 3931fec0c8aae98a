import type { positionImportsContract } from "#jobs/contract/imports.ts";
import { apiOf } from "#platform/client/api.ts";
import { queriesOf } from "#platform/client/queries.ts";

export const positionImportsApi = apiOf<typeof positionImportsContract>("positionImports");
export const positionImports = queriesOf<typeof positionImportsContract>("positionImports");
