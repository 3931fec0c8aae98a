import { fr as site } from "../../src/site/texts.fr.ts";
import { fr as platform } from "../../src/platform/texts.fr.ts";
import { paths } from "../../src/paths.ts";
import { buildUniqueAddress, password } from "../accounts.ts";
import { openScreen, expectArrival, press, reach, test, words, write } from "../keyboard.ts";
import { readLink } from "../mailServer.ts";
import { expect } from "../rondo.ts";

/** A company is born without a mouse, and its password is forgotten. */

const { auth: t, dashboards } = words;
const another = "Neuf-comme-un-sou-9!";

test("somebody signs up with a mistake, is led to it, confirms the address, forgets the password, chooses another and signs in @long", async ({
  open,
  started: { rondo },
}) => {
  const email = buildUniqueAddress("marguerite");
  const page = await open();
  await openScreen(page, rondo, paths.home());
  await press(page, page.getByRole("link", { name: site.home.register }).first());
  await expectArrival(page, t.register.title);

  const field = (name: string) => page.getByLabel(name, { exact: true });
  const submit = page.getByRole("button", { name: t.register.submit });
  await write(page, field(t.register.company), "Atelier des Mots");
  await write(page, field(t.register.firstName), "Marguerite");
  await write(page, field(t.register.lastName), "Roy");
  await write(page, field(t.register.email), "marguerite@rondo");
  await write(page, field(t.password), password);
  // The button that refuses can be reached, says why, and leads to the field that is wrong.
  await press(page, submit);
  await expect(field(t.register.email)).toBeFocused();
  await expect(submit).toHaveAccessibleDescription(/Courriel professionnel/);
  await expect(field(t.register.email)).toHaveAttribute("aria-invalid", "true");
  await expect(field(t.register.email)).toHaveAccessibleDescription(platform.fields.email_ending);
  // So does Enter in another field.
  await reach(page, field(t.register.company), { key: "Shift+Tab" });
  await page.keyboard.press("Enter");
  await expect(field(t.register.email)).toBeFocused();
  await write(page, field(t.register.email), email);
  await press(page, submit);
  await expectArrival(page, t.confirmEmail.title);

  await page.goto(readLink(await rondo.mail.next(email, /./)));
  await press(page, page.getByRole("button", { name: t.confirm.submit }));
  await page.waitForURL(`**${paths.dashboard()}`);
  await page.context().clearCookies();
  await openScreen(page, rondo, paths.login());

  // A wrong password is said on its field, which takes the focus.
  await write(page, field(t.email), email);
  await write(page, field(t.password), "Pas-le-bon-mot!");
  await page.keyboard.press("Enter");
  await expect(field(t.password)).toBeFocused();
  await expect(field(t.password)).toHaveAttribute("aria-invalid", "true");

  // Forgotten: the address typed here is carried to where the email is asked for.
  await press(page, page.getByRole("link", { name: t.login.forgotten }), "Enter", { key: "Shift+Tab" });
  await expectArrival(page, t.recovery.title);
  await expect(field(t.email)).toHaveValue(email);
  await press(page, page.getByRole("button", { name: t.recovery.submit }));
  await expectArrival(page, t.recovery.sentTitle);
  await page.goto(readLink(await rondo.mail.next(email, /mot de passe/)));
  await expect(page.getByRole("heading", { level: 1, name: t.reset.title })).toBeVisible();
  const again = field(t.reset.confirmation);
  await write(page, field(t.reset.password), another);
  await write(page, again, password);
  await page.keyboard.press("Enter");
  await expect(again).toBeFocused();
  await expect(again).toHaveAccessibleDescription(platform.fields.password_mismatch);
  await write(page, again, another);
  await page.keyboard.press("Enter");
  await expectArrival(page, t.reset.doneTitle);
  await press(page, page.getByRole("link", { name: t.signInNow }));
  await expectArrival(page, t.login.title);
  await write(page, field(t.email), email);
  await write(page, field(t.password), password);
  await page.keyboard.press("Enter");
  await expect(field(t.password)).toHaveAttribute("aria-invalid", "true");
  await write(page, field(t.password), another);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${paths.dashboard()}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`${dashboards.dashboard} · Rondo$`));
});
