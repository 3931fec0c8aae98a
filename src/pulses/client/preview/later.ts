import { createElement, lazy, Suspense, type ComponentProps } from "react";
import type { NoticePreview as Notice, PhonePreview as Phone } from "./PhonePreview.tsx";

const load = () => import("./PhonePreview.tsx");
const LaterPhone = lazy(async () => ({ default: (await load()).PhonePreview }));
const LaterNotice = lazy(async () => ({ default: (await load()).NoticePreview }));

/** Fetched after what stands beside them, with the styles and the texts of the survey form. */
export const PhonePreview = (props: ComponentProps<typeof Phone>) =>
  createElement(Suspense, null, createElement(LaterPhone, props));
export const NoticePreview = (props: ComponentProps<typeof Notice>) =>
  createElement(Suspense, null, createElement(LaterNotice, props));
