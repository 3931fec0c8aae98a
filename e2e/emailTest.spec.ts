import { en } from "../src/administration/texts.en.ts";
import { fr } from "../src/administration/texts.fr.ts";
import { paths } from "../src/paths.ts";
import { enterAs } from "./calling.ts";
import { expect, expectAccessible, test } from "./rondo.ts";
import { longUnless } from "./long.ts";

for (const [language, texts, heading] of [
  ["fr", fr, "Votre rapport est prêt"],
  ["en", en, "Your report is ready"],
] as const)
  test.describe(language + longUnless(language === "fr"), () => {
    test.use({ locale: `${language}-CA` });

    test("every email is drawn as it arrives, light and dark, and a test of it goes to oneself", async ({
      page,
      rondo,
    }) => {
      await enterAs(page.context(), rondo, "helene.gagnon");
      await page.goto(rondo.url + paths.emailTest());
      await page.getByLabel(texts.email, { exact: true }).selectOption("reports.ready");
      await page.getByLabel(texts.language, { exact: true }).selectOption(language);

      // The policy of the page refuses inline styles: drawn, the button has the colour of its own page.
      for (const [look, background] of [
        [texts.looks.desktop, "rgb(22, 104, 132)"],
        [texts.looks.phone, "rgb(22, 104, 132)"],
        [texts.looks.dark, "rgb(147, 202, 226)"],
      ] as const) {
        const email = page.frameLocator(`iframe[title="${look}"]`);
        await expect(email.getByRole("heading", { level: 1 })).toHaveText(heading);
        const button = email.getByRole("link", {
          name: language === "fr" ? "Lire le rapport" : "Read the report",
        });
        await expect(button).toHaveCSS("background-color", background);
      }
      await expect(page.locator("pre")).toContainText(heading);

      await page.getByRole("button", { name: texts.send }).click();
      // The addresses of the demonstration are never written to.
      await expect(page.getByRole("status").filter({ hasText: "helene.gagnon@" })).toBeVisible();
      const row = page.getByRole("row").filter({ hasText: "helene.gagnon@" }).first();
      await expect(row).toContainText(texts.deliveries.states.held);
      await expectAccessible(page, "the page of tests of emails");
    });
  });
