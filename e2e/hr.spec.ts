import { paths } from "../src/paths.ts";
import { fr as about } from "../src/evaluations/client/person/texts.fr.ts";
import { fr as dialog } from "../src/people/client/person/dialog/texts.fr.ts";
import { fr as platform } from "../src/platform/texts.fr.ts";
import { addMember, createCompany, newPage, buildUniqueAddress } from "./accounts.ts";
import { createApi } from "./calling.ts";
import { expect, test } from "./rondo.ts";
import { toPattern, getWords } from "./words.ts";

test("an HR person corrects somebody's facts, switches their account off and on again, and deletes them", async ({
  browser,
  rondo,
}) => {
  const { people: t } = getWords("fr");
  const page = await newPage(browser, "fr");
  const owner = { firstName: "Rita", lastName: "Hardy", email: buildUniqueAddress("rita") };
  await createCompany(page.context(), rondo, owner, "Scierie des Chutes");
  const email = buildUniqueAddress("ana");
  const { id } = await addMember(page.context(), rondo, { email, firstName: "Ana", lastName: "Cote" });
  const api = createApi(page.context(), rondo);

  await page.goto(rondo.url + paths.person(id));
  // Read first; the form is one press away.
  await expect(page.getByText(toPattern(about.none))).toBeVisible();
  await expect(page.getByRole("link", { name: t.evaluate, exact: true })).toBeVisible();
  await page.getByRole("link", { name: t.edit, exact: true }).click();
  await page.getByRole("textbox", { name: new RegExp(`^${t.fields.lastName}`) }).fill("Côté");
  await page.getByRole("button", { name: platform.actions.save }).click();
  await expect(page.getByRole("heading", { level: 1, name: toPattern(t.editNamed) })).toHaveText(/Ana Côté/);

  await page.getByRole("link", { name: t.title }).first().click();
  const row = page.getByRole("row", { name: /Ana Côté/ });
  const offer = (name: string) => page.getByRole("menuitem", { name });
  const deactivate = async () => {
    await row.getByRole("button", { name: "Actions pour Ana Côté" }).click();
    await offer(t.deactivate).click();
  };
  const isRefusedCall = (url: URL) => url.pathname === "/rpc/people/setActive";
  await page.route(isRefusedCall, (route) => route.abort());
  await deactivate();
  await expect(page.getByText(toPattern(t.notDeactivated)).first()).toBeVisible();
  await expect(row).not.toContainText(t.brief.inactive);
  await page.unroute(isRefusedCall);

  await deactivate();
  await expect(row).toContainText(t.brief.inactive);
  // What failed before is not said any more.
  await expect(page.getByText(toPattern(t.notDeactivated))).toHaveCount(0);
  await page.getByRole("button", { name: platform.actions.undo }).click();
  await expect(row).not.toContainText(t.brief.inactive);
  expect((await api.people.read({ id })).isActive).toBe(true);

  await page.getByRole("link", { name: "Ana Côté" }).click();
  await page.getByRole("button", { name: "Actions pour Ana Côté" }).click();
  await page.getByRole("menuitem", { name: t.menu.remove }).click();
  await page.getByRole("dialog").getByRole("button", { name: dialog.remove.confirm }).click();
  await expect(page.getByRole("link", { name: "Rita Hardy" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ana Côté" })).toHaveCount(0);
  await page.context().close();
});
