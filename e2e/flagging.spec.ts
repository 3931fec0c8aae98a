import { paths } from "../src/paths.ts";
import { fr as t } from "../src/reports/client/flags/texts.fr.ts";
import { fr as report } from "../src/reports/texts.fr.ts";
import { createApi } from "./calling.ts";
import { join, newPage } from "./accounts.ts";
import { openSection } from "./reportSections.ts";
import { reportInReview } from "./reviewing.ts";
import { expect, expectAccessible, test } from "./rondo.ts";
import { getWords } from "./words.ts";

test("the person evaluated flags a comment, the owner shows it again, and the person reads why", async ({
  page,
  browser,
  rondo,
}) => {
  const { id, noe } = await reportInReview(page, browser, rondo);
  await createApi(page.context(), rondo).reports.publish({ evaluationId: id });

  const theirs = await newPage(browser, "fr");
  await join(theirs, rondo, getWords("fr"), noe);
  await theirs.goto(rondo.url + paths.report(id));
  await theirs.getByRole("button", { name: report.before.read }).click();
  await openSection(theirs, report.comments.title);
  const comments = theirs.locator("#comments");
  const flagged = comments.getByRole("listitem").filter({ hasText: "Nomme Zoé." });
  await flagged.getByRole("button", { name: t.flag }).click();
  const dialog = theirs.getByRole("dialog", { name: t.flagTitle });
  await dialog.getByRole("textbox", { name: t.words }).fill("Ce n’est pas vrai.");
  await expectAccessible(theirs, "flag of a comment");
  await dialog.getByRole("button", { name: t.flag }).click();
  await expect(
    comments.getByText("1 commentaire signalé est masqué, le temps d’être examiné."),
  ).toBeVisible();
  await expect(theirs.getByText("Nomme Zoé.")).toHaveCount(0);
  await expect(comments.getByRole("heading", { level: 2 })).toBeFocused();
  await expectAccessible(theirs, "report with a flagged comment");

  await page.goto(rondo.url + paths.report(id));
  await page.getByRole("link", { name: t.look }).click();
  await expect(page.getByText("Nomme Zoé.")).toBeVisible();
  await expect(page.getByText("Ce n’est pas vrai.")).toBeVisible();
  await expectAccessible(page, "flagged comments");
  await page.getByRole("button", { name: t.show }).click();
  await page.getByRole("textbox", { name: "Un mot pour Noé" }).fill("Le comité l’a relu.");
  await page.getByRole("dialog").getByRole("button", { name: t.show }).click();
  // What was decided is shown before it is stored; the dialog closes after.
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText("Montré de nouveau\u00A0: Le comité l’a relu.")).toBeVisible();

  await theirs.reload();
  await expect(comments.getByText("Nomme Zoé.")).toBeVisible();
  await expect(comments.getByText("Un mot pour vous\u00A0: Le comité l’a relu.")).toBeVisible();
  await expect(
    comments.getByRole("listitem").filter({ hasText: "Nomme Zoé." }).getByRole("button", { name: t.flag }),
  ).toHaveCount(0);

  // Within a skill that is open, reading goes on where the comment was.
  const skill = theirs.locator("#views tbody").first();
  await skill.getByRole("button").first().click();
  const beside = skill.getByRole("complementary");
  await beside.getByRole("button", { name: t.flag }).first().click();
  await dialog.getByRole("button", { name: t.flag }).click();
  await expect(beside).toBeFocused();
});
