import { paths } from "../src/paths.ts";
import { fr as palette } from "../src/app/shell/palette/paletteTexts.fr.ts";
import { fr as platform } from "../src/platform/texts.fr.ts";
import { say } from "../src/platform/texts.ts";
import { enterAs } from "./calling.ts";
import { answerOne, beginForm, goTo } from "./offlineAnswering.ts";
import { openNoemiePage, test, words } from "./offlineCompany.ts";
import { expect } from "./rondo.ts";
import { translate } from "./translator.ts";

/** A browser that translates changes the texts of the page under React: nothing breaks, and what is shown stays true. */

const { answers: t, people } = words;

test("on a page that the browser translates, one answers to the thanks, and every figure is right", async ({
  browser,
  company: { started, launch },
}) => {
  const { rondo } = started;
  const id = await launch(3);
  const page = await openNoemiePage(browser, rondo);
  await translate(page, "replaces");
  await beginForm(page, rondo, words, id);
  await page.getByRole("button", { name: t.question.next, exact: true }).click();
  const required = page.locator("fieldset").getByText(t.question.required);
  await expect(required.first()).toBeVisible();
  await answerOne(page);
  await expect(required).toHaveCount(0);

  const comment = page.getByRole("textbox").first();
  const findCharactersLeft = (count: number) =>
    page.getByText(say("fr", platform.form.charactersLeft, { count }));
  await comment.fill("é".repeat(1100));
  await expect(findCharactersLeft(100)).toBeVisible();
  await comment.press("End");
  await comment.pressSequentially("é");
  await expect(findCharactersLeft(99)).toBeVisible();
  await expect(findCharactersLeft(100)).toHaveCount(0);
  await comment.fill("é".repeat(1203));
  await expect(page.getByText(say("fr", platform.form.tooMany, { count: 3, max: 1200 }))).toBeVisible();
  await expect(findCharactersLeft(99)).toHaveCount(0);
  await comment.fill("Un exemple.");
  await expect(page.getByText(t.saving.savedAt)).toBeVisible();

  let number = 1;
  const next = page.getByRole("button", { name: t.question.next, exact: true });
  while (await next.isVisible()) {
    number += 1;
    await goTo(page, words, number);
    await answerOne(page, 1);
  }
  await page.getByRole("button", { name: t.question.toReview, exact: true }).click();
  await expect(page.getByText(t.review.complete)).toBeVisible();
  await page.getByRole("button", { name: t.review.finalise }).click();
  await page.getByRole("dialog").getByRole("button", { name: t.review.confirm, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: t.completed.title })).toBeVisible();
  await page.context().close();
});

test("whoever has the page translated while asked to confirm is thanked @long", async ({
  browser,
  company: { started, launch },
}) => {
  const { rondo } = started;
  const id = await launch(3);
  const page = await openNoemiePage(browser, rondo);
  await beginForm(page, rondo, words, id);
  await answerOne(page);
  const next = page.getByRole("button", { name: t.question.next, exact: true });
  for (let number = 2; await next.isVisible(); number += 1) {
    await goTo(page, words, number);
    await answerOne(page, 1);
  }
  await page.getByRole("button", { name: t.question.toReview, exact: true }).click();
  await page.getByRole("button", { name: t.review.finalise }).click();
  const confirm = page.getByRole("dialog").getByRole("button", { name: t.review.confirm, exact: true });
  await expect(confirm).toBeVisible();
  await translate(page, "wraps");
  await confirm.click();
  await expect(page.getByRole("heading", { level: 1, name: t.completed.title })).toBeVisible();
  await page.context().close();
});

test("in the workspace a translated list is searched, a person looked at, the palette used @long", async ({
  page,
  rondo,
}) => {
  await translate(page, "replaces");
  await enterAs(page.context(), rondo, "helene.gagnon");
  await page.goto(rondo.url + paths.people());
  const rows = page.getByRole("row");
  await expect(rows.nth(2)).toBeVisible();
  const findCount = (count: number) => page.getByText(say("fr", people.count, { count }), { exact: true });
  const search = page.getByRole("searchbox", { name: people.search });
  await search.fill("noemie");
  await expect(findCount(1)).toBeVisible();
  await search.fill("");
  await expect(findCount(1)).toHaveCount(0);
  await expect(rows.nth(2)).toBeVisible();

  const names = page.getByRole("row").getByRole("link");
  await names.nth(1).focus();
  await page.keyboard.press("Space");
  const preview = page.getByRole("dialog");
  await expect(preview).toContainText(people.facts.joined);
  const title = preview.getByRole("heading").first();
  const first = await title.innerText();
  await page.keyboard.press("j");
  await expect(title).not.toHaveText(first);
  await expect(preview).toContainText(people.facts.joined);
  await page.keyboard.press("Escape");
  await expect(preview).toBeHidden();

  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: palette.title });
  await field.fill("camille t");
  const found = page.getByRole("group", { name: palette.groups.people }).getByRole("option");
  await expect(found).toHaveText(/Camille Tremblay/);
  await field.fill("noemie f");
  await expect(found).toHaveText(/Noémie Fortin/);
  await field.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Noémie Fortin/);
});
