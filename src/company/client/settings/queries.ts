import type { companyContract } from "#company/contract.ts";
import { apiOf } from "#platform/client/api.ts";
import { queriesOf } from "#platform/client/queries.ts";

export const companyApi = apiOf<typeof companyContract>("company");
export const settingsQuery = queriesOf<typeof companyContract>("company").readSettings.queryOptions({
  input: {},
});
