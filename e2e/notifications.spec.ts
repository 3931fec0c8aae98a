import { fr as shellFr } from "../src/app/shell/texts.fr.ts";
import { en as shellEn } from "../src/app/shell/texts.en.ts";
import { en } from "../src/notifications/client/feed/texts.en.ts";
import { fr } from "../src/notifications/client/feed/texts.fr.ts";
import { paths } from "../src/paths.ts";
import { createApi, findDemoProfileId, enterAs, createCaller } from "./calling.ts";
import { launchFor } from "./offlineAnswering.ts";
import { expect, expectAccessible, test } from "./rondo.ts";
import { longUnless } from "./long.ts";

for (const [language, texts, { bell }] of [
  ["fr", fr, shellFr],
  ["en", en, shellEn],
] as const)
  test.describe(language + longUnless(language === "fr"), () => {
    test.use({ locale: `${language}-CA` });

    test("the bell says that an answer is asked for, and leads to it", async ({ page, rondo }) => {
      const lead = await createCaller();
      await enterAs(lead, rondo, "helene.gagnon");
      const peers = [await findDemoProfileId(rondo, "noemie.fortin")];
      const subject = await findDemoProfileId(rondo, "mathieu.belanger");
      await enterAs(page.context(), rondo, "noemie.fortin");
      await page.goto(rondo.url + paths.dashboard());
      const { count } = await createApi(page.context(), rondo).notifications.countUnread({});
      await expect(page.getByRole("button", { name: bell.name })).toBeVisible();
      const id = await launchFor(lead, rondo, { subject, peers }, 1);
      await lead.request.dispose();

      // Without a click: the stream has updated the page.
      await page.getByRole("button", { name: new RegExp(`^Notifications, ${count + 1} `) }).click();
      const panel = page.getByRole("dialog", { name: bell.name });
      const item = panel.locator(`a[href="${paths.answer(id)}"]`);
      await expect(item).toContainText(texts.unread);
      await expectAccessible(page, "notifications under the bell");
      await panel.getByRole("button", { name: texts.readAll }).click();
      await expect(item).not.toContainText(texts.unread);
      await expect(page.getByRole("button", { name: bell.name, exact: true })).toBeVisible();

      await panel.getByRole("link", { name: texts.seeAll }).click();
      await expect(page.getByRole("heading", { level: 1, name: texts.title })).toBeFocused();
      await page.getByRole("main").getByRole("tab", { name: texts.tabs.to_do }).click();
      await page
        .getByRole("main")
        .locator(`a[href="${paths.answer(id)}"]`)
        .click();
      await page.waitForURL(`**${paths.answer(id)}*`);
    });
  });
