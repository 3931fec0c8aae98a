import { createRoute } from "@tanstack/react-router";
import { managingPeople, signedIn } from "./groups.tsx";
import { createScreenComponent } from "./screen.ts";

const frame = createScreenComponent({
  name: "SettingsFrame",
  load: () => import("../settings/SettingsFrame.tsx"),
  texts: ["settings"],
});

/** Pages of settings, in one layout: those of a person, and those behind a capability. */
export const settings = createRoute({ getParentRoute: () => signedIn, id: "settings", component: frame });
export const managedSettings = createRoute({
  getParentRoute: () => managingPeople,
  id: "managed-settings",
  component: frame,
});
