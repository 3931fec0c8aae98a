import { fr as evaluations } from "../src/evaluations/texts.fr.ts";
import { fr as texts } from "../src/campaigns/texts.fr.ts";
import { paths } from "../src/paths.ts";
import { enterAs } from "./calling.ts";
import { expect, test } from "./rondo.ts";
import { pattern } from "./words.ts";

test("several people are chosen, proposed their raters, and launched together", async ({ page, rondo }) => {
  await enterAs(page.context(), rondo, "helene.gagnon");
  await page.goto(rondo.url + paths.campaigns());
  await page.getByRole("link", { name: texts.campaigns.create }).first().click();
  const { createCampaign: form, campaign: review } = texts;
  for (const name of ["desjardins", "awashish"]) {
    await page.getByRole("combobox", { name: form.people }).fill(name);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: new RegExp(`^Retirer .*${name}`, "i") })).toBeVisible();
  }
  await expect(page.getByText(pattern(form.counted.other))).toBeVisible();
  await page.getByLabel(form.name, { exact: true }).fill("Bilan d’équipe");
  await page.getByRole("button", { name: form.prepare }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Bilan d’équipe" })).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(3);
  await page.getByRole("button", { name: pattern(review.launch.other) }).click();
  const dialog = page.getByRole("dialog");
  const small = dialog.getByRole("checkbox");
  if (await small.isVisible()) await small.check();
  await dialog.getByRole("button", { name: pattern(review.launch.other) }).click();
  // Launched, the page says who is awaited; each evaluation is in the other tab.
  await expect(page.getByText(pattern(texts.follow.waitedFor.other))).toBeVisible();
  await expect(page.getByRole("heading", { name: texts.follow.missing })).toBeVisible();
  await page.getByRole("tab", { name: texts.follow.tabs.lines }).click();
  await expect(page.getByText(evaluations.statuses.in_progress).first()).toBeVisible();
});
