import type { peopleImportsContract } from "#people/contract/imports.ts";
import { apiOf } from "#platform/client/api.ts";
import { queriesOf } from "#platform/client/queries.ts";

export const peopleImportsApi = apiOf<typeof peopleImportsContract>("peopleImports");
export const peopleImports = queriesOf<typeof peopleImportsContract>("peopleImports");
