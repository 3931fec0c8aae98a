import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";
import type { questionImportsContract } from "#skills/contract/imports.ts";

export const questionImportsApi = createApi<typeof questionImportsContract>("questionImports");
export const questionImports = createQueries<typeof questionImportsContract>("questionImports");
