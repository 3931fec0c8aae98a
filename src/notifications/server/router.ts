import type { Router } from "@orpc/server";
import type { notificationsContract } from "../contract.ts";
import { countUnreadEndpoint } from "./endpoints/countUnread.ts";
import { listNotificationsEndpoint } from "./endpoints/listNotifications.ts";
import { preferencesEndpoint } from "./endpoints/preferences.ts";
import { readAllNotificationsEndpoint, readNotificationsEndpoint } from "./endpoints/readNotifications.ts";
import { setPreferenceEndpoint } from "./endpoints/setPreference.ts";
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
