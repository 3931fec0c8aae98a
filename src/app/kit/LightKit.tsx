import "#platform/light/frames.css";
import "#platform/light/light.css";
import { ToastProvider } from "#platform/light/Toasts.tsx";
import { groupFamilies } from "./examples.ts";
import { KitPage } from "./KitPage.tsx";

const families = groupFamilies(import.meta.glob("./light/*/*.example.tsx", { eager: true }));

/** The light kit, in what its shell gives it: styles and toasts. */
export const LightKit = () => (
  <ToastProvider>
    <KitPage families={families} />
  </ToastProvider>
);
