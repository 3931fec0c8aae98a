import type { Locator, Page } from "@playwright/test";
import { paths } from "../../src/paths.ts";
import { fr as kit } from "../../src/platform/ui/texts.fr.ts";
import { buildUniqueAddress } from "../accounts.ts";
import { createApi, enterAs } from "../calling.ts";
import { openScreen, press, reach, test, words, write } from "../keyboard.ts";
import { expect } from "../rondo.ts";
import { toPattern } from "../words.ts";

/** Wherever a person is chosen: the first match is active, Enter chooses it and sends nothing, no text is lost. */

const { evaluations: t, people } = words;
const { unmatched, nothing } = kit.picker.people;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const findField = (page: Page | Locator, label: string) =>
  page.getByRole("combobox", { name: new RegExp(`^${label}`) });
const findManagerField = (page: Page | Locator) => findField(page, people.fields.manager);

async function startInvitation(page: Page, email: string) {
  await write(page, page.getByLabel(people.fields.email, { exact: true }), email);
  await write(page, page.getByLabel(people.fields.firstName, { exact: true }), "Odile");
  await reach(page, findManagerField(page));
}

test("inviting: Enter chooses the first match, even before the server answers, and the manager is kept", async ({
  open,
  started: { rondo },
}) => {
  const page = await open();
  await enterAs(page.context(), rondo, "helene.gagnon");
  await openScreen(page, rondo, paths.invitePerson());
  const email = buildUniqueAddress("odile", "boreale.example");
  await startInvitation(page, email);
  await page.keyboard.type("camille");
  await page.keyboard.press("Enter");
  await expect(findManagerField(page)).toHaveValue(/^Camille /);
  await expect(findManagerField(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(toPattern(people.invited))).toBeHidden();
  await press(page, button(page, people.sendInvitation));
  await expect(page.getByText(people.invited.replace("{email}", email))).toBeVisible();
  const { items } = await createApi(page.context(), rondo).people.list({ search: email });
  expect(items[0]?.directManager?.firstName).toBe("Camille");
});

test("inviting: a text that matches nobody stays, is an error at the field, and nothing is sent @long", async ({
  open,
  started: { rondo },
}) => {
  const page = await open();
  await enterAs(page.context(), rondo, "helene.gagnon");
  await openScreen(page, rondo, paths.invitePerson());
  const email = buildUniqueAddress("odette", "boreale.example");
  await startInvitation(page, email);
  await page.keyboard.type("Zzyx");
  const nobody = page.getByText(nothing.replace("{search}", "Zzyx")).first();
  await expect(nobody).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(findManagerField(page)).toHaveValue("Zzyx");
  await expect(findManagerField(page)).toHaveAccessibleDescription(new RegExp(unmatched));
  // The error is seen, not covered by the list.
  await expect(nobody).toBeHidden();
  await press(page, button(page, people.sendInvitation));
  await expect(findManagerField(page)).toBeFocused();
  await expect(findManagerField(page)).toHaveValue("Zzyx");
  await expect(findManagerField(page)).toHaveAttribute("aria-invalid", "true");
  // No manager is a valid choice too: the emptied field is right.
  await write(page, findManagerField(page), "");
  await page.keyboard.press("Backspace");
  await press(page, button(page, people.sendInvitation));
  await expect(page.getByText(people.invited.replace("{email}", email))).toBeVisible();
});

test("the list says which option is active, to those who see it and to those who hear it @long", async ({
  open,
  started: { rondo },
}) => {
  const page = await open();
  await enterAs(page.context(), rondo, "helene.gagnon");
  await openScreen(page, rondo, paths.invitePerson());
  const field = findManagerField(page);
  await reach(page, field);
  await expect(field).toHaveAttribute("aria-autocomplete", "list");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  const options = page.getByRole("listbox", { name: people.fields.manager }).getByRole("option");
  const readActiveText = async () => {
    const id = await field.getAttribute("aria-activedescendant");
    return id ? page.locator(`[id="${id}"][aria-selected="true"]`).textContent() : null;
  };
  // Opened by an arrow: the first; while one types: the first match, again at each answer.
  await page.keyboard.press("ArrowDown");
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expect.poll(readActiveText).toBe(await options.first().textContent());
  await page.keyboard.press("ArrowDown");
  await expect.poll(readActiveText).toBe(await options.nth(1).textContent());
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect.poll(readActiveText).toBe(await options.last().textContent());
  await page.keyboard.type("camille");
  await expect(options).toHaveCount(1);
  await expect.poll(readActiveText).toContain("Camille");
  // Escape closes the list and keeps the text; leaving without a choice says so.
  await page.keyboard.press("Escape");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await expect(field).toHaveValue("camille");
  await page.keyboard.press("Tab");
  await expect(field).toHaveValue("camille");
  await expect(field).toHaveAccessibleDescription(new RegExp(unmatched));
});

test("a person's form and the wizard keep what is typed for nobody, and do not go on with it @long", async ({
  open,
  started: { rondo },
}) => {
  const page = await open();
  await enterAs(page.context(), rondo, "helene.gagnon");
  await openScreen(page, rondo, `${paths.people()}?search=camille`);
  await press(page, page.getByRole("link", { name: /^Camille / }));
  await press(page, page.getByRole("link", { name: people.edit, exact: true }));
  const manager = findManagerField(page);
  await write(page, manager, "Zzyx");
  await page.keyboard.press("Escape");
  await expect(manager).toHaveValue("Zzyx");
  await page.keyboard.press("Tab");
  await expect(manager).toHaveAccessibleDescription(new RegExp(unmatched));

  await openScreen(page, rondo, paths.createEvaluation());
  await write(page, page.getByRole("textbox", { name: t.information.name }), "Personne");
  await page.waitForURL(/\/edit/);
  const subject = findField(page, t.information.subject);
  await reach(page, subject, { key: "Shift+Tab" });
  await page.keyboard.type("Zzyx");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(subject).toHaveAccessibleDescription(new RegExp(unmatched));
  await expect(subject).toBeFocused();
  await write(page, subject, "camille");
  await page.keyboard.press("Enter");
  await expect(subject).toHaveValue(/^Camille /);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByRole("heading", { level: 1, name: t.wizard.stepNames.skills })).toBeVisible();
});
