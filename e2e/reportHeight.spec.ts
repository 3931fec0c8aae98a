import type { Locator, Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { fr as report } from "../src/reports/texts.fr.ts";
import { newPage } from "./accounts.ts";
import { createApi, enterAs } from "./calling.ts";
import { getToggle } from "./reportSections.ts";
import type { Rondo } from "./product.ts";
import { expect, test } from "./rondo.ts";

/** The report of the demonstration, of six skills, with all of its sections, read for the first time. */
async function beginToRead(page: Page, rondo: Rondo) {
  await enterAs(page.context(), rondo, "camille.tremblay");
  const { aboutMe } = await createApi(page.context(), rondo).answers.mine({});
  const id = aboutMe.find(({ name }) => name === "Bilan d’automne")?.evaluationId ?? "";
  await page.goto(rondo.url + paths.report(id));
  await page.getByRole("button", { name: report.before.read }).click();
}

async function openRichReport(page: Page, rondo: Rondo) {
  await beginToRead(page, rondo);
  // From its second page on a visit has our fonts before anything is painted.
  await page.reload();
  const inMenu = page.getByRole("navigation", { name: report.sections.label }).locator("a");
  // The comparison is known last; the menu names all sections then.
  await expect(inMenu.filter({ hasText: report.sections.since })).toBeAttached();
  await expect(page.locator("main [id] > section h2")).toHaveCount(await inMenu.count());
  await expect(page.locator("#views table tbody")).toHaveCount(6);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => null));
}

const measureHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Where a title stands on the screen, once the browser has drawn: a page scrolls by whole pixels, a title stands between two. */
const measureTop = (title: Locator) =>
  title.evaluate(async (element) => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return element.getBoundingClientRect().top;
  });

test("a report is short until something is opened, and on a phone one section is open at a time", async ({
  browser,
  rondo,
}) => {
  const desk = await newPage(browser, "fr", { width: 1280, height: 900 });
  await openRichReport(desk, rondo);
  expect(await measureHeight(desk)).toBeLessThanOrEqual(3500);
  await expect(getToggle(desk, report.sections.conversation)).toHaveAttribute("aria-expanded", "true");
  await desk.context().close();

  const page = await newPage(browser, "fr", { width: 390, height: 844 });
  await openRichReport(page, rondo);
  expect(await measureHeight(page)).toBeLessThanOrEqual(5 * 844);

  const values = getToggle(page, report.values.title);
  const comments = getToggle(page, report.comments.title);
  await values.click();
  await expect(page.getByRole("figure", { name: report.values.title })).toBeVisible();
  // What closes above moves the page, not the title under the finger.
  await comments.scrollIntoViewIfNeeded();
  const before = await measureTop(comments);
  await comments.click();
  expect(Math.abs((await measureTop(comments)) - before)).toBeLessThan(1);
  await expect(comments).toHaveAttribute("aria-expanded", "true");
  await expect(values).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("figure", { name: report.values.title })).toBeHidden();

  // It stays open when the tab is come back to, and when the window is turned.
  await page.reload();
  await expect(comments).toHaveAttribute("aria-expanded", "true");
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(comments).toHaveAttribute("aria-expanded", "true");
  await page.setViewportSize({ width: 390, height: 844 });

  // What leads to a section opens it: J, the menu, and the browser’s own search.
  await comments.press("k");
  await expect(page.getByRole("heading", { name: report.objectives.title, level: 2 })).toBeFocused();
  await expect(page.getByRole("figure", { name: report.objectives.title })).toBeVisible();
  await page.getByRole("combobox", { name: report.sections.goTo }).selectOption(report.sections.method);
  await expect(getToggle(page, report.method.title)).toHaveAttribute("aria-expanded", "true");
  await page.locator("#behaviours li").first().dispatchEvent("beforematch");
  await expect(page.getByText(report.behaviours.intro)).toBeVisible();
  await page.context().close();
});

test("the menu leads to a section whose code, and that of the sections above, is still on its way", async ({
  browser,
  rondo,
}) => {
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    const page = await newPage(browser, "fr", { width, height });
    const isAsked = Promise.withResolvers<void>();
    await page.route(
      /\/assets\/(?:RatedItems|Comments|Since|Conversation|Method|Openings)-/,
      async (route) => {
        await isAsked.promise;
        await route.continue();
      },
    );
    const isThere = Promise.withResolvers<void>();
    await page.route("**/rpc/reports/since", async (route) => {
      if (route.request().postData()?.includes("earlierId")) await isThere.promise;
      await route.continue();
    });
    await beginToRead(page, rondo);
    await expect(page.locator("#views table tbody")).toHaveCount(6);
    const menu = page.getByRole("navigation", { name: report.sections.label });
    const { conversation: name } = report.sections;
    if (width > 800) await menu.getByRole("link", { name }).click();
    else await menu.getByRole("combobox").selectOption(name);
    isAsked.resolve();
    const title = page.getByRole("heading", { level: 2, name });
    await expect(title).toBeFocused();
    const isUnderTheBar = async () => {
      const top = await measureTop(title);
      return top > 50 && top < 150;
    };
    await expect.poll(isUnderTheBar).toBe(true);
    // What comes above afterwards does not push it away.
    isThere.resolve();
    if (width > 800) await expect(page.locator("#since h3").first()).toBeVisible();
    await expect.poll(isUnderTheBar).toBe(true);
    await page.context().close();
  }
});
