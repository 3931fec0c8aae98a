import { expect, test } from "vitest";
import { en as explainedEn } from "#analytics/client/explain/texts.en.ts";
import { fr as explainedFr } from "#analytics/client/explain/texts.fr.ts";
import { en } from "../texts.en.ts";
import { fr } from "../texts.fr.ts";

test("a hidden figure is named, and its reason said, alike under the table and where it is explained", () => {
  for (const [page, explained] of [
    [fr, explainedFr],
    [en, explainedEn],
  ] as const) {
    expect(explained.maskedReason).toBe(page.figures.maskedReason);
    expect(explained.masked).toBe(page.figures.masked);
    expect(explained.company).toBe(page.figures.company);
  }
});
