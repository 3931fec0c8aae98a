import { MantineProvider, type MantineColorSchemeManager } from "@mantine/core";
import { lazy, Suspense, type ReactNode } from "react";
import "./styles/ui.css";
import { cssVariablesResolver, theme } from "./theme.ts";
import { Toasts } from "./Toasts.tsx";
import { styleNonce } from "./trustedStyles.ts";

// A moment after the screen: none of it is needed to show a page.
const Tooltips = lazy(async () => ({ default: (await import("./tooltip/Tooltips.tsx")).Tooltips }));

// The scheme is ours (platform/client/appearance.ts) and already on the page: Mantine only reads it.
const pageScheme: MantineColorSchemeManager = {
  get: () => (document.documentElement.dataset["theme"] === "dark" ? "dark" : "light"),
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/** Mantine in our colours, the toasts and the tooltips. */
export const Ui = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariablesResolver}
    colorSchemeManager={pageScheme}
    getStyleNonce={styleNonce}
    withGlobalClasses={false}
  >
    {children}
    <Toasts />
    <Suspense fallback={null}>
      <Tooltips />
    </Suspense>
  </MantineProvider>
);
