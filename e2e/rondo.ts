import { randomInt } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { expect, test as base, type BrowserContext, type Page } from "@playwright/test";
import { startRondo, type Rondo, type Started } from "./product.ts";
import { proving } from "../src/platform/testing/proof.ts";
import { everyView } from "./rotation.ts";

/** What the browser says when a page does what its policy forbids (src/platform/server/http/headers.ts). */
const violation = /content security policy|trusted ?(?:type|html|script)|permissions policy/i;

interface OwnFixtures {
  /** What the pages of this journey did against their policy; a journey that tries takes away what it expected. */
  policy: string[];
  /** Starts another product for this journey alone; it is stopped when the journey ends, however it ends. */
  start: typeof startRondo;
}

/**
 * Every journey: on one product for each worker, with the demonstration in it. What a journey changes is its own (a
 * company, an evaluation, an address): the next one meets the same product.
 */
export const test = base.extend<OwnFixtures, { started: Started; rondo: Rondo }>({
  // A network for each journey: its tries are counted apart from those of others.
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, give) => {
    const drawByte = () => randomInt(1, 255);
    await give({ "x-forwarded-for": `10.${drawByte()}.${drawByte()}.${drawByte()}` });
  },
  policy: [
    async ({ browser }, use) => {
      const seen: string[] = [];
      const opened: BrowserContext[] = [];
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        opened.push(context);
        context.on("console", (message) => {
          if (violation.test(message.text())) seen.push(`${message.location().url}: ${message.text()}`);
        });
        return context;
      };
      await use(seen);
      browser.newContext = open;
      // Pages that stay open would go on asking while the next journey runs.
      for (const context of opened) await context.close();
      expect(seen, "violations of the content security policy").toEqual([]);
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern
  start: async ({}, give) => {
    const running: Started[] = [];
    await give(async (...how) => {
      const started = await startRondo(...how);
      running.push(started);
      return started;
    });
    for (const { stop } of running) await stop();
  },
  started: [
    // Playwright wants the fixtures taken apart, even when there are none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const started = await startRondo();
      await use(started);
      await started.stop();
    },
    { scope: "worker", timeout: 600_000 },
  ],
  rondo: [async ({ started }, use) => use(started.rondo), { scope: "worker" }],
});

/** Makes something once for each product, for journeys that share it. */
export function oncePerProduct<T>(make: (rondo: Rondo) => Promise<T>): (rondo: Rondo) => Promise<T> {
  const made = new WeakMap<Rondo, Promise<T>>();
  return (rondo) => {
    const known = made.get(rondo) ?? make(rondo);
    made.set(rondo, known);
    return known;
  };
}

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page as it stands. Legacy mode: we have no frames, and it opens no second page. */
export async function listAxeFindings(page: Page): Promise<string[]> {
  // Without `resultTypes` axe writes a selector for every element in order, which takes most of its time.
  // Style sheets are fetched anew for one rule only, css-orientation-lock: scripts/cssModules.test.ts holds it.
  const options = { resultTypes: ["violations" as const], preload: false };
  const axe = new AxeBuilder({ page }).options(options).withTags(standards);
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}

/** Waits until the page stands as asked: what follows must not press a button of the page that is about to go. */
export async function applyView(
  page: Page,
  colorScheme: "light" | "dark" | null,
  width: number,
  height = 844,
) {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.setViewportSize({ width, height });
  // What lies half under the bar of the page would count as covered.
  await page.evaluate(() => scrollTo(0, 0));
  // Now and then a headless browser stops drawing after a change of size; a picture of the page wakes it.
  while (!(await isDrawn(page))) await page.screenshot();
}

/** Whether two frames came within two seconds. */
const isDrawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
        setTimeout(() => done(false), 2_000);
      }),
  );

/**
 * axe finds nothing in this moment of a journey, which has no address of its own: axe.spec.ts visits those that have.
 * In English the journeys are about the words. Moments are looked at in `npm run prove`.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  const size = page.viewportSize();
  const language = (await page.locator("html").getAttribute("lang")) ?? "fr";
  if (!language.startsWith("fr") || !size || !proving) return;
  for (const { scheme, width } of everyView.filter((view) => view.language === "fr")) {
    await applyView(page, scheme, width);
    expect(await listAxeFindings(page), `${name}, ${scheme}, ${width} px`).toEqual([]);
  }
  await applyView(page, null, size.width, size.height);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

export { expect };
