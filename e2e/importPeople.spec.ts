import { readFile } from "node:fs/promises";
import { paths } from "../src/paths.ts";
import { fr as people } from "../src/people/texts.fr.ts";
import { fr as kit } from "../src/platform/ui/texts.fr.ts";
import { createCompany, newPage, buildUniqueAddress } from "./accounts.ts";
import { listMisfits } from "./reflow.ts";
import { expect, expectAccessible, test } from "./rondo.ts";
import { getWords } from "./words.ts";

/** As an older French Excel writes it: Windows-1252, semicolons. */
const encodeAsExcel = (text: string) => Buffer.from(text.replaceAll("’", "\u0092"), "latin1");

test("an HR person imports a file of French Excel with three errors, corrects them in place and sees everybody", async ({
  browser,
  rondo,
}) => {
  const { imports: t, peopleImport } = getWords("fr");
  const page = await newPage(browser, "fr");
  const owner = { firstName: "Rita", lastName: "Hardy", email: buildUniqueAddress("rita") };
  await createCompany(page.context(), rondo, owner, "Scierie des Chutes");
  const [ana, luc, zoe] = ["ana", "luc", "zoe"].map((name) => buildUniqueAddress(name, "chutes.example"));
  await page.goto(rondo.url + paths.people());
  await page.getByRole("button", { name: kit.list.more }).click();
  await page.getByRole("menuitem", { name: kit.list.import, exact: true }).click();

  await page.locator("input[type=file]").setInputFiles({
    name: "équipe.csv",
    mimeType: "application/vnd.ms-excel",
    buffer: encodeAsExcel(
      [
        "Courriel;Prénom;Nom;Gestionnaire;Date d’embauche;Salaire",
        `${ana};Ana;Côté;${luc};31/02/2024;1`,
        `${luc};;Bœuf;${owner.email};`.replace("œ", "oe"),
        `${zoe};Zoé;Lévesque;personne@chutes.example;01/03/2021`,
      ].join("\r\n"),
    ),
  });
  await expect(page.getByText("Windows-1252", { exact: false }).first()).toBeVisible();
  await page.getByRole("button", { name: t.match.next }).click();

  const cell = (column: string, row: number) => page.getByLabel(`${column}, ligne ${row}`, { exact: true });
  await expect(page.getByText("3 à corriger")).toBeVisible();
  await expect(page.getByText(t.verify.leftOut.replace("{columns}", "Salaire"))).toBeVisible();
  await expectAccessible(page, "rows to correct");
  // The rows come after their counts.
  await expect(cell(people.labels.hiredOn, 2)).toBeVisible();
  const headers = page.getByRole("columnheader");
  const before = await headers.allTextContents();
  await cell(people.labels.hiredOn, 2).fill("29/02/2024");
  await cell(people.labels.hiredOn, 2).press("Enter");
  await expect(page.getByText("2 à corriger")).toBeVisible();
  await expect(headers).toHaveText(before);
  await expect(cell(peopleImport.columns.first_name, 3)).toBeFocused();
  await cell(peopleImport.columns.first_name, 3).fill("Luc");
  await cell(peopleImport.columns.first_name, 3).press("Enter");
  await expect(page.getByText("1 à corriger")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(cell(peopleImport.columns.email, 4)).toBeHidden();
  await page.getByRole("button", { name: t.verify.wholeRow }).click();
  await expect(cell(peopleImport.columns.email, 4)).toHaveValue(zoe ?? "");
  await expectAccessible(page, "rows to correct on a phone");
  await cell(peopleImport.columns.manager_email, 4).fill(luc ?? "");
  await cell(peopleImport.columns.manager_email, 4).press("Enter");
  await expect(page.getByText(t.verify.nothingLeft)).toBeVisible();

  await page.getByRole("button", { name: "Importer 3 personnes" }).click();
  await page.getByRole("link", { name: peopleImport.toPeople }).click();
  for (const name of ["Ana Côté", "Luc Boeuf", "Zoé Lévesque"])
    await expect(page.getByRole("link", { name })).toBeVisible();

  // She is not invited yet: that takes two lines of a phone, and no invitation is there to be cancelled.
  await page.getByRole("link", { name: "Ana Côté" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ana Côté" })).toBeVisible();
  expect(await listMisfits(page)).toEqual([]);
  await page.getByRole("button", { name: "Actions pour Ana Côté" }).click();
  await expect(page.getByRole("menuitem", { name: people.menu.remove })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: people.menu.cancel })).toHaveCount(0);
  await page.context().close();
});

test("a new company imports the template as it is, with the teams that it names @long", async ({
  browser,
  rondo,
}) => {
  const { imports: t, peopleImport } = getWords("fr");
  const page = await newPage(browser, "fr");
  const owner = { firstName: "Rita", lastName: "Hardy", email: buildUniqueAddress("rita") };
  await createCompany(page.context(), rondo, owner, "Scierie du Lac");
  await page.goto(rondo.url + paths.importPeople());
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: t.choose.template }).click();
  const template = await arriving;
  await page.locator("input[type=file]").setInputFiles({
    name: template.suggestedFilename(),
    mimeType: "text/csv",
    buffer: await readFile(await template.path()),
  });
  await page.getByRole("button", { name: t.match.next }).click();

  await expect(page.getByRole("heading", { name: peopleImport.newTeams.title })).toBeVisible();
  await expectAccessible(page, "teams to create");
  await expect(page.getByText("2 équipes à créer")).toBeVisible();
  await expect(page.getByText("à corriger", { exact: true })).toBeHidden();
  await page.getByRole("button", { name: "Importer 2 personnes" }).click();
  await expect(page.getByText("2 équipes créées.")).toBeVisible();
  await page.goto(rondo.url + paths.teams());
  for (const name of ["Direction", "Ventes"])
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await page.context().close();
});
