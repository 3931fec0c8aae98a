import type { BrowserContext, Page } from "@playwright/test";
import { noteFigure, proving } from "../src/platform/testing/proof.ts";
import { enterAsOwner, idsOf, ownerPages, settling, visitorPages } from "./everyPage.ts";
import { liveLinksOf, type LiveLinks } from "./liveLinks.ts";
import { misfitsOf, narrow } from "./reflow.ts";
import { expect, findingsOf, look, startRondo, test as base, type Rondo } from "./rondo.ts";
import { hearMotion } from "./reducedMotion.ts";
import { wordsOf } from "./words.ts";

interface Demonstration {
  rondo: Rondo;
  links: LiveLinks;
  pages: string[];
}

/** The demonstration, whose screens are full, a link of each kind, and the addresses of one evaluation in each state. */
const test = base.extend<object, { demonstration: Demonstration }>({
  demonstration: [
    async ({ browser }, use) => {
      const { rondo, stop } = await startRondo({ DEMO: "1" });
      const context = await browser.newContext();
      await enterAsOwner(context, rondo);
      const pages = Object.values(ownerPages(await idsOf(context, rondo))).flat();
      const links = await liveLinksOf(context, rondo);
      await context.close();
      await use({ rondo, links, pages });
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
  { rondo, links, pages }: Demonstration,
  inspect: (page: Page, path: string) => Promise<void>,
): Promise<number> {
  const page = await context.newPage();
  const settled = settling(page);
  const visitor = Object.values(visitorPages(links)).flat();
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

test("what is planted is found: a page too wide, words cut off; what is meant is not", async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.setContent(`<html lang="fr"><main><p style="width: 400px">Trop large.</p>
    <div style="width: 60px; overflow: hidden"><p style="width: 200px">Le bout manque à cette phrase.</p></div>
    <div style="height: 10px; overflow: hidden">Une ligne<br>et celle du dessous</div>
    <div style="width: 60px; overflow: auto"><p style="width: 200px">Se fait défiler jusqu’au bout.</p></div>
    <p style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Un nom bien long</p>
    <p style="position: absolute; width: 1px; height: 1px; overflow: hidden">Pour qui écoute.</p></main>`);
  const found = await misfitsOf(page);
  expect(found).toHaveLength(3);
  expect(found.join("\n")).toMatch(/px wide[^]*Le bout manque[^]*et celle du dessous/);
});

test("what moves is heard, also while one waits and when it is gone; what stands still is not", async ({
  browser,
}) => {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const heard = await hearMotion(context);
  const page = await context.newPage();
  const moves = async (style: string, script = "") => {
    await page.route("**/planted", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<style>@keyframes turn { to { rotate: 360deg } } ${style}</style><p>Un instant</p>`,
      }),
    );
    await page.goto("http://planted.test/planted");
    await page.evaluate(script);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.unroute("**/planted");
    return heard();
  };
  const quick = "p { transition: color 160ms }";
  const later = "document.querySelector('p').style.color = 'red'";
  expect(await moves("p { animation: turn 1s infinite }")).toEqual(["p.: turn"]);
  expect(await moves("p::before { content: ''; display: block; animation: turn 1ms infinite }")).toEqual([
    "p.: turn",
  ]);
  expect(
    await moves(
      "p { animation: turn 20ms }",
      "Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => null)",
    ),
  ).toEqual(["p.: turn"]);
  expect(await moves(quick, `getComputedStyle(document.body).color; ${later}`)).toEqual(["p.: color"]);
  expect(await moves("", "document.querySelector('p').animate({ opacity: 0 }, 200)")).toEqual([
    "p.: by its script",
  ]);
  expect(await moves(`${quick} @media (prefers-reduced-motion) { p { transition: none } }`, later)).toEqual(
    [],
  );
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await moves("p { animation: turn 1s infinite }")).toEqual([]);
  await context.close();
});

for (const language of ["fr", "en"] as const)
  test(`on any page, in any of its views, axe finds nothing; 320 px are wide enough; nothing moves when motion is unwanted (${language})`, async ({
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
    const heard = await hearMotion(context);
    const { auth: t } = wordsOf(language);
    const lives = new Set(Object.values(demonstration.links));
    let misfits = 0;
    const visited = await visitAll(context, demonstration, async (page, path) => {
      const title = await page.getByRole("heading", { level: 1 }).first().textContent();
      if (lives.has(path)) expect.soft([t.link.deadTitle, t.welcome.failed], path).not.toContain(title);
      expect.soft(await page.locator("html").getAttribute("lang"), path).toMatch(new RegExp(`^${language}`));
      for (const [colorScheme, width] of views) {
        await look(page, colorScheme, width);
        expect.soft(await findingsOf(page), `${path}, ${colorScheme}, ${width} px`).toEqual([]);
      }
      await look(page, null, narrow.width, narrow.height);
      const found = [...(await misfitsOf(page)), ...heard()];
      expect.soft(found, `${path}, ${narrow.width} px, motion unwanted`).toEqual([]);
      misfits += found.length;
      await look(page, null, 1280);
    });
    noteFigure({
      name: `axe: pages in ${language}, ${views.map((view) => view.join(" ")).join(" px, ")} px`,
      measured: `${visited} pages, ${test.info().errors.length} findings`,
      asked: "none",
    });
    noteFigure({
      name: `Reflow at 320 px and 400 %, and reduced motion, in ${language}`,
      measured: `${visited} pages, ${misfits} findings`,
      asked: "no horizontal scroll",
    });
    await context.close();
  });
