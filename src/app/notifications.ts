import type { NotificationObject } from "#notifications/server/objects.ts";
import type { Services } from "#platform/server/services.ts";
import { evaluationNotifications } from "#reports/server/notified.ts";
import { notificationKinds, type KindAbout, type ObjectType } from "./notificationKinds.ts";

/** A type of object without what resolves all of its kinds does not compile. */
const objects: { readonly [Type in ObjectType]: NotificationObject<KindAbout<Type>> } = {
  evaluation: evaluationNotifications,
};

export const notifications: Services["notifications"] = {
  kinds: notificationKinds,
  // A row is resolved by what stands under the type of its kind.
  objects: objects as Readonly<Record<string, NotificationObject>>,
};
