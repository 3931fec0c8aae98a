import type { peopleImportsContract } from "#people/contract/imports.ts";
import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";

export const peopleImportsApi = createApi<typeof peopleImportsContract>("peopleImports");
export const peopleImports = createQueries<typeof peopleImportsContract>("peopleImports");
