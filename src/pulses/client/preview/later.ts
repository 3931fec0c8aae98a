import { createElement, lazy, Suspense, type ComponentProps } from "react";
import type { PhonePreview as Preview } from "./PhonePreview.tsx";

const Later = lazy(async () => ({ default: (await import("./PhonePreview.tsx")).PhonePreview }));

/** Fetched after what stands beside it, with the styles and the texts of the answer form. */
export const PhonePreview = (props: ComponentProps<typeof Preview>) =>
  createElement(Suspense, null, createElement(Later, props));
