import { paths } from "../src/paths.ts";
import { fr as platform } from "../src/platform/texts.fr.ts";
import { fr as kit } from "../src/platform/ui/texts.fr.ts";
import { createCompany, newPage, buildUniqueAddress } from "./accounts.ts";
import { expect, test } from "./rondo.ts";
import { getWords } from "./words.ts";

const words = getWords("fr");

test("a form says what is empty, what is wrong, and whose address it asks for", async ({
  browser,
  rondo,
}) => {
  const { register: t, password } = words.auth;
  const page = await newPage(browser, "fr");
  await page.goto(rondo.url + paths.register());
  await page.getByLabel(t.company).fill("Atelier des Pins");
  await page.getByLabel(t.firstName).fill("Sophie");
  await page.getByLabel(t.email).fill("sophie");
  await page.getByLabel(password, { exact: true }).fill("court");
  const submit = page.getByRole("button", { name: t.submit });
  await expect(submit).toHaveAccessibleDescription(
    `Veuillez remplir tous les champs obligatoires. Il manque\u00A0: Nom. À corriger\u00A0: Courriel professionnel et Mot de passe.`,
  );
  await page.getByLabel(t.lastName, { exact: true }).fill("Bernard");
  await expect(submit).toHaveAccessibleDescription(
    "À corriger\u00A0: Courriel professionnel et Mot de passe.",
  );

  const owner = { firstName: "Sophie", lastName: "Bernard", email: buildUniqueAddress("sophie") };
  await createCompany(page.context(), rondo, owner, "Atelier des Pins");
  await page.goto(rondo.url + paths.invitePerson());
  await page.getByLabel(words.people.fields.firstName, { exact: true }).fill("Odile");
  await page.getByRole("button", { name: words.people.sendInvitation }).click();
  await expect(page.getByLabel(words.people.fields.email, { exact: true })).toHaveAccessibleDescription(
    /Le champ «\u00A0Courriel\u00A0» est requis\./,
  );

  // Without a network it fails at once, says so, and keeps what was typed; with it the same click works.
  const invited = buildUniqueAddress("odile");
  await page.getByLabel(words.people.fields.email, { exact: true }).fill(invited);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: words.people.sendInvitation }).click();
  await expect(page.getByText(platform.errors.network_error).first()).toBeVisible();
  await expect(page.getByLabel(words.people.fields.email, { exact: true })).toHaveValue(invited);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: words.people.sendInvitation }).click();
  await expect(page.getByText(words.people.invited.replace("{email}", invited))).toBeVisible();
});

test("an invitation that was begun is not lost by leaving: one is asked, and what was typed stays @long", async ({
  browser,
  rondo,
}) => {
  const page = await newPage(browser, "fr");
  const owner = { firstName: "Sophie", lastName: "Bernard", email: buildUniqueAddress("sophie") };
  await createCompany(page.context(), rondo, owner, "Atelier des Ormes");
  await page.goto(rondo.url + paths.invitePerson());
  const email = page.getByLabel(words.people.fields.email, { exact: true });
  const back = page.getByRole("link", { name: words.people.back });
  await email.fill("odile@rondo.test");
  await back.click();
  const question = page.getByRole("dialog", { name: kit.leaving.title });
  await question.getByRole("button", { name: kit.leaving.stay }).click();
  await expect(email).toHaveValue("odile@rondo.test");
  await page.getByRole("tab", { name: words.people.many.several }).click();
  await question.getByRole("button", { name: kit.leaving.stay }).click();
  await expect(email).toHaveValue("odile@rondo.test");
  // With nothing typed there is nothing to lose.
  await email.fill("");
  await back.click();
  await expect(page).toHaveURL(rondo.url + paths.people());
});
