import type { Page } from "@playwright/test";
import { HOTP, Secret } from "otpauth";
import { computeStep } from "../../src/accounts/rules/secondFactor.ts";
import { paths } from "../../src/paths.ts";
import { fr as platform } from "../../src/platform/texts.fr.ts";
import { buildUniqueAddress, password } from "../accounts.ts";
import { createApi } from "../calling.ts";
import { openScreen, press, reach, test, words, write } from "../keyboard.ts";
import { readLink } from "../mailServer.ts";
import type { Rondo } from "../product.ts";
import { expect } from "../rondo.ts";
import { toPattern } from "../words.ts";
import { expectFocusInside, expectDialogBehaviour, expectOpens } from "./manners.ts";

const { security: s, auth: t } = words;

/** A new account, come by a link: what is delicate asks for the password first. */
async function openByLink(page: Page, rondo: Rondo, email: string) {
  const { auth } = createApi(page.context(), rondo);
  const person = { companyName: "Atelier du Quai", firstName: "Luce", lastName: "Gervais", email, password };
  await auth.register({ ...person, language: "fr" });
  const token = new URL(readLink(await rondo.mail.next(email, /./))).searchParams.get("token") ?? "";
  await auth.confirmEmail({ token, password });
  await auth.requestMagicLink({ email });
  // Confirming has opened a session here, with the password.
  await page.context().clearCookies();
  await page.goto(readLink(await rondo.mail.next(email, /lien de connexion/)));
  await press(page, page.getByRole("button", { name: t.welcome.magic.submit }));
  await expect(page.getByRole("link", { name: t.welcome.dashboard })).toBeVisible();
}

test("a second factor goes on and off by keys; each dialog gives the focus back, to its section when its button is gone @long", async ({
  open,
  rondo,
}) => {
  const page = await open();
  const email = buildUniqueAddress("luce");
  await openByLink(page, rondo, email);
  await openScreen(page, rondo, paths.security());
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const dialog = (name: string) => page.getByRole("dialog", { name });
  const enter = () => page.keyboard.press("Enter");

  await reach(page, button(s.passwordSection.change));
  await expectOpens("password", dialog(s.passwordSection.dialog), enter);

  await reach(page, button(s.emailSection.change));
  await expectOpens("email", dialog(s.emailSection.dialog), enter);
  await reach(page, button(s.passwordSection.change), { key: "Shift+Tab" });

  // The dialog that asks who is there stands on the one that wanted something: Esc closes the upper one alone.
  await enter();
  const newPassword = dialog(s.passwordSection.dialog);
  await expectFocusInside(page, newPassword);
  await write(page, newPassword.getByLabel(s.passwordSection.label), "Neuf-comme-un-sou-9!");
  await expectOpens("identity confirmed", dialog(s.confirm.title), enter);
  await expect(newPassword).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(newPassword).toBeHidden();
  await expect(button(s.passwordSection.change)).toBeFocused();

  // Two quick presses close both: none falls between the two dialogs.
  for (let turn = 0; turn < 6; turn += 1) {
    await enter();
    await expectFocusInside(page, newPassword);
    await write(page, newPassword.getByLabel(s.passwordSection.label), "Neuf-comme-un-sou-9!");
    await enter();
    await expectFocusInside(page, dialog(s.confirm.title));
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(newPassword).toBeHidden();
    await expect(button(s.passwordSection.change)).toBeFocused();
  }

  await reach(page, button(s.factor.switchOn), { key: "Shift+Tab" });
  await expectOpens("identity confirmed", dialog(s.confirm.title), enter);
  await enter();
  await expectFocusInside(page, dialog(s.confirm.title));
  await write(page, dialog(s.confirm.title).getByLabel(s.confirm.password), password);
  await enter();
  const setUp = dialog(s.setUp.title);
  await expect(setUp).toBeVisible();
  await expectDialogBehaviour("second factor on", setUp, { back: button(s.factor.switchOn) });

  await enter();
  await expectFocusInside(page, setUp);
  const code = setUp.getByLabel(s.setUp.code);
  await write(page, code, "12 34");
  await enter();
  await expect(setUp.getByText(s.setUp.format)).toBeVisible();
  await expect(code).toBeFocused();
  const key = (await setUp.locator("code").textContent())?.replaceAll(" ", "") ?? "";
  const app = new HOTP({ secret: Secret.fromBase32(key) });
  await write(page, code, app.generate({ counter: computeStep(new Date()) }));
  await enter();
  const codes = dialog(s.codes.title);
  await expect(codes).toBeVisible();
  // The button that began all this has become two others: its section takes the focus.
  const section = page.getByRole("region", { name: s.factor.title });
  await expectDialogBehaviour("recovery codes", codes, { back: section });
  await rondo.mail.next(email, /double authentification est activée/);

  await reach(page, button(s.factor.renew));
  await expectOpens("new recovery codes", dialog(s.factor.renewTitle), enter);
  await enter();
  await press(page, dialog(s.factor.renewTitle).getByRole("button", { name: s.factor.renewConfirm }));
  await expect(codes).toBeVisible();
  await expectDialogBehaviour("recovery codes", codes, { back: button(s.factor.renew) });

  await reach(page, button(s.factor.switchOff));
  await expectOpens("second factor off", dialog(s.factor.offTitle), enter);
  await enter();
  // What cannot be undone: the safe button has the focus first.
  await expect(
    dialog(s.factor.offTitle).getByRole("button", { name: platform.actions.cancel }),
  ).toBeFocused();
  await press(page, dialog(s.factor.offTitle).getByRole("button", { name: s.factor.switchOff }));
  await expect(page.locator("output.for-screen-readers")).toHaveText(s.factor.offDone);
  await expect(button(s.factor.switchOn)).toBeVisible();
  await expect(section).toBeFocused();
  await expect(page.getByText(toPattern(s.factor.codesLeft.other))).toBeHidden();
});
