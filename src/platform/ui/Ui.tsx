import { MantineProvider, type MantineColorSchemeManager } from "@mantine/core";
import { useEffect, type ReactNode } from "react";
import "./ui.css";
import { notifyCancelled } from "./actions/notifyCancelled.ts";
import { cssVariablesResolver, theme } from "./theme.ts";
import { Toasts } from "./actions/Toasts.tsx";
import { Tooltips } from "./tooltip/Tooltips.tsx";
import { styleNonce } from "./trustedStyles.ts";
import { listenForRows } from "./lists/openRow.ts";

// The scheme is ours (platform/client/appearance.ts) and already on the page: Mantine only reads it.
const pageScheme: MantineColorSchemeManager = {
  get: () => (document.documentElement.dataset["theme"] === "dark" ? "dark" : "light"),
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/** Mantine in our colours, the toasts and the tooltips. */
export function Ui({ children }: { children: ReactNode }) {
  useEffect(listenForRows, []);
  useEffect(notifyCancelled, []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={pageScheme}
      getStyleNonce={styleNonce}
      withGlobalClasses={false}
    >
      {children}
      <Toasts />
      <Tooltips />
    </MantineProvider>
  );
}
