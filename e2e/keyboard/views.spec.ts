import type { Page } from "@playwright/test";
import { paths } from "../../src/paths.ts";
import { fr as platform } from "../../src/platform/texts.fr.ts";
import { fr as texts } from "../../src/platform/ui/lists/views/texts.fr.ts";
import { fr as kit } from "../../src/platform/ui/texts.fr.ts";
import { createCompany, buildUniqueAddress } from "../accounts.ts";
import { openScreen, press, reach, test, words } from "../keyboard.ts";
import { expect } from "../rondo.ts";
import { toPattern } from "../words.ts";
import { expectOpens } from "./manners.ts";

/** Saved views, without a mouse: a company of its own, so that no other journey meets its views. */

const { people } = words;
const back = { key: "Shift+Tab" };
const viewsButton = (page: Page, name: string | RegExp = kit.list.views) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const toViewsPattern = (name: string, more = "") => new RegExp(`^${kit.list.views} ${name}${more}$`);
const findMenu = (page: Page) => page.getByRole("menu");

/** Opens the menu and presses one of its items; the focus is on the button before. */
async function choose(page: Page, item: string, role: "menuitem" | "menuitemcheckbox" | "menuitemradio") {
  await page.keyboard.press("Enter");
  const wanted = findMenu(page).getByRole(role, { name: item });
  await reach(page, wanted, { key: "ArrowDown", within: 12 });
  await page.keyboard.press("Enter");
}

test("a list is saved as a view, opened again, changed, made the default, renamed, deleted and brought back", async ({
  open,
  started: { rondo },
}) => {
  const page = await open();
  const owner = { firstName: "Luce", lastName: "Gervais", email: buildUniqueAddress("luce.vues") };
  await createCompany(page.context(), rondo, owner, "Atelier des vues");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/rpc/views/")) asked.push(request.url());
  });
  await openScreen(page, rondo, paths.people());
  await expect(page.getByRole("table")).toBeVisible();
  expect(asked, "a list without a view asks for none").toEqual([]);

  await reach(page, page.getByRole("button", { name: kit.list.filter, exact: true }));
  await choose(page, people.states.active, "menuitemradio");
  await expect(page).toHaveURL(/[?&]state=active/);

  await reach(page, viewsButton(page));
  await expectOpens("views of a list", findMenu(page), () => page.keyboard.press("Enter"));
  const dialog = page.getByRole("dialog");
  await expectOpens("name of a view", dialog, () => choose(page, texts.saveAs, "menuitem"));
  await choose(page, texts.saveAs, "menuitem");
  await expect(dialog.getByLabel(texts.name)).toBeFocused();
  await page.keyboard.type("En poste");
  await page.keyboard.press("Enter");
  await expect(viewsButton(page, toViewsPattern("En poste"))).toBeFocused();
  await expect(page).toHaveURL(/[?&]view=/);
  const saved = page.url();

  // Another order: the view says so, and keeps it when asked.
  await press(page, page.getByRole("button", { name: people.columns.job, exact: true }));
  await expect(viewsButton(page, toViewsPattern("En poste", `, ${kit.list.changed}`))).toBeVisible();
  await press(page, page.getByRole("button", { name: kit.list.saveChanges }), "Enter", back);
  await expect(viewsButton(page, toViewsPattern("En poste"))).toBeVisible();
  const calls = asked.map((address) => new URL(address).pathname.split("/").at(-1));
  expect(calls, "what a write answers is not asked for again").toEqual(["list", "replace", "replace"]);
  await page.goto(saved);
  await expect(viewsButton(page, toViewsPattern("En poste", `, ${kit.list.changed}`))).toBeVisible();

  // The list without it, then the view from the menu.
  await reach(page, viewsButton(page, toViewsPattern("En poste", `, ${kit.list.changed}`)));
  await choose(page, texts.whole, "menuitemradio");
  await expect(page).toHaveURL(rondo.url + paths.people());
  await reach(page, viewsButton(page));
  await choose(page, "En poste", "menuitemradio");
  await expect(page).toHaveURL(/[?&]sort=job/);

  await reach(page, viewsButton(page, toViewsPattern("En poste")));
  await choose(page, texts.openByDefault, "menuitemcheckbox");
  await expect(viewsButton(page, toViewsPattern("En poste"))).toBeVisible();
  const entry = page.getByRole("navigation").getByRole("link", { name: people.title, exact: true }).first();
  await expect(entry).toHaveAttribute("href", /\?state=active&sort=job&view=/);
  await openScreen(page, rondo, paths.dashboard());
  await press(page, entry);
  await expect(viewsButton(page, toViewsPattern("En poste"))).toBeVisible();
  await expect(page).toHaveURL(/[?&]state=active/);

  await reach(page, viewsButton(page, toViewsPattern("En poste")));
  await choose(page, texts.rename, "menuitem");
  await expect(dialog.getByLabel(texts.name)).toBeFocused();
  await expect(dialog.getByLabel(texts.name)).toHaveValue("En poste");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Présentes");
  await page.keyboard.press("Enter");
  await expect(viewsButton(page, toViewsPattern("Présentes"))).toBeFocused();

  await choose(page, texts.remove, "menuitem");
  await expect(viewsButton(page)).toBeVisible();
  await expect(entry).toHaveAttribute("href", paths.people());
  await press(page, page.getByRole("button", { name: platform.actions.undo }));
  await expect(viewsButton(page, toViewsPattern("Présentes"))).toBeVisible();
  await expect(entry).toHaveAttribute("href", /\?state=active&sort=job&view=/);
});

