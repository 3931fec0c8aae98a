import { fr } from "../src/exports/texts.fr.ts";
import { fr as kit } from "../src/platform/ui/texts.fr.ts";
import { paths } from "../src/paths.ts";
import { enterAs } from "./calling.ts";
import { expect, expectAccessible, test } from "./rondo.ts";

test("a list becomes a PDF, which is found again among one's files, and taken away", async ({
  page,
  rondo,
}) => {
  await enterAs(page.context(), rondo, "helene.gagnon");
  await page.goto(rondo.url + paths.evaluations());
  await page.getByRole("button", { name: kit.list.more }).click();
  const asked = page.waitForResponse(/\/rpc\/exports\/start$/);
  await page.getByRole("menuitem", { name: fr.exportPdf }).click();
  await asked;
  // Kept at once where it is quick, else followed by the panel of tasks: either way it is found again.
  await page.goto(rondo.url + paths.files());
  const title = "Évaluations (PDF)";
  const taken = page.waitForEvent("download");
  await page.getByRole("button", { name: fr.downloadNamed.replace("{title}", title) }).click();
  expect((await taken).suggestedFilename()).toBe("Évaluations.pdf");
  await expectAccessible(page, "Mes fichiers");
  await page.getByRole("button", { name: fr.removeNamed.replace("{title}", title) }).click();
  await expect(page.getByRole("heading", { name: fr.empty })).toBeVisible();
});
