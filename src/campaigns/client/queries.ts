import type { campaignsContract } from "#campaigns/contract.ts";
import { apiOf } from "#platform/client/api.ts";
import { queriesOf } from "#platform/client/queries.ts";

export const campaignsApi = apiOf<typeof campaignsContract>("campaigns");
export const campaigns = queriesOf<typeof campaignsContract>("campaigns");
