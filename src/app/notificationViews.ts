import {
  checkpointViews,
  dueViews,
  planNoteViews,
  planViews,
  recognitionViews,
} from "#development/client/notifications/views.ts";
import { evaluationViews } from "#evaluations/client/notifications/views.ts";
import { exportViews } from "#exports/client/notifications/views.ts";
import { nominationViews } from "#nominations/client/notifications/views.ts";
import type { NotificationView } from "#notifications/client/feed/view.ts";
import { pulseViews } from "#pulses/client/notifications/views.ts";
import { reportViews } from "#reports/client/notifications/views.ts";
import type { KindName } from "./registries.ts";

/** A kind without its icon and sentence does not compile. */
export const notificationViews: Record<KindName, NotificationView> = {
  ...dueViews,
  ...checkpointViews,
  ...evaluationViews,
  ...exportViews,
  ...planNoteViews,
  ...nominationViews,
  ...planViews,
  ...pulseViews,
  ...recognitionViews,
  ...reportViews,
};
