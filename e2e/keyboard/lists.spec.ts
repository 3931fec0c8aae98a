import type { Page } from "@playwright/test";
import { paths } from "../../src/paths.ts";
import { say, type Plural } from "../../src/platform/texts.ts";
import { fr as kit } from "../../src/platform/ui/texts.fr.ts";
import { apiOf, enterAs } from "../calling.ts";
import { expectOpens } from "./manners.ts";
import { come, press, reach, test, words } from "../keyboard.ts";
import { expect } from "../rondo.ts";
import { pattern } from "../words.ts";

/** The kit of lists, on the two lists that stand; without a mouse. */

const rowNames = (page: Page) => page.locator("tbody th a");
const counted = (plural: Plural, count: number) => pattern(say("fr", plural, { count }));
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test("Back leads to the row and to where the list was scrolled; a link begins at the top", async ({
  open,
  started: { rondo },
}) => {
  const page = await open({ viewport: { width: 1280, height: 260 } });
  await enterAs(page.context(), rondo, "helene.gagnon");
  await come(page, rondo, paths.evaluations());
  const last = rowNames(page).last();
  await reach(page, last);
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(0);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await scrolled(page)).toBe(0);

  await page.goBack();
  await expect(last).toBeFocused();
  expect(await scrolled(page)).toBe(place);

  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const toTheList = page.getByRole("link", { name: words.evaluations.title, exact: true }).first();
  await reach(page, toTheList, { key: "Shift+Tab" });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: words.evaluations.title })).toBeFocused();
  expect(await scrolled(page)).toBe(0);
});

test("rows are selected by keys, on the page and beyond, and invitations sent again to those who can be", async ({
  open,
  started: { rondo },
}) => {
  const page = await open();
  await enterAs(page.context(), rondo, "helene.gagnon");
  const { invite } = apiOf(page.context(), rondo).people;
  for (const name of ["Zabou", "Zacharie"])
    await invite({ firstName: name, lastName: "Zzz", email: `${name}@rondo.test` });
  await come(page, rondo, `${paths.people()}?search=z`);

  const { bulk } = words.people;
  const bar = page.getByRole("region", { name: kit.list.selection });
  const said = async (count: number) =>
    expect(page.getByRole("status").filter({ hasText: counted(bulk.selected, count) })).toHaveCount(1);
  const boxes = page.locator("tbody").getByRole("checkbox", { name: pattern(kit.list.selectRow) });
  await expect(boxes.last()).toHaveAccessibleName(/Zacharie/);
  const total = await boxes.count();
  await reach(page, boxes.first());
  await page.keyboard.press("x");
  await said(1);
  for (let step = 1; step < total; step += 1) await page.keyboard.press("j");
  await expect(rowNames(page).last()).toBeFocused();
  await reach(page, boxes.last(), { key: "Shift+Tab", within: 1 });
  await page.keyboard.press("Shift+Space");
  await said(total);
  await page.keyboard.press("x");
  await said(total - 1);
  await page.keyboard.press("ControlOrMeta+a");
  await said(total);
  await expect(page.getByRole("checkbox", { name: kit.list.selectPage })).toBeChecked();

  const dialog = page.getByRole("dialog", { name: counted(bulk.resendTitle, 2) });
  await reach(page, bar.getByRole("button", { name: bulk.resend }));
  await expectOpens("many at once", dialog, () => page.keyboard.press("Enter"));
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText(counted(bulk.notResent.status_conflict, total - 2));
  await press(page, dialog.getByRole("button", { name: counted(bulk.resendConfirm, 2) }));
  await expect(page.getByText(counted(bulk.sent, 2)).first()).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test("« Sélectionner les {n} » reaches those on other pages, and another search lets them go", async ({
  open,
  started: { rondo },
}) => {
  const page = await open();
  await enterAs(page.context(), rondo, "helene.gagnon");
  await come(page, rondo, paths.people());
  const bar = page.getByRole("region", { name: kit.list.selection });
  await press(page, page.getByRole("checkbox", { name: kit.list.selectPage }), "Space");
  await expect(bar).toContainText(counted(words.people.bulk.selected, 25));
  await press(page, bar.getByRole("button", { name: pattern(kit.list.selectEvery) }), "Enter", {
    within: 130,
  });
  await expect(bar).not.toContainText(counted(words.people.bulk.selected, 25));
  await expect(bar.getByRole("button", { name: pattern(kit.list.selectEvery) })).toHaveCount(0);

  await reach(page, page.getByRole("searchbox"), { key: "Shift+Tab", within: 130 });
  await page.keyboard.type("camille");
  await expect(bar).toHaveCount(0);
});

test("a list is sorted by its headers, shows the columns that are chosen, and leaves as a file", async ({
  open,
  started: { rondo },
}) => {
  const page = await open();
  await enterAs(page.context(), rondo, "helene.gagnon");
  await come(page, rondo, paths.people());
  const { columns } = words.people;
  const header = (name: string) => page.getByRole("columnheader", { name });
  await expect(header(columns.name)).toHaveAttribute("aria-sort", "ascending");
  await press(page, page.getByRole("button", { name: columns.job, exact: true }));
  await expect(header(columns.job)).toHaveAttribute("aria-sort", "ascending");
  await page.keyboard.press("Enter");
  await expect(header(columns.job)).toHaveAttribute("aria-sort", "descending");
  await expect(page).toHaveURL(/[?&]sort=-job/);

  const view = page.getByRole("button", { name: kit.list.view });
  await reach(page, view, { key: "Shift+Tab" });
  const menu = page.getByRole("menu");
  await expectOpens("columns and density of a list", menu, () => page.keyboard.press("Enter"));
  await page.keyboard.press("Enter");
  await reach(page, menu.getByRole("menuitemcheckbox", { name: columns.role }), {
    key: "ArrowDown",
    within: 9,
  });
  await page.keyboard.press("Enter");
  await expect(header(columns.role)).toHaveCount(0);
  await expect(page).toHaveURL(/[?&]hide=role/);
  await page.keyboard.press("Escape");

  await reach(page, page.getByRole("button", { name: kit.list.export, exact: true }));
  await expectOpens("formats of an export", menu, () => page.keyboard.press("Enter"));
  await page.keyboard.press("Enter");
  const csv = menu.getByRole("menuitem", { name: kit.list.exportAs.csv });
  await reach(page, csv, { key: "ArrowDown", within: 3 });
  const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(file.suggestedFilename()).toBe("Personnel.csv");
});
