import { SettingsScreen } from "#auth/client/screens/SettingsScreen.tsx";
import { developmentAlways } from "#development/client/notifications/choices.ts";
import { NotificationsSection } from "#notifications/client/NotificationsSection.tsx";
import { notificationChoices } from "../notificationChoices.ts";

/** What each kind of notification is called belongs to its concept. */
export const Settings = () => (
  <SettingsScreen
    notifications={<NotificationsSection choices={notificationChoices} always={developmentAlways} />}
  />
);
