import type { Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { createCompany, newPage, buildUniqueAddress, register, signIn, signUp } from "./accounts.ts";
import { readLink } from "./mailServer.ts";
import type { Rondo } from "./product.ts";
import { expect, expectAccessible, test } from "./rondo.ts";
import { toPattern, getWords } from "./words.ts";

const words = getWords("fr");
const { auth: t } = words;
const another = "Neuf-comme-un-sou-9!";
const owner = { firstName: "Anne", lastName: "Thériault", email: buildUniqueAddress("anne") };

/** Asks for a link, follows it in the shape given, and chooses a new password. Answers the link, now used. */
async function choosePasswordAgain(page: Page, rondo: Rondo, email: string, shape: (link: string) => string) {
  await page.goto(rondo.url + paths.passwordRecovery());
  await page.getByLabel(t.email).fill(email);
  await page.getByRole("button", { name: t.recovery.submit }).click();
  await expect(page.getByRole("heading", { level: 1, name: t.recovery.sentTitle })).toBeVisible();
  const link = shape(readLink(await rondo.mail.next(email, /mot de passe/)));
  await page.goto(link);
  await page.getByLabel(t.reset.password, { exact: true }).fill(another);
  await page.getByLabel(t.reset.confirmation).fill(another);
  await page.getByRole("button", { name: t.reset.submit }).click();
  await expect(page.getByText(t.reset.done).first()).toBeVisible();
  await page.waitForURL(`**${paths.login()}**`);
  return link;
}

test("an account: refused, forgotten, chosen again, and not twice by the same link", async ({
  browser,
  rondo,
}) => {
  const page = await newPage(browser, "fr");
  await register(page, rondo, words, owner, "Atelier du Fleuve");

  // A signed-in person has nothing to do on the way in.
  await page.goto(rondo.url + paths.register());
  await page.waitForURL(`**${paths.dashboard()}`);
  await page.goto(rondo.url + paths.evaluations());
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const stranger = await newPage(browser, "fr");
  await stranger.goto(rondo.url + paths.evaluations());
  await stranger.waitForURL(/\/auth\/login\?next=/);
  await stranger.getByLabel(t.email).fill(owner.email);
  await stranger.getByLabel(t.password, { exact: true }).fill("Pas-le-bon-mot!");
  await stranger.getByRole("button", { name: t.login.submit }).click();
  await expect(stranger.getByText("Adresse e-mail ou mot de passe incorrect").first()).toBeVisible();
  await expect(stranger.getByLabel(t.password, { exact: true })).toBeFocused();
  await expect(stranger.getByLabel(t.email)).toHaveValue(owner.email);

  // What is typed survives a change of language.
  await stranger.getByRole("button", { name: "English" }).click();
  await expect(
    stranger.getByRole("heading", { level: 1, name: getWords("en").auth.login.title }),
  ).toBeVisible();
  await expect(stranger.locator("html")).toHaveAttribute("lang", "en-CA");
  await expect(stranger.getByRole("textbox").first()).toHaveValue(owner.email);
  await stranger.getByRole("button", { name: "Français" }).click();

  // The same answer for an address without an account.
  await stranger.getByRole("link", { name: t.login.forgotten }).click();
  await stranger.getByLabel(t.email).fill("personne@rondo.test");
  await stranger.getByRole("button", { name: t.recovery.submit }).click();
  await expect(stranger.getByRole("heading", { level: 1, name: t.recovery.sentTitle })).toBeVisible();
  await expectAccessible(stranger, "recovery sent");

  const used = await choosePasswordAgain(stranger, rondo, owner.email, (link) => link);

  // Another session of the same account ended at once.
  await page.goto(rondo.url + paths.evaluations());
  await page.waitForURL(/\/auth\/login/);

  await stranger.goto(used);
  await expect(stranger.getByRole("heading", { level: 1, name: t.link.faults.over.title })).toBeVisible();
  await expectAccessible(stranger, "dead link");
});

test("signing out leads home; the short form of a reset link works too @long", async ({ browser, rondo }) => {
  const page = await newPage(browser, "fr");
  const person = { ...owner, email: buildUniqueAddress("anne") };
  await createCompany(page.context(), rondo, person, "Atelier du Golfe");
  await page.goto(rondo.url + paths.dashboard());
  await page.getByRole("button", { name: toPattern("Anne Thériault") }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await page.waitForURL(rondo.url + paths.home());
  await page.goto(rondo.url + paths.dashboard());
  await page.waitForURL(/\/auth\/login/);
  await choosePasswordAgain(page, rondo, person.email, (link) => {
    const url = new URL(link);
    return `${rondo.url}${paths.resetPasswordShort()}${url.search}`;
  });
  await signIn(page, rondo, t, person.email, another);
  await page.goto(`${rondo.url}/nowhere`);
  await expect(
    page.getByRole("heading", { level: 1, name: "Cette page a fait un tour de trop." }),
  ).toBeVisible();
});

test("a notification switched off by mouse stays off @long", async ({ browser, rondo }) => {
  const page = await newPage(browser, "fr");
  await createCompany(
    page.context(),
    rondo,
    { ...owner, email: buildUniqueAddress("anne") },
    "Atelier du Fjord",
  );
  await page.goto(rondo.url + paths.settings({ part: "notifications" }));
  const reminder = page.getByRole("table").getByRole("switch").first();
  await expect(reminder).toBeChecked();
  const kept = page.waitForResponse("**/rpc/notifications/setPreference");
  await reminder.click();
  expect((await kept).ok()).toBe(true);
  await page.reload();
  await expect(reminder).not.toBeChecked();
  await page.context().close();
});

test("a registration is confirmed elsewhere by its password only; whoever did not choose it chooses another @long", async ({
  browser,
  rondo,
}) => {
  const registered = { firstName: "Luc", lastName: "Paré", email: buildUniqueAddress("luc") };
  const page = await newPage(browser, "fr");
  const link = await signUp(page, rondo, words, registered, "Verger du Coteau");
  const phone = await newPage(browser, "fr", { width: 390, height: 844 });
  await phone.goto(link);
  await phone.getByRole("button", { name: t.confirm.submit }).click();
  await expect(phone.getByRole("heading", { level: 1, name: t.confirm.known.title })).toBeVisible();
  await expectAccessible(phone, "confirm elsewhere");
  const field = phone.getByLabel(t.password, { exact: true });
  await field.fill("Pas-le-bon-mot!");
  await phone.getByRole("button", { name: t.confirm.submit }).click();
  await expect(phone.getByText(t.confirm.known.wrong).first()).toBeVisible();
  await expect(field).toBeFocused();
  await phone.getByRole("button", { name: t.confirm.known.other }).click();
  await expect(phone.getByRole("heading", { level: 1, name: t.confirm.new.title })).toBeVisible();
  await expectAccessible(phone, "another password to confirm");
  await phone.getByLabel(t.password, { exact: true }).fill("Verger");
  await phone.getByRole("button", { name: t.confirm.submit }).click();
  await expect(phone.getByLabel(t.password, { exact: true })).toBeFocused();
  // The name of the company is no secret: only the server knows whose link this is.
  await phone.getByLabel(t.password, { exact: true }).fill("Verger-du-Coteau-1");
  await phone.getByRole("button", { name: t.confirm.submit }).click();
  await expect(phone.getByLabel(t.password, { exact: true })).toHaveAttribute("aria-invalid", "true");
  await phone.getByLabel(t.password, { exact: true }).fill(another);
  await phone.getByRole("button", { name: t.confirm.submit }).click();
  await expect(phone.getByRole("heading", { level: 1, name: t.confirm.doneTitle })).toBeVisible();
  await signIn(phone, rondo, t, registered.email, another);
});
