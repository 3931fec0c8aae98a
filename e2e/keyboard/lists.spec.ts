import type { Page } from "@playwright/test";
import { fr as manager } from "../../src/people/client/list/manager/texts.fr.ts";
import { paths } from "../../src/paths.ts";
import { say, type Plural } from "../../src/platform/texts.ts";
import { fr as kit } from "../../src/platform/ui/texts.fr.ts";
import { createApi, enterAs } from "../calling.ts";
import { expectOpens } from "./manners.ts";
import { openScreen, press, reach, test, words } from "../keyboard.ts";
import { expect } from "../rondo.ts";
import { toPattern } from "../words.ts";

/** The kit of lists, on the two lists that stand; without a mouse. */

const rowNames = (page: Page) => page.locator("tbody th a");
const toCountPattern = (plural: Plural, count: number) => toPattern(say("fr", plural, { count }));
const readScroll = (page: Page) => page.evaluate(() => window.scrollY);

test("Back leads to the row and to where the list was scrolled; a link begins at the top @long", async ({
  open,
  started: { rondo },
}) => {
  const page = await open({ viewport: { width: 1280, height: 260 } });
  await enterAs(page.context(), rondo, "helene.gagnon");
  await openScreen(page, rondo, paths.evaluations());
  const last = rowNames(page).last();
  await reach(page, last);
  const place = await readScroll(page);
  expect(place).toBeGreaterThan(0);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await readScroll(page)).toBe(0);

  await page.goBack();
  await expect(last).toBeFocused();
  expect(await readScroll(page)).toBe(place);

  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const toTheList = page.getByRole("link", { name: words.evaluations.title, exact: true }).first();
  await reach(page, toTheList, { key: "Shift+Tab" });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: words.evaluations.title })).toBeFocused();
  expect(await readScroll(page)).toBe(0);
});

