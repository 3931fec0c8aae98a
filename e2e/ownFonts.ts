import type { Page } from "@playwright/test";

/** Our fonts come after the first paint; they are as wide as what stands in for them, but for fractions of a pixel. */
export const ownFonts = (page: Page) =>
  page.waitForFunction(
    () =>
      [...document.fonts].filter(({ family, status }) => family.includes("Variable") && status === "loaded")
        .length === 2,
  );
