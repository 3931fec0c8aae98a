import { lazy, Suspense, type ComponentProps } from "react";
import { Skeleton } from "#platform/ui/page/QueryView.tsx";
import type { SettingsPane as Pane } from "./SettingsPane.tsx";

const Later = lazy(async () => ({ default: (await import("./SettingsPane.tsx")).SettingsPane }));

/** Fetched after the questions: on a phone it is another step. */
export const SettingsPane = (props: ComponentProps<typeof Pane>) => (
  <Suspense fallback={<Skeleton shape="form" />}>
    <Later {...props} />
  </Suspense>
);
