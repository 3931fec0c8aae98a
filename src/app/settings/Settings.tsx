import { SettingsScreen } from "#auth/client/screens/SettingsScreen.tsx";
import { NotificationsSection } from "#notifications/client/NotificationsSection.tsx";
import { notificationChoices } from "../notificationChoices.ts";

/** What each kind of notification is called belongs to its concept. */
export const Settings = () => (
  <SettingsScreen notifications={<NotificationsSection choices={notificationChoices} />} />
);
