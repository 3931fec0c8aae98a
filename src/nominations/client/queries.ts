import type { nominationsContract } from "#nominations/contract.ts";
import { apiOf } from "#platform/client/api.ts";
import { queriesOf } from "#platform/client/queries.ts";

export const nominationsApi = apiOf<typeof nominationsContract>("nominations");
export const nominations = queriesOf<typeof nominationsContract>("nominations");
