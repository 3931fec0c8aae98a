import type { BrowserContext, BrowserContextOptions, Locator, Page } from "@playwright/test";
import { fr as platform } from "../src/platform/texts.fr.ts";
import { watchNetworkIdle } from "./everyPage.ts";
import { inspectStop, type Stop } from "./keyboardStop.ts";
import type { Rondo } from "./product.ts";
import { recordMotion } from "./reducedMotion.ts";
import { expect, test as base } from "./rondo.ts";
import { chooseScheme } from "./rotation.ts";
import { getWords } from "./words.ts";

/**
 * A user without a mouse (§7 of the design): Tab, arrows, Enter, Space, Escape, letters. Each stop on the way has to
 * be seen, to show that it has the focus, and to stand clear of the bars.
 */

export const words = getWords("fr");
type OpenPage = (options?: BrowserContextOptions) => Promise<Page>;

const idleWaiters = new WeakMap<Page, () => Promise<void>>();

/**
 * Waits until nothing is being fetched: what comes late pushes the control that has the focus down, out of the window
 * when it stood at its edge, and a stop is measured where it stands.
 */
const waitForIdle = async (page: Page): Promise<void> => idleWaiters.get(page)?.();

/** Pages in which a pointer is a fault, and so is what moves when motion is unwanted. */
export const test = base.extend<{ open: OpenPage }>({
  open: async ({ browser }, give, { repeatEachIndex, title }) => {
    const colorScheme = chooseScheme(title, repeatEachIndex);
    const pointers: string[] = [];
    const contexts: BrowserContext[] = [];
    const motions: (() => string[])[] = [];
    await give(async (options) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        colorScheme,
        ...options,
      });
      contexts.push(context);
      motions.push(await recordMotion(context));
      await context.addInitScript(() =>
        window.addEventListener("pointerdown", () => console.error("a pointer was used"), true),
      );
      context.on("console", (message) => {
        if (message.text() === "a pointer was used") pointers.push(message.location().url);
      });
      context.on("page", (page) => idleWaiters.set(page, watchNetworkIdle(page)));
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    expect(pointers, "pages on which a pointer was used").toEqual([]);
    const moved = motions.flatMap((heard) => heard());
    expect(moved, "what moved although motion was unwanted").toEqual([]);
  },
});

/** Comes to a screen; from there on, keys only. */
export async function openScreen(page: Page, rondo: Rondo, path: string): Promise<void> {
  await page.goto(rondo.url + path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Comes to the content of a screen, past what stands in every one, by the link made for it (keyboard/places.spec.ts). */
export async function openContent(page: Page, rondo: Rondo, path: string): Promise<void> {
  await openScreen(page, rondo, path);
  await press(page, page.getByRole("link", { name: platform.shell.skip }), "Enter", { within: 2 });
  await expect(page.getByRole("main")).toBeFocused();
}

interface ReachOptions {
  key?: string;
  /** More presses than any screen needs: a hundred questions are not crossed by Tab. */
  within?: number;
}

/** Presses Tab (or another key) until this control has the focus; every stop on the way is looked at. */
export async function reach(
  page: Page,
  target: Locator,
  { key = "Tab", within = 90 }: ReachOptions = {},
): Promise<void> {
  await expect(target, "what the keyboard looks for is there, once").toHaveCount(1);
  await waitForIdle(target.page());
  const passed: string[] = [];
  for (let presses = 0; presses <= within; presses += 1) {
    if (presses > 0) await page.keyboard.press(key);
    const stop = await target.evaluate(inspectStop, presses > 0 ? key : null);
    expectClear(stop);
    if (stop.reached) return;
    passed.push(stop.name);
  }
  throw new Error(
    `${String(target)} was not reached within ${within} presses of ${key}; passed: ${passed.join(" · ")}`,
  );
}

function expectClear(stop: Stop) {
  expect(stop.faults, `the stop « ${stop.name} »`).toEqual([]);
}

/** Where the focus is now. */
export const inspectFocus = async (page: Page, key: string | null = null): Promise<Stop> =>
  page.locator("html").evaluate(inspectStop, key);

/** Reaches a control and presses it. */
export async function press(
  page: Page,
  target: Locator,
  key = "Enter",
  how: ReachOptions = {},
): Promise<void> {
  await reach(page, target, how);
  await page.keyboard.press(key);
}

/** Reaches a field and types; what was there goes. */
export async function write(page: Page, field: Locator, text: string, how: ReachOptions = {}): Promise<void> {
  await reach(page, field, how);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

/** Takes what has the focus in a sortable list. dnd-kit says so first: an arrow pressed before it has measured moves nothing. */
export async function take(page: Page, said: string | RegExp): Promise<void> {
  await page.keyboard.press("Space");
  await expect(page.getByText(said).first()).toBeAttached();
  await page.evaluate(
    () =>
      new Promise((measured) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(measured))),
      ),
  );
}

/** Reaches a group of radios (one stop) and goes with an arrow to the one wanted. */
export async function chooseRadio(page: Page, group: Locator, wanted: Locator): Promise<void> {
  await expect(wanted).toHaveCount(1);
  await waitForIdle(page);
  const isInGroup = async () =>
    group.evaluate((node) => node.querySelector("input[type=radio]:focus") !== null);
  for (let presses = 0; presses < 60 && !(await isInGroup()); presses += 1) {
    await page.keyboard.press("Tab");
    expectClear(await inspectFocus(page, "Tab"));
  }
  expect(await isInGroup(), `the group of ${String(wanted)} is reached with Tab`).toBe(true);
  if (await wanted.evaluate((node) => node === document.activeElement)) await page.keyboard.press("Space");
  else await reach(page, wanted, { key: "ArrowDown", within: 12 });
  await expect(wanted).toBeChecked();
}

/** The focus is somewhere that says something: after an action it has not fallen back to the page itself. */
export async function expectFocusKept(page: Page, after: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? "none"), {
      message: `the focus after ${after}`,
    })
    .not.toBe("BODY");
}

/** The title of a screen that has just come has the focus, and the window bears its name. */
export async function expectArrival(page: Page, title: string | RegExp): Promise<void> {
  const heading = page.getByRole("heading", { level: 1, name: title });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/ · Rondo$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}
