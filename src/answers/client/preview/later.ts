import { createElement, Suspense, lazy } from "react";
import type { Preview } from "#skills/client/question/previewed.ts";

const Later = lazy(async () => ({ default: (await import("./QuestionPreview.tsx")).QuestionPreview }));

/** Fetched after the form beside it, with the styles and the texts of the answer form. */
export const QuestionPreview: Preview = (props) => createElement(Suspense, null, createElement(Later, props));
