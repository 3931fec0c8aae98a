import type { BrowserContext, Page } from "@playwright/test";
import { noteFigure, proving } from "../src/platform/testing/proof.ts";
import { enterAsOwner, idsOf, ownerPages, settling, visitorPages } from "./everyPage.ts";
import { expect, findingsOf, look, startRondo, test as base, type Rondo } from "./rondo.ts";

/** The demonstration, whose screens are full, and the addresses of one evaluation in each state. */
const test = base.extend<object, { demonstration: { rondo: Rondo; pages: string[] } }>({
  demonstration: [
    async ({ browser }, use) => {
      const { rondo, stop } = await startRondo({ DEMO: "1" });
      const context = await browser.newContext();
      await enterAsOwner(context, rondo);
      const pages = Object.values(ownerPages(await idsOf(context, rondo))).flat();
      await context.close();
      await use({ rondo, pages });
      await stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

type View = readonly [scheme: "light" | "dark", width: 1280 | 390];
type Language = "fr" | "en";
/** Any two of language, scheme and width meet in one of these. */
const pairs: Record<Language, View[]> = {
  fr: [
    ["light", 1280],
    ["dark", 390],
  ],
  en: [
    ["light", 390],
    ["dark", 1280],
  ],
};
const viewsIn = (language: Language) =>
  proving ? [...pairs[language], ...pairs[language === "fr" ? "en" : "fr"]] : pairs[language];

/** Every page, signed out and signed in, one after the other in one tab. */
async function visitAll(
  context: BrowserContext,
  { rondo, pages }: { rondo: Rondo; pages: string[] },
  inspect: (page: Page, path: string) => Promise<void>,
): Promise<number> {
  const page = await context.newPage();
  const settled = settling(page);
  const visitor = Object.values(visitorPages).flat();
  const visit = async (path: string) => {
    await page.goto(rondo.url + path);
    await settled();
    await inspect(page, path);
  };
  for (const path of visitor) await visit(path);
  await enterAsOwner(context, rondo);
  for (const path of pages) await visit(path);
  return visitor.length + pages.length;
}

test("axe sees what is planted: a picture without words, a grey on white", async ({ page }) => {
  await page.setContent(`<html lang="fr"><title>Essai</title><main><h1>Essai</h1><img src="/x.png">
    <p style="color: #999; background: #fff">Trop pâle.</p></main></html>`);
  const found = (await findingsOf(page)).map((finding) => finding.replace(/:.*/s, ""));
  expect(found.toSorted()).toEqual(["color-contrast", "image-alt"]);
});

for (const language of ["fr", "en"] as const)
  test(`axe finds nothing on any page in any of its views (${language})`, async ({
    browser,
    demonstration,
  }) => {
    test.setTimeout(600_000);
    const views = viewsIn(language);
    const context = await browser.newContext({
      locale: `${language}-CA`,
      reducedMotion: "reduce",
      viewport: { width: 1280, height: 844 },
    });
    const visited = await visitAll(context, demonstration, async (page, path) => {
      expect.soft(await page.locator("html").getAttribute("lang"), path).toMatch(new RegExp(`^${language}`));
      for (const [colorScheme, width] of views) {
        await look(page, colorScheme, width);
        expect.soft(await findingsOf(page), `${path}, ${colorScheme}, ${width} px`).toEqual([]);
      }
    });
    noteFigure({
      name: `axe: pages in ${language}, ${views.map((view) => view.join(" ")).join(" px, ")} px`,
      measured: `${visited} pages, ${test.info().errors.length} findings`,
      asked: "none",
    });
    await context.close();
  });

test("no page scrolls sideways at 320 px, which is 400 % of 1280, and nothing moves when motion is unwanted", async ({
  browser,
  demonstration,
}) => {
  test.setTimeout(600_000);
  const context = await browser.newContext({
    locale: "fr-CA",
    reducedMotion: "reduce",
    viewport: { width: 320, height: 256 },
  });
  const visited = await visitAll(context, demonstration, async (page, path) => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `${path} is ${width} px wide`).toBeLessThanOrEqual(320);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => {
          const { duration, iterations } = effect?.getComputedTiming() ?? {};
          return playState === "running" && (Number(duration) > 10 || iterations === Infinity);
        })
        .map(({ effect }) => (effect as KeyframeEffect).target?.className ?? ""),
    );
    expect.soft(moving, path).toEqual([]);
  });
  noteFigure({
    name: "Reflow at 320 px and 400 %, and reduced motion",
    measured: `${visited} pages, ${test.info().errors.length} findings`,
    asked: "no horizontal scroll",
  });
  await context.close();
});
