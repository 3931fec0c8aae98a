import { expect, test } from "vitest";
import type { ReportLayout } from "../contract/layout.ts";
import { parseDraftLayout } from "./draftLayout.ts";
import { standardLayout } from "./layout.ts";

test.each<ReportLayout>([
  standardLayout,
  { sections: ["comments", "views"], introduction: { fr: "Bonjour.", en: null }, showsLogo: false },
])("a layout that was left comes back: %j", (layout) => {
  expect(parseDraftLayout(JSON.stringify(layout))).toEqual(layout);
});

test.each([null, "", "{", "null", "[]", '"views"', '{"sections":"views"}', '{"sections":["method"]}'])(
  "anything else is the standard layout: %j",
  (text) => {
    expect(parseDraftLayout(text)).toEqual(standardLayout);
  },
);
