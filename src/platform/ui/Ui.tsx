import { MantineProvider, type MantineColorSchemeManager } from "@mantine/core";
import { useEffect, type ReactNode } from "react";
import "./styles/ui.css";
import { afterPaint } from "#platform/client/afterPaint.ts";
import { cssVariablesResolver, theme } from "./theme.ts";
import { Toasts } from "./Toasts.tsx";
import { Tooltips } from "./tooltip/Tooltips.tsx";
import { styleNonce } from "./trustedStyles.ts";

// The scheme is ours (platform/client/appearance.ts) and already on the page: Mantine only reads it.
const pageScheme: MantineColorSchemeManager = {
  get: () => (document.documentElement.dataset["theme"] === "dark" ? "dark" : "light"),
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/** Rows are opened by a press anywhere in them; nobody presses before the page has been seen. */
function useRows() {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    afterPaint(() => {
      void import("./lists/openRow.ts").then(({ listenForRows }) => {
        if (!isGone) stop = listenForRows();
      });
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
}

/** Mantine in our colours, the toasts and the tooltips. */
export function Ui({ children }: { children: ReactNode }) {
  useRows();
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
