import type { Router } from "@orpc/server";
import type { companyContract } from "#company/contract.ts";
import type { RequestContext } from "#platform/server/services.ts";
import { readSettingsEndpoint } from "#company/server/endpoints/readSettings.ts";
import { removeDemonstrationEndpoint } from "#company/server/endpoints/removeDemonstration.ts";
import { removeLogoEndpoint } from "#company/server/endpoints/removeLogo.ts";
import { updateSettingsEndpoint } from "#company/server/endpoints/updateSettings.ts";

/** One line per endpoint, as in the contract. */
export const companyRouter: Router<typeof companyContract, RequestContext> = {
  readSettings: readSettingsEndpoint,
  updateSettings: updateSettingsEndpoint,
  removeLogo: removeLogoEndpoint,
  removeDemonstration: removeDemonstrationEndpoint,
};
