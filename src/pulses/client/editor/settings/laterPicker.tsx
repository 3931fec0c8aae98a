import { lazy, Suspense, type ComponentProps } from "react";
import type { PartsPicker as Picker } from "./PartsPicker.tsx";

const Later = lazy(async () => ({ default: (await import("./PartsPicker.tsx")).PartsPicker }));

/** Fetched for a survey of some teams, directions or positions only. */
export const PartsPicker = (props: ComponentProps<typeof Picker>) => (
  <Suspense>
    <Later {...props} />
  </Suspense>
);
