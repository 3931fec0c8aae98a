import { NotificationsScreen } from "#notifications/client/screens/NotificationsScreen.tsx";
import { notificationViews } from "../notificationViews.ts";

/** What each kind says belongs to its concept. */
export const Notifications = () => <NotificationsScreen views={notificationViews} />;