test("on a phone the filters and the order are a sheet of the whole width, which says how much it will show @long", async ({
  open,
  started: { rondo },
}) => {
  const page = await open({ viewport: { width: 390, height: 844 } });
  const owner = { firstName: "Luce", lastName: "Gervais", email: buildUniqueAddress("luce.feuille") };
  await createCompany(page.context(), rondo, owner, "Atelier des feuilles");
  await openScreen(page, rondo, paths.people());
  const filter = page.getByRole("button", { name: toPattern(kit.list.filter) }).first();
  await reach(page, filter);
  const sheet = findMenu(page);
  await expectOpens("filters of a list", sheet, () => page.keyboard.press("Enter"));
  await page.keyboard.press("Enter");
  await expect(sheet).toBeVisible();
  expect(await measureSheet(page)).toEqual({ left: 0, width: 390, bottom: 844, smallest: 48 });

  const invited = sheet.getByRole("menuitemradio", { name: people.states.invited });
  await reach(page, invited, { key: "ArrowDown", within: 24 });
  await page.keyboard.press("Enter");
  await expect(invited).toBeChecked();
  await expect(sheet.getByRole("menuitem", { name: "Afficher 0 résultat" })).toBeVisible();
  await page.keyboard.press("Enter");
  const byJob = sheet.getByRole("menuitemradio", { name: `${people.columns.job}, décroissant` });
  await reach(page, byJob, { key: "ArrowDown", within: 24 });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/[?&]sort=-job/);
  await reach(page, sheet.getByRole("menuitem", { name: "Afficher 1 résultat" }), {
    key: "ArrowDown",
    within: 24,
  });
  await page.keyboard.press("Enter");
  await expect(sheet).toBeHidden();
  await expect(filter).toBeFocused();

  await reach(page, viewsButton(page));
  await page.keyboard.press("Enter");
  await expect(sheet).toBeVisible();
  expect(await measureSheet(page)).toEqual({ left: 0, width: 390, bottom: 844, smallest: 48 });
});

/** Where the sheet lies, and how high its smallest target is. */
const measureSheet = (page: Page) =>
  findMenu(page).evaluate((sheet) => {
    const { left, width, bottom } = sheet.getBoundingClientRect();
    const targets = [...sheet.querySelectorAll("[data-menu-item]")];
    const smallest = Math.min(...targets.map((target) => target.getBoundingClientRect().height));
    return { left, width, bottom, smallest };
  });
