import type { Router } from "@orpc/server";
import type { companyContract } from "../contract.ts";
import type { RequestContext } from "#platform/server/services.ts";
import { readSettingsEndpoint } from "./endpoints/readSettings.ts";
import { removeDemonstrationEndpoint } from "./endpoints/removeDemonstration.ts";
import { removeLogoEndpoint } from "./endpoints/removeLogo.ts";
import { updateSettingsEndpoint } from "./endpoints/updateSettings.ts";

/** One line per endpoint, as in the contract. */
export const companyRouter: Router<typeof companyContract, RequestContext> = {
  readSettings: readSettingsEndpoint,
  updateSettings: updateSettingsEndpoint,
  removeLogo: removeLogoEndpoint,
  removeDemonstration: removeDemonstrationEndpoint,
};
