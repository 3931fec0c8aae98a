import type { companyContract } from "#company/contract.ts";
import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";

export const companyApi = createApi<typeof companyContract>("company");
export const settingsQuery = createQueries<typeof companyContract>("company").readSettings.queryOptions({
  input: {},
});
