import type { BrowserContext, Page } from "@playwright/test";
import { noteFigure } from "../src/platform/testing/proof.ts";
import { enterAs, createCaller } from "./calling.ts";
import {
  demoOwner,
  prepareIds,
  isVisited,
  listOwnerPages,
  watchNetworkIdle,
  listVisitorPages,
} from "./everyPage.ts";
import { createLiveLinks, type LiveLinks } from "./liveLinks.ts";
import { lengthenNames } from "./longNames.ts";
import { listMisfits, narrow } from "./reflow.ts";
import { keepEverySectionOpen } from "./reportSections.ts";
import type { Rondo } from "./product.ts";
import { expect, listAxeFindings, applyView, test as base } from "./rondo.ts";
import { recordMotion } from "./reducedMotion.ts";
import { selectViews, type Language, type View } from "./rotation.ts";
import { getWords } from "./words.ts";

interface Visited {
  path: string;
  views: readonly View[];
}
interface Demonstration {
  rondo: Rondo;
  links: LiveLinks;
  /** Those that a visitor sees, then those of the owner. */
  visitor: Visited[];
  owner: Visited[];
}

/** A page has a view by its name and its place among those of this name: its address holds ids, drawn anew each time. */
const toVisitedPages = (pages: Record<string, readonly string[]>): Visited[] =>
  Object.entries(pages).flatMap(([page, addresses]) =>
    addresses.flatMap((path, index) =>
      isVisited(page, index) ? { path, views: selectViews(`${page} ${index + 1}`) } : [],
    ),
  );

/**
 * A demonstration that no other journey has touched, a link of each kind, and one evaluation in each state. All
 * people have long names, so that a page widened by them is found.
 */
const test = base.extend<{ demonstration: Demonstration }>({
  demonstration: async ({ start }, give) => {
    const { rondo } = await start();
    const owner = await createCaller();
    await enterAs(owner, rondo, demoOwner);
    const ids = await prepareIds(owner, rondo);
    const links = await createLiveLinks(owner, rondo);
    await lengthenNames(owner, rondo);
    await owner.request.dispose();
    await give({
      rondo,
      links,
      visitor: toVisitedPages(listVisitorPages(links)),
      owner: toVisitedPages(listOwnerPages(ids)),
    });
  },
});

/** The pages of one language, signed out and signed in, one after the other in one tab. */
async function visitAll(
  context: BrowserContext,
  language: Language,
  { rondo, visitor, owner }: Demonstration,
  inspect: (page: Page, path: string, views: readonly View[]) => Promise<void>,
): Promise<number> {
  const page = await context.newPage();
  const settled = watchNetworkIdle(page);
  let visited = 0;
  const visit = async ({ path, views }: Visited) => {
    const here = views.filter((view) => view.language === language);
    const [first] = here;
    if (!first) return;
    await page.emulateMedia({ colorScheme: first.scheme });
    await page.setViewportSize({ width: first.width, height: 844 });
    await page.goto(rondo.url + path);
    await settled();
    await inspect(page, path, here);
    visited += 1;
  };
  for (const one of visitor) await visit(one);
  await enterAs(context, rondo, demoOwner);
  for (const one of owner) await visit(one);
  return visited;
}

test("axe sees what is planted: a picture without words, a grey on white", async ({ page }) => {
  await page.setContent(`<html lang="fr"><title>Essai</title><main><h1>Essai</h1><img src="/x.png">
    <p style="color: #999; background: #fff">Trop pâle.</p></main></html>`);
  const found = (await listAxeFindings(page)).map((finding) => finding.replace(/:.*/s, ""));
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
  const found = await listMisfits(page);
  expect(found).toHaveLength(3);
  expect(found.join("\n")).toMatch(/px wide[^]*Le bout manque[^]*et celle du dessous/);
});

test("what moves is heard, also while one waits and when it is gone; what stands still is not", async ({
  browser,
}) => {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const heard = await recordMotion(context);
  const page = await context.newPage();
  const listMotion = async (style: string, script = "") => {
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
  expect(await listMotion("p { animation: turn 1s infinite }")).toEqual(["p.: turn"]);
  expect(await listMotion("p::before { content: ''; display: block; animation: turn 1ms infinite }")).toEqual(
    ["p.: turn"],
  );
  expect(
    await listMotion(
      "p { animation: turn 20ms }",
      "Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => null)",
    ),
  ).toEqual(["p.: turn"]);
  expect(await listMotion(quick, `getComputedStyle(document.body).color; ${later}`)).toEqual(["p.: color"]);
  expect(await listMotion("", "document.querySelector('p').animate({ opacity: 0 }, 200)")).toEqual([
    "p.: by its script",
  ]);
  expect(
    await listMotion(`${quick} @media (prefers-reduced-motion) { p { transition: none } }`, later),
  ).toEqual([]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await listMotion("p { animation: turn 1s infinite }")).toEqual([]);
  await context.close();
});

test("on any page, in any of its views, axe finds nothing; 320 px are wide enough; nothing moves when motion is unwanted", async ({
  browser,
  demonstration,
}) => {
  for (const language of ["fr", "en"] as const) {
    const context = await browser.newContext({ locale: `${language}-CA`, reducedMotion: "reduce" });
    const heard = await recordMotion(context);
    await keepEverySectionOpen(context);
    const { auth: t } = getWords(language);
    const lives = new Set(Object.values(demonstration.links));
    let [scans, misfits] = [0, 0];
    const visited = await visitAll(context, language, demonstration, async (page, path, views) => {
      const title = await page.getByRole("heading", { level: 1 }).first().textContent();
      // The page of a link is in the language of its person.
      const spoken = lives.has(path) ? "fr" : language;
      if (lives.has(path)) expect.soft(t.link.faults.over.title, path).not.toBe(title);
      expect.soft(await page.locator("html").getAttribute("lang"), path).toMatch(new RegExp(`^${spoken}`));
      for (const { scheme, width } of views) {
        await applyView(page, scheme, width);
        const wide = await listMisfits(page);
        expect
          .soft([...(await listAxeFindings(page)), ...wide], `${path}, ${scheme}, ${width} px`)
          .toEqual([]);
        scans += 1;
        misfits += wide.length;
      }
      await applyView(page, null, narrow.width, narrow.height);
      const found = [...(await listMisfits(page)), ...heard()];
      expect.soft(found, `${path}, ${narrow.width} px, motion unwanted`).toEqual([]);
      misfits += found.length;
    });
    expect(visited).toBeGreaterThan(0);
    noteFigure({
      name: `axe: pages in ${language}, light and dark, 1280 and 390 px`,
      measured: `${visited} pages, ${scans} views, ${test.info().errors.length} findings`,
      asked: "none",
    });
    noteFigure({
      name: `Reflow at 320 px and 400 %, and reduced motion, in ${language}`,
      measured: `${visited} pages, ${misfits} findings`,
      asked: "no horizontal scroll",
    });
    await context.close();
  }
});
