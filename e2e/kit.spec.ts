import { readdirSync } from "node:fs";
import path from "node:path";
import { startKit } from "./kitServer.ts";
import { focusOf } from "./keyboard.ts";
import { misfitsOf, narrow } from "./reflow.ts";
import { expect, findingsOf, look, test as base } from "./rondo.ts";
import { hearMotion } from "./reducedMotion.ts";

/** /dev/kit, built once: every part of both kits in each of its states, without a server behind. */
const test = base.extend<object, { kit: { url: string } }>({
  kit: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { url, stop } = await startKit();
      await use({ url });
      await stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});
// One worker, one build.
test.describe.configure({ mode: "default" });

const folder = path.resolve(import.meta.dirname, "../src/app/kit");
const named = (...steps: string[]) => readdirSync(path.join(folder, ...steps));
const families = ["ui", "light"].flatMap((kit) =>
  named(kit).map((family) => ({
    name: `${kit}/${family}`,
    // Whole pages stand on an address of their own.
    addresses:
      family === "pages"
        ? named(kit, family).map((file) => `${kit}/${family}/${file.replace(".example.tsx", "")}`)
        : [`${kit}/${family}`],
  })),
);

/** The two views of a language that differ most; the next family takes the other language. */
const rotation = [
  {
    language: "fr",
    views: [
      ["light", 1280],
      ["dark", 390],
    ],
  },
  {
    language: "en",
    views: [
      ["light", 390],
      ["dark", 1280],
    ],
  },
] as const;

for (const [index, { name, addresses }] of families.entries())
  test(`${name}: axe finds nothing, Tab shows every stop, 320 px are wide enough, nothing moves unasked`, async ({
    browser,
    kit,
  }) => {
    const { language, views } = rotation[index % 2 === 0 ? 0 : 1];
    const context = await browser.newContext({ locale: `${language}-CA`, reducedMotion: "reduce" });
    const heard = await hearMotion(context);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    for (const address of addresses) {
      await page.goto(`${kit.url}/dev/kit/${address}`);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      for (const [scheme, width] of views) {
        await look(page, scheme, width);
        expect.soft(await findingsOf(page), `${address}, ${scheme}, ${width} px`).toEqual([]);
      }
      await look(page, null, narrow.width, narrow.height);
      expect.soft(await misfitsOf(page), `${address}, ${narrow.width} px`).toEqual([]);
      await look(page, null, 1280);
      for (let presses = 0; presses < 200; presses += 1) {
        await page.keyboard.press("Tab");
        const { name: stop, faults } = await focusOf(page, "Tab");
        expect.soft(faults, `${address}, the stop « ${stop} »`).toEqual([]);
        if (stop === "(the page)") break;
      }
    }
    expect([...errors, ...heard()]).toEqual([]);
    await context.close();
  });