test("rows are selected by keys, on the page and beyond, and invitations sent again to those who can be", async ({
  open,
  started: { rondo },
}) => {
  const page = await open();
  await enterAs(page.context(), rondo, "helene.gagnon");
  const { invite } = createApi(page.context(), rondo).people;
  for (const name of ["Zabou", "Zacharie"])
    await invite({ firstName: name, lastName: "Zzz", email: `${name}@rondo.test` });
  await openScreen(page, rondo, `${paths.people()}?search=z`);

  const { bulk } = words.people;
  const bar = page.getByRole("region", { name: kit.list.selection });
  const expectSelectedCount = async (count: number) =>
    expect(page.getByRole("status").filter({ hasText: toCountPattern(bulk.selected, count) })).toHaveCount(1);
  const boxes = page.locator("tbody").getByRole("checkbox", { name: toPattern(kit.list.selectRow) });
  await expect(boxes.last()).toHaveAccessibleName(/Zacharie/);
  const total = await boxes.count();
  await reach(page, boxes.first());
  await page.keyboard.press("x");
  await expectSelectedCount(1);
  for (let step = 1; step < total; step += 1) await page.keyboard.press("j");
  await expect(rowNames(page).last()).toBeFocused();
  await reach(page, boxes.last(), { key: "Shift+Tab", within: 1 });
  await page.keyboard.press("Shift+Space");
  await expectSelectedCount(total);
  await page.keyboard.press("x");
  await expectSelectedCount(total - 1);
  await page.keyboard.press("ControlOrMeta+a");
  await expectSelectedCount(total);
  await expect(page.getByRole("checkbox", { name: kit.list.selectPage })).toBeChecked();

  const dialog = page.getByRole("dialog", { name: toCountPattern(bulk.sendTitle.again, 2) });
  // « A » leads to the bar from any row, Esc back to the row; from above the table it is a stop away.
  const row = rowNames(page).last();
  await reach(page, row, { within: 2 });
  await page.keyboard.press("a");
  await expect(bar.getByRole("button", { name: bulk.evaluate })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(row).toBeFocused();
  await page.keyboard.press("a");
  await reach(page, bar.getByRole("button", { name: bulk.send.again.one }), { within: 4 });
  await expectOpens("many at once", dialog, () => page.keyboard.press("Enter"));
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText(toCountPattern(bulk.notResent.status_conflict, total - 2));
  await press(page, dialog.getByRole("button", { name: toCountPattern(bulk.sendConfirm.again, 2) }));
  await expect(page.getByText(toCountPattern(bulk.sent.again, 2)).first()).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test("a selection gets a manager, and begins a campaign that knows these people after a reload too @long", async ({
  open,
  started: { rondo },
}) => {
  const page = await open();
  await enterAs(page.context(), rondo, "helene.gagnon");
  const { invite } = createApi(page.context(), rondo).people;
  const top = await invite({ firstName: "Xavier", lastName: "Xxx", email: "xavier@rondo.test" });
  const below = { lastName: "Xxx", directManagerId: top.id };
  await invite({ ...below, firstName: "Xiomara", email: "xiomara@rondo.test" });
  await invite({ firstName: "Xénia", lastName: "Xxx", email: "xenia@rondo.test" });
  await openScreen(page, rondo, `${paths.people()}?search=xxx`);
  const { bulk } = words.people;
  const back = { key: "Shift+Tab", within: 8 } as const;
  await press(page, page.getByRole("checkbox", { name: kit.list.selectPage }), "Space");
  await press(page, page.getByRole("button", { name: bulk.changeManager }), "Enter", back);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("xiomara");
  await expect(page.getByRole("option", { name: /Xiomara/ })).toBeVisible();
  await page.keyboard.press("Enter");
  // Her own manager would report to himself: the chain says how.
  await expect(dialog).toContainText("Xavier Xxx → Xiomara Xxx → Xavier Xxx");
  await press(page, dialog.getByRole("button", { name: toCountPattern(manager.confirm, 1) }));
  await expect(page.getByText(toPattern(manager.changed.one)).first()).toBeVisible();

  await press(page, page.getByRole("checkbox", { name: kit.list.selectPage }), "Space");
  await press(page, page.getByRole("button", { name: bulk.evaluate }), "Enter", back);
  await expect(page).toHaveURL(new RegExp(paths.createCampaign()));
  for (const _ of ["opened", "reloaded"]) {
    await expect(page.getByRole("button", { name: /^Retirer .* Xxx$/ })).toHaveCount(3);
    await page.reload();
  }
});

test("what is done to many after the session ended leads to signing in again, and back to the list @long", async ({
  open,
  started: { rondo },
}) => {
  const page = await open();
  await enterAs(page.context(), rondo, "helene.gagnon");
  const { bulk } = words.people;
  await createApi(page.context(), rondo).people.invite({
    firstName: "Ysolde",
    lastName: "Yyy",
    email: "ysolde@rondo.test",
  });
  await openScreen(page, rondo, `${paths.people()}?search=ysolde`);
  await press(
    page,
    page.locator("tbody").getByRole("checkbox", { name: toPattern(kit.list.selectRow) }),
    "Space",
  );
  await press(page, page.getByRole("button", { name: bulk.send.again.one }), "Enter", { key: "Shift+Tab" });
  const confirm = page
    .getByRole("dialog")
    .getByRole("button", { name: toCountPattern(bulk.sendConfirm.again, 1) });
  await expect(confirm).toBeFocused();
  await page.context().clearCookies();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/auth\/login\?.*next=/);
});

test("« Sélectionner les {n} » reaches those on other pages, and another search lets them go @long", async ({
  open,
  started: { rondo },
}) => {
  const page = await open();
  await enterAs(page.context(), rondo, "helene.gagnon");
  await openScreen(page, rondo, paths.people());
  const bar = page.getByRole("region", { name: kit.list.selection });
  await press(page, page.getByRole("checkbox", { name: kit.list.selectPage }), "Space");
  await expect(bar).toContainText(toCountPattern(words.people.bulk.selected, 25));
  await press(page, bar.getByRole("button", { name: toPattern(kit.list.selectEvery) }), "Enter", {
    key: "Shift+Tab",
    within: 10,
  });
  await expect(bar).not.toContainText(toCountPattern(words.people.bulk.selected, 25));
  await expect(bar.getByRole("button", { name: toPattern(kit.list.selectEvery) })).toHaveCount(0);

  await reach(page, page.getByRole("searchbox"), { key: "Shift+Tab", within: 12 });
  await page.keyboard.type("camille");
  await expect(bar).toHaveCount(0);
});

test("a list is sorted by its headers, shows the columns that are chosen, and leaves as a file", async ({
  open,
  started: { rondo },
}) => {
  const page = await open();
  await enterAs(page.context(), rondo, "helene.gagnon");
  await openScreen(page, rondo, paths.people());
  const { columns } = words.people;
  const header = (name: string) => page.getByRole("columnheader", { name });
  await expect(header(columns.name)).toHaveAttribute("aria-sort", "ascending");
  await press(page, page.getByRole("button", { name: columns.job, exact: true }));
  await expect(header(columns.job)).toHaveAttribute("aria-sort", "ascending");
  await page.keyboard.press("Enter");
  await expect(header(columns.job)).toHaveAttribute("aria-sort", "descending");
  await expect(page).toHaveURL(/[?&]sort=-job/);

  const more = page.getByRole("button", { name: kit.list.more });
  await reach(page, more, { key: "Shift+Tab" });
  const menu = page.getByRole("menu");
  await expectOpens("files, columns and density of a list", menu, () => page.keyboard.press("Enter"));
  await page.keyboard.press("Enter");
  await reach(page, menu.getByRole("menuitemcheckbox", { name: columns.manager }), {
    key: "ArrowDown",
    within: 12,
  });
  await page.keyboard.press("Enter");
  await expect(header(columns.manager)).toHaveCount(0);
  await expect(page).toHaveURL(/[?&]hide=manager/);
  await page.keyboard.press("Escape");

  await page.keyboard.press("Enter");
  const csv = menu.getByRole("menuitem", { name: kit.list.exportAs.csv });
  await reach(page, csv, { key: "ArrowDown", within: 3 });
  const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(file.suggestedFilename()).toBe("Personnel.csv");
});

test("Space shows a row beside the list, J and K the rows around it; Back, Esc and Space close it @long", async ({
  open,
  started: { rondo },
}) => {
  const page = await open({ viewport: { width: 1280, height: 500 } });
  await enterAs(page.context(), rondo, "helene.gagnon");
  await openScreen(page, rondo, paths.people());
  const row = (at: number) => rowNames(page).nth(at);
  await row(12).waitFor();
  const names = await rowNames(page).allTextContents();
  const getName = (at: number) => names[at] ?? "";
  const preview = (at: number) => page.getByRole("dialog", { name: getName(at), exact: true });
  const anyPreview = page.getByRole("dialog");
  await reach(page, row(10));
  await expectOpens("preview of a person", preview(10), () => page.keyboard.press("Space"));
  await expect(page).not.toHaveURL(/preview=/);

  await page.keyboard.press("Space");
  const toThePage = anyPreview.getByRole("link", { name: words.people.open, exact: true });
  await expect(toThePage).toBeFocused();
  // The month alone.
  await expect(preview(10)).toContainText(
    new RegExp(`${words.people.facts.joined}\\s*(${words.people.facts.notJoined}|\\p{L}+ \\d{4})`, "u"),
  );
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(preview(12)).toContainText(words.people.facts.joined);
  await expect(toThePage).toBeFocused();
  await page.keyboard.press("k");
  await expect(preview(11)).toBeVisible();
  const address = page.url();
  await page.goBack();
  await expect(anyPreview).toBeHidden();
  await expect(row(11)).toBeFocused();
  await expect(row(11)).toBeInViewport();
  await page.keyboard.press("Space");
  await expect(preview(11)).toBeVisible();
  await page.keyboard.press("Space");
  await expect(anyPreview).toBeHidden();
  await expect(row(11)).toBeFocused();

  // By its link, and without a list before it.
  await page.goto(address);
  await expect(preview(11)).toContainText(words.people.facts.joined);
  await page.keyboard.press("Escape");
  await expect(anyPreview).toBeHidden();
  await expect(page).toHaveURL(rondo.url + paths.people());

  await page.goto(address.replace(/preview=[0-9a-f-]+/, "preview=72e90179-0ba4-4f70-8979-24de8f75bebd"));
  await expect(anyPreview).toContainText(words.people.absentDetail);
  await page.goto(address);
  await expect(toThePage).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: getName(11) })).toBeFocused();
});

test("an address that holds what cannot be leads to the list @long", async ({ open, started: { rondo } }) => {
  const page = await open();
  await enterAs(page.context(), rondo, "helene.gagnon");
  const opened: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/rpc/people/read")) opened.push(request.url());
  });
  const first = createApi(page.context(), rondo).people.list({ limit: 25 });
  const byJob = await createApi(page.context(), rondo).people.list({ limit: 25, sort: "job" });
  expect(byJob.nextCursor).not.toBeNull();
  const names = (await first).items.length;
  for (const query of ["search=%00", "cursor=zzz&page=2", `cursor=${byJob.nextCursor}&page=1`]) {
    await openScreen(page, rondo, `${paths.people()}?${query}`);
    await expect(rowNames(page)).toHaveCount(names);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page).not.toHaveURL(/cursor=/);
  }
  for (const preview of ["x", "x".repeat(3000)]) {
    await openScreen(page, rondo, `${paths.people()}?preview=${preview}`);
    await expect(rowNames(page)).toHaveCount(names);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  expect(opened).toEqual([]);
});
