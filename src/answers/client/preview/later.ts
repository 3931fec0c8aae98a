import { createElement, Suspense, lazy } from "react";
import type { Preview } from "#skills/client/question/previewed.ts";

const Later = lazy(async () => ({ default: (await import("./QuestionPreview.tsx")).QuestionPreview }));

/** Fetched after the form that it stands beside, with the styles and the words of the answer form. */
export const QuestionPreview: Preview = (props) => createElement(Suspense, null, createElement(Later, props));
