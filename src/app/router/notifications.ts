import type { Router } from "@orpc/server";
import type { notificationsContract } from "#notifications/contract.ts";
import { countUnreadEndpoint } from "#notifications/server/endpoints/countUnread.ts";
import { listNotificationsEndpoint } from "#notifications/server/endpoints/listNotifications.ts";
import { preferencesEndpoint } from "#notifications/server/endpoints/preferences.ts";
import {
  readAllNotificationsEndpoint,
  readNotificationsEndpoint,
} from "#notifications/server/endpoints/readNotifications.ts";
import { setPreferenceEndpoint } from "#notifications/server/endpoints/setPreference.ts";
import type { RequestContext } from "#platform/server/services.ts";

/** One line per endpoint, as in the contract. */
export const notificationsRouter: Router<typeof notificationsContract, RequestContext> = {
  list: listNotificationsEndpoint,
  countUnread: countUnreadEndpoint,
  read: readNotificationsEndpoint,
  readAll: readAllNotificationsEndpoint,
  preferences: preferencesEndpoint,
  setPreference: setPreferenceEndpoint,
};
