import { apiOf } from "#platform/client/api.ts";
import { queriesOf } from "#platform/client/queries.ts";
import type { questionImportsContract } from "#skills/contract/imports.ts";

export const questionImportsApi = apiOf<typeof questionImportsContract>("questionImports");
export const questionImports = queriesOf<typeof questionImportsContract>("questionImports");
