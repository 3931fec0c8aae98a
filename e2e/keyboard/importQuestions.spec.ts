import { fr as catalogue } from "../../src/skills/texts.fr.ts";
import { fr as t } from "../../src/skills/texts/import.fr.ts";
import { paths } from "../../src/paths.ts";
import { createCompany, buildUniqueAddress } from "../accounts.ts";
import { openScreen, press, reach, test, words } from "../keyboard.ts";
import { expect, expectAccessible } from "../rondo.ts";
import { expectOpens } from "./manners.ts";

/** As an older French Excel writes it: Windows-1252, semicolons. */
const file = {
  name: "questions.csv",
  mimeType: "application/vnd.ms-excel",
  buffer: Buffer.from(
    [
      "name_fr;name_en;question_type;category_name_fr;category_name_en",
      "Prépare l\u0092arc.;Prepares the arc.;échelle;Soudure;Welding",
      ";Checks the joint.;échelle;Soudure;Welding",
      "Range son poste.;;étoile filante;Soudure;",
    ].join("\r\n"),
    "latin1",
  ),
};

test("a file of questions with three errors is corrected, imported and undone @long", async ({
  open,
  started: { rondo },
}) => {
  const { match, verify, newNames } = words.imports;
  const page = await open();
  const owner = { firstName: "Rita", lastName: "Hardy", email: buildUniqueAddress("rita") };
  await createCompany(page.context(), rondo, owner, "Soudure des Chutes");
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const cell = (column: string, row: number) => page.getByLabel(`${column}, ligne ${row}`, { exact: true });
  const write = async (column: string, row: number, text: string) => {
    await cell(column, row).fill(text);
    await cell(column, row).press("Enter");
  };

  await openScreen(page, rondo, paths.importQuestions());
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByText("Windows-1252").first()).toBeVisible();
  await press(page, button(match.next));
  await expect(page.getByText("3 à corriger")).toBeVisible();
  await expectAccessible(page, "rows of questions to correct");

  await page.getByRole("checkbox", { name: "Soudure" }).press(" ");
  // The families are read after the rows: until they are known the button is busy, and Enter does nothing.
  await expect(button(newNames.apply)).toBeEnabled();
  await button(newNames.apply).press("Enter");
  await expect(page.getByText("2 à corriger")).toBeVisible();
  await write(t.columns.name_fr, 3, "Vérifie le joint.");
  await expect(page.getByText("1 à corriger")).toBeVisible();
  await write(t.columns.question_type, 4, "texte");
  await expect(page.getByText(verify.nothingLeft)).toBeVisible();
  await button("Importer 3 questions").press("Enter");
  await expect(page.getByText("3 questions ajoutées.").first()).toBeVisible();

  const undo = button(/^Annuler l’importation de/);
  const dialog = page.getByRole("dialog");
  await reach(page, undo);
  await expectOpens("undo of an import", dialog, () => page.keyboard.press("Enter"));
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: t.recent.undo, exact: true }).press("Enter");
  await expect(page.getByText(t.recent.undone, { exact: true })).toBeVisible();
  await openScreen(page, rondo, `${paths.questions()}?search=joint`);
  await expect(page.getByRole("link", { name: "Vérifie le joint." })).toHaveCount(0);
  await expect(page.getByRole("searchbox", { name: catalogue.questions.search })).toHaveValue("joint");
});
