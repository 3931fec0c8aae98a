import type { Browser, Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { newPage } from "./accounts.ts";
import { enterAs } from "./calling.ts";
import type { Rondo } from "./product.ts";
import { expect, test } from "./rondo.ts";

/** What a fault of ours could let in does not run (docs/decisions/0028): tried in a page of each shell, by its own script. */

/** Each way by which text becomes code or markup: « refused » with the name of the error, or what came of it. */
const tryAll = (page: Page) =>
  page.evaluate(async () => {
    // While the test speaks the browser lets words become code; a task later the page is alone with its policy.
    await new Promise((alone) => setTimeout(alone, 0));
    const ran = window as unknown as { ran?: string };
    const attempt = (work: () => unknown) => {
      try {
        return `done: ${String(work())}`;
      } catch (error) {
        return `refused: ${(error as Error).name}`;
      }
    };
    const place = document.body.appendChild(document.createElement("div"));
    const createScript = () => document.createElement("script");
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    const code = "window.ran = 'yes'";
    const markup = `<img src="/none" onerror="${code}">`;
    return {
      markup: attempt(() => (place.innerHTML = markup)),
      "markup beside": attempt(() => place.insertAdjacentHTML("beforeend", markup)),
      "markup written": attempt(() => document.write(markup)),
      "markup parsed": attempt(() => new DOMParser().parseFromString(markup, "text/html")),
      // oxlint-disable-next-line no-eval
      eval: attempt(() => (0, eval)(code)),
      // oxlint-disable-next-line typescript/no-implied-eval
      "made function": attempt(() => new Function(code)()),
      // oxlint-disable-next-line typescript/no-implied-eval
      "words in a timer": attempt(() => setTimeout(code, 0)),
      "words in a script": attempt(() => place.appendChild(Object.assign(createScript(), { text: code }))),
      "address of a script": attempt(() =>
        place.appendChild(Object.assign(createScript(), { src: "data:," })),
      ),
      "handler in an attribute": attempt(() => {
        place.setAttribute("onclick", code);
        place.click();
        return ran.ran ?? "nothing ran";
      }),
      "policy of one's own": attempt(() => trustedTypes.createPolicy("mine", {})),
      "words in the page": attempt(() => (place.textContent = markup)),
      "a style sheet": attempt(() => {
        place.remove();
        const style = document.head.appendChild(document.createElement("style"));
        style.textContent = "body { --planted: yes }";
        return getComputedStyle(document.body).getPropertyValue("--planted") || "not applied";
      }),
    };
  });

const refusals = {
  markup: "refused: TypeError",
  "markup beside": "refused: TypeError",
  "markup written": "refused: TypeError",
  "markup parsed": "refused: TypeError",
  eval: "refused: EvalError",
  "made function": "refused: EvalError",
  "words in a timer": "refused: TypeError",
  "words in a script": "refused: TypeError",
  "address of a script": "refused: TypeError",
  "handler in an attribute": "refused: TypeError",
  "policy of one's own": "refused: TypeError",
  "words in the page": 'done: <img src="/none" onerror="window.ran = \'yes\'">',
  "a style sheet": "done: not applied",
};

/** The workspace redirects a visitor who is not signed in to the light shell. */
async function openSignedInPage(browser: Browser, rondo: Rondo): Promise<Page> {
  const page = await newPage(browser, "fr");
  await enterAs(page.context(), rondo, "noemie.fortin");
  return page;
}

for (const [shell, address] of [
  ["light", paths.login()],
  ["workspace", paths.notFound()],
] as const)
  test(`nothing that is planted in a page of the ${shell} shell runs, styles it or becomes markup`, async ({
    browser,
    rondo,
    policy,
  }) => {
    const page = await (shell === "light" ? newPage(browser, "fr") : openSignedInPage(browser, rondo));
    await page.goto(rondo.url + address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(page.url()).toBe(rondo.url + address);
    expect(policy).toEqual([]);
    expect(await tryAll(page)).toEqual(refusals);
    expect(await page.evaluate(() => (window as unknown as { ran?: string }).ran)).toBeUndefined();
    // The browser reports each of them, as it would for a page of any journey that did it.
    await expect.poll(() => policy.length).toBeGreaterThanOrEqual(10);
    // Closed first: what it has still to say is expected too.
    await page.context().close();
    policy.splice(0);
  });

test("the workspace lets words without markup become a style sheet of Mantine, by its nonce, and nothing more", async ({
  browser,
  rondo,
}) => {
  const page = await openSignedInPage(browser, rondo);
  await page.goto(rondo.url + paths.notFound());
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const applied = await page.evaluate(() => {
    const style = document.createElement("style");
    style.nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";
    style.innerHTML = "body { --planted: yes }";
    document.head.append(style);
    return getComputedStyle(document.body).getPropertyValue("--planted");
  });
  expect(applied).toBe("yes");
  await page.context().close();
});
