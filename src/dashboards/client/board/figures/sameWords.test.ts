import { expect, test } from "vitest";
import { en as explainedEn } from "#analytics/client/explain/texts.en.ts";
import { fr as explainedFr } from "#analytics/client/explain/texts.fr.ts";
import { en as hubEn } from "../../hub/texts.en.ts";
import { fr as hubFr } from "../../hub/texts.fr.ts";
import { en } from "../texts.en.ts";
import { fr } from "../texts.fr.ts";

test("a hidden figure is named, and its reason said, alike under the table and where it is explained", () => {
  for (const [page, explained] of [
    [fr, explainedFr],
    [en, explainedEn],
  ] as const) {
    // Under the table the reason follows « Masqué : », which the panel has said above it.
    const [, reason = ""] = page.figures.maskedReason.split(/:\s/u);
    expect(explained.maskedReason.toLowerCase()).toBe(reason.toLowerCase());
    expect(explained.masked).toBe(page.figures.masked);
    expect(explained.company).toBe(page.figures.company);
  }
});

test("the days to closing are named and counted alike on the hub and where they are explained", () => {
  for (const [page, explained] of [
    [hubFr, explainedFr],
    [hubEn, explainedEn],
  ] as const) {
    expect(explained.days.title).toBe(page.days.title);
    expect(explained.days.printed).toEqual(page.days.number);
  }
});
