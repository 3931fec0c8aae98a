import type { Page } from "@playwright/test";
import { homeAddress } from "../src/dashboards/rules/homeAddress.ts";
import { paths } from "../src/paths.ts";
import { newPage } from "./accounts.ts";
import { enterAs } from "./calling.ts";
import { demoOwner } from "./everyPage.ts";
import { applyOwnFonts } from "./ownFonts.ts";
import { expect, test } from "./rondo.ts";
import { longUnless } from "./long.ts";

/** What stands when a page appears stays where it is when its data come: by shape, the answer is held meanwhile. */

/** Holds the answers of a call until it is let go. */
async function hold(page: Page, call: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/${call}*`, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Where each control of the main part stands, by what it says. */
const measurePlaces = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((controls) =>
    controls.map((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const text =
        control.getAttribute("aria-label") ?? control.getAttribute("placeholder") ?? control.textContent;
      return { text, x, y, width, height };
    }),
  );

/** The head of the list: everything in it before the first row. */
const bar = "main h1, main nav a, main input[type=search], main button[aria-haspopup=menu], main h1 ~ * a";

for (const width of [1280, 390])
  for (const list of ["people", "evaluations"] as const)
    test(`the bar of the list of ${list} does not move when its count comes, ${width} px${longUnless(width === 1280)}`, async ({
      browser,
      rondo,
    }) => {
      const page = await newPage(browser, "fr", { width, height: 900 });
      await enterAs(page.context(), rondo, demoOwner);
      const release = await hold(page, `${list}/list`);
      await page.goto(rondo.url + paths[list]());
      await page.getByRole("searchbox").waitFor();
      const count = page.locator("main h1 ~ output");
      await expect(count).toHaveText("");
      await applyOwnFonts(page);
      const before = await measurePlaces(page, bar);
      expect(before.length).toBeGreaterThan(3);
      release();
      await expect(count).not.toHaveText("");
      await page.getByRole("table").waitFor();
      expect((await measurePlaces(page, bar)).slice(0, before.length)).toEqual(before);
      await page.context().close();
    });

test("« Créer » has its room on the home before the data come", async ({ browser, rondo }) => {
  const page = await newPage(browser, "fr", { width: 390, height: 844 });
  await enterAs(page.context(), rondo, demoOwner);
  const release = await hold(page, homeAddress.slice(1));
  await page.goto(rondo.url + paths.dashboard());
  await page.getByRole("heading", { level: 1 }).waitFor();
  const create = `main h1, main a[href="${paths.createEvaluation()}"]`;
  const link = page.locator(create).last();
  await expect(page.locator(create)).toHaveCount(2);
  await expect(link).toBeHidden();
  await applyOwnFonts(page);
  const before = await measurePlaces(page, create);
  release();
  await expect(link).toBeVisible();
  expect(await measurePlaces(page, create)).toEqual(before);
  await page.context().close();
});
