import { en } from "../src/app/shell/palette/paletteTexts.en.ts";
import { fr } from "../src/app/shell/palette/paletteTexts.fr.ts";
import { paths } from "../src/paths.ts";
import { findDemoProfileId, enterAs } from "./calling.ts";
import { expect, expectAccessible, test } from "./rondo.ts";
import { longUnless } from "./long.ts";

for (const [language, texts] of [
  ["fr", fr],
  ["en", en],
] as const)
  test.describe(language + longUnless(language === "fr"), () => {
    test.use({ locale: `${language}-CA` });

    test("a few letters lead to a person, by keys alone", async ({ page, rondo }) => {
      await enterAs(page.context(), rondo, "helene.gagnon");
      const somebody = await findDemoProfileId(rondo, "noemie.fortin");
      await page.goto(rondo.url + paths.teams());
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.keyboard.press("Control+k");
      const field = page.getByRole("combobox", { name: texts.title });
      await field.fill("noemie f");
      const found = page.getByRole("group", { name: texts.groups.people }).getByRole("option");
      await expect(found).toHaveAttribute("aria-selected", "true");
      await expectAccessible(page, "what the palette finds");
      await field.press("Enter");
      await page.waitForURL(`**${paths.person(somebody)}`);

      // Opened again, it begins with them.
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("option").first()).toContainText("Noémie Fortin");
      await field.fill("qxqxq");
      await expect(page.getByRole("dialog")).toContainText(texts.nothing);
      await field.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
  });

test("whoever lists nobody is offered their own pages, and the server is asked for nothing", async ({
  page,
  rondo,
}) => {
  await enterAs(page.context(), rondo, "noemie.fortin");
  await page.goto(rondo.url + paths.dashboard());
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: fr.title });
  await field.fill("mathieu");
  await expect(page.getByRole("dialog")).toContainText(fr.nothing);
  expect(asked.filter((url) => /\/rpc\/(people|evaluations|teams|skills)\//.test(url))).toEqual([]);
  await field.fill("mes eval");
  await field.press("Enter");
  await page.waitForURL(`**${paths.myEvaluations()}`);
});

test("a key pressed in the very moment in which the workspace appears is not lost", async ({
  page,
  rondo,
}) => {
  await enterAs(page.context(), rondo, "noemie.fortin");
  // Before the next task of the page, thus before anything that waits for the paint.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector("[aria-keyshortcuts^='Control+K']")) return;
      watch.disconnect();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true }));
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto(rondo.url + paths.dashboard());
  await expect(page.getByRole("combobox", { name: fr.title })).toBeVisible();
});
