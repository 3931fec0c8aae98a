import type { campaignsContract } from "#campaigns/contract.ts";
import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";

export const campaignsApi = createApi<typeof campaignsContract>("campaigns");
export const campaigns = createQueries<typeof campaignsContract>("campaigns");
