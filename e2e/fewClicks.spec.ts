import type { Locator, Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { fr as platform } from "../src/platform/texts.fr.ts";
import { newPage, buildUniqueAddress, password } from "./accounts.ts";
import { holdBackForGood } from "./holdBackForGood.ts";
import { readLink } from "./mailServer.ts";
import type { Rondo } from "./product.ts";
import { expect, expectAccessible, test } from "./rondo.ts";
import { toPattern, getWords } from "./words.ts";

/** To the first launch, by the mouse: what a new owner presses is counted, from registration and from the empty company. */
const maxClicks = { fromRegistration: 19, fromEmptyCompany: 15 };

const words = getWords("fr");
const { dashboards, people, evaluations: t } = words;
const invited = ["Camille Lavoie", "Étienne Côté", "Noémie Roy", "Karim Haddad", "Zoé Morin"];

/** Presses of the pointer that reach the page, whatever makes them. */
async function countClicks(page: Page): Promise<{ count: number }> {
  const clicks = { count: 0 };
  await page.exposeFunction("countClick", () => (clicks.count += 1));
  await page.addInitScript(() => {
    const told = window as unknown as { countClick: () => void };
    window.addEventListener("pointerdown", () => told.countClick(), true);
  });
  return clicks;
}

/** A field takes a click, unless it is where one stands already. */
async function type(field: Locator, text: string) {
  const isFocused = await field.evaluate((node) => node === document.activeElement);
  if (!isFocused) await field.click();
  await field.fill(text);
}

/** Registers and confirms, in one browser: one field after the other by Tab, as the form is filled. */
async function registerAndConfirm(page: Page, rondo: Rondo, clicks: { count: number }) {
  const { register, confirm, password: passwordLabel } = words.auth;
  const owner = buildUniqueAddress("luce");
  await page.goto(rondo.url + paths.register());
  await page.getByLabel(register.company).click();
  for (const text of ["Atelier neuf", "Luce", "Nouvelle", owner]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(page.getByLabel(passwordLabel, { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.getByRole("button", { name: register.submit }).click();
  const link = readLink(await rondo.mail.next(owner, /./));
  // In the email, which is read in another window.
  clicks.count += 1;
  await page.goto(link);
  await page.getByRole("button", { name: confirm.submit }).click();
  await page.waitForURL(`**${paths.dashboard()}`);
}

test("from registration to launched: at most 19 presses, 15 of them from the empty company @long", async ({
  browser,
  rondo,
}) => {
  const page = await newPage(browser, "fr");
  const clicks = await countClicks(page);
  await registerAndConfirm(page, rondo, clicks);
  const atFirst = clicks.count;

  await page.getByRole("link", { name: dashboards.firstSteps.invite.action, exact: true }).click();
  const grid = page.getByRole("table", { name: people.many.caption });
  const first = grid.getByRole("textbox").first();
  await first.click();
  const lines = invited.map((name, index) => `${name} <${buildUniqueAddress(`colleague${index}`)}>`);
  await first.evaluate((node, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    node.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, lines.join("\n"));
  await page
    .getByRole("button", { name: people.many.send.other.replace("{count}", String(invited.length)) })
    .click();
  await expect(
    page.getByText(people.many.sent.other.replace("{count}", String(invited.length))),
  ).toBeVisible();

  await page.getByRole("link", { name: people.many.evaluate }).click();
  await type(page.getByRole("combobox", { name: toPattern(t.information.subject) }), "Camille");
  await page.getByRole("option", { name: /Camille/ }).click();
  await page.waitForURL(/\/edit/);
  // Every view is asked for, and the date is set: nothing to press for either. The browser writes it in its own way; its
  // words are below.
  await expect(page.getByLabel(t.information.due, { exact: true })).toHaveAccessibleDescription(
    /(?:di|dimanche) \d{1,2}(?:er)? \p{L}+ \d{4}/u,
  );
  await page.getByRole("button", { name: t.wizard.next }).click();

  await page.getByRole("region", { name: t.ready.title }).getByRole("button").first().click();
  await expect(page.getByRole("button", { name: toPattern(t.skills.removeSkillNamed) })).toHaveCount(5);
  await expectAccessible(page, "wizard, a ready set");
  await page.getByRole("button", { name: t.wizard.next }).click();

  const lane = page.getByRole("region", { name: t.groups.peer });
  const { many } = t.participation;
  await lane.getByRole("button", { name: toPattern(many.actionNamed) }).click();
  const list = page.getByRole("dialog", { name: t.participation.lanes.add.peer });
  await list.getByRole("checkbox", { name: toPattern(many.all.other) }).click();
  await expectAccessible(page, "wizard, several colleagues at once");
  await list.getByRole("button", { name: many.confirm.other.replace("{count}", "4") }).click();
  await expect(list).toBeHidden();
  for (const name of ["Étienne", "Noémie", "Karim", "Zoé"])
    await expect(lane.getByText(new RegExp(`^${name} `)).first()).toBeVisible();
  await expectAccessible(page, "wizard, three lanes");
  await page.getByRole("button", { name: t.wizard.next }).click();
  await page.getByRole("button", { name: t.summary.launch }).click();
  await page.getByRole("dialog").getByRole("button", { name: t.launch.send }).click();
  await page.waitForURL(/\/app\/evaluations\/[0-9a-f-]{36}$/);

  const figures = { fromRegistration: clicks.count, fromEmptyCompany: clicks.count - atFirst };
  test.info().annotations.push({ type: "clicks", description: JSON.stringify(figures) });
  console.log(
    `To the first launch: ${figures.fromRegistration} presses from registration, ${figures.fromEmptyCompany} from the empty company.`,
  );
  expect(figures.fromRegistration).toBeLessThanOrEqual(maxClicks.fromRegistration);
  expect(figures.fromEmptyCompany).toBeLessThanOrEqual(maxClicks.fromEmptyCompany);

  // What the launch has done is said until it is closed, and whose view is missing.
  const { launched } = t.launch;
  await expect(page.getByText(launched.title)).toBeVisible();
  await holdBackForGood(page);
  await page.reload();
  await expect(page.getByText(launched.sent.other.replace("{count}", "5"))).toBeVisible();
  await expect(page.getByText(launched.noManager)).toBeVisible();
  await expectAccessible(page, "control room, just launched");
  // A reminder can be called off, from another page too.
  await page.getByRole("button", { name: toPattern(t.room.reminders.all.other) }).click();
  await page.getByRole("navigation").getByRole("link", { name: t.title, exact: true }).first().click();
  await page.getByRole("button", { name: platform.actions.cancel, exact: true }).click();
  await expect(page.getByText(t.room.reminders.calledOff)).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: launched.close }).click();
  await page.reload();
  await expect(page.getByRole("tab", { name: t.room.tabs.participation })).toBeVisible();
  await expect(page.getByText(launched.title)).toBeHidden();
  await page.context().close();
});
