import type { Router } from "@orpc/server";
import type { notificationsContract } from "#notifications/contract.ts";
import { preferencesEndpoint } from "#notifications/server/endpoints/preferences.ts";
import { setPreferenceEndpoint } from "#notifications/server/endpoints/setPreference.ts";
import type { RequestContext } from "#platform/server/services.ts";

/** One line per endpoint, as in the contract. */
export const notificationsRouter: Router<typeof notificationsContract, RequestContext> = {
  preferences: preferencesEndpoint,
  setPreference: setPreferenceEndpoint,
};
