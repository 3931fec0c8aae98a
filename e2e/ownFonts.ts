import type { Page } from "@playwright/test";

/** Our fonts are there, used or not. */
export async function waitForFontFiles(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isOwnFont = (face: PerformanceEntry) => face.name.includes("-latin-wght-normal-");
    return performance.getEntriesByType("resource").filter(isOwnFont).length >= 2;
  });
}

/**
 * Our fonts come after the first paint; they are as wide as what stands in for them, but for fractions of a pixel. Where they
 * would move a line they wait for a click, which is made here.
 */
export async function applyOwnFonts(page: Page): Promise<void> {
  await waitForFontFiles(page);
  await page.evaluate(() => window.dispatchEvent(new Event("click")));
  await page.waitForFunction(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
    return new Set(loaded.map(({ family }) => family).filter((name) => name.includes("Variable"))).size === 2;
  });
}
