import type { BrowserContext, Page } from "@playwright/test";
import { layoutSections } from "../src/reports/vocabulary/layoutSections.ts";

/** The title of a section that folds: the button that opens it. */
export const getToggle = (page: Page, title: string | RegExp) =>
  page.getByRole("heading", { level: 2, name: title, exact: true }).getByRole("button");

/** Opens a section of a report by its title; open already, it stays so. */
export async function openSection(page: Page, title: string | RegExp): Promise<void> {
  const toggle = getToggle(page, title);
  if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
}

/** Every section of every report is open in the pages of this context, as if its reader had left them so. */
export const keepEverySectionOpen = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    (ids) => {
      const [, id = "example"] = /evaluations\/([\w-]+)\/report/.exec(location.pathname) ?? [];
      sessionStorage.setItem(`rondo-report-open-${id}`, ids);
    },
    [...layoutSections, "method", "openings"].join(" "),
  );
