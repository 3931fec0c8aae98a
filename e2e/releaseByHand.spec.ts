import { fr as home } from "../src/dashboards/texts.fr.ts";
import { fr as room } from "../src/evaluations/client/room/texts.fr.ts";
import { paths } from "../src/paths.ts";
import { fr as t } from "../src/reports/client/review/texts.fr.ts";
import { fr as report } from "../src/reports/texts.fr.ts";
import { join, newPage } from "./accounts.ts";
import { openSection } from "./reportSections.ts";
import { reportInReview } from "./reviewing.ts";
import { expect, expectAccessible, listAxeFindings, applyView, test } from "./rondo.ts";
import { getWords } from "./words.ts";

test("closed by hand: one comment is masked, the report is published, the person reads it with the note", async ({
  page,
  browser,
  rondo,
}) => {
  const { id, noe } = await reportInReview(page, browser, rondo);
  // « Relire » of the home leads where comments are masked and the report is published.
  await page.goto(rondo.url + paths.dashboard());
  await expect(page.getByRole("link", { name: home.led.verbs.review }).first()).toHaveAttribute(
    "href",
    paths.reviewReport(id),
  );
  await page.goto(rondo.url + paths.evaluation(id));
  const review = page.getByRole("link", { name: room.reviewReport });
  await expect(review).toBeVisible();
  // The menu beside the long button of this moment keeps its size.
  await applyView(page, "dark", 390);
  expect(await listAxeFindings(page)).toEqual([]);
  await review.click();
  await expect(page.getByRole("button", { name: t.publish, exact: true })).toBeVisible();
  await expectAccessible(page, "review of a report");
  // Beside each comment the same button: its name says which one.
  await page
    .getByRole("button", { name: `${t.mask} (Gestionnaire)\u00A0: «\u00A0Nomme Zoé.\u00A0»` })
    .click();
  await page.getByRole("textbox", { name: t.reason }).fill("Nomme quelqu’un");
  await page.getByRole("dialog").getByRole("button", { name: t.mask }).click();
  await expect(page.getByRole("button", { name: t.show })).toBeVisible();
  await page.getByRole("textbox", { name: "Un mot pour Noé" }).fill("Bravo pour l’année!");
  await page.getByRole("button", { name: t.publish, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: t.publish }).click();
  await page.waitForURL(`**${paths.report(id)}`);

  const theirs = await newPage(browser, "fr");
  await join(theirs, rondo, getWords("fr"), noe);
  await theirs.goto(rondo.url + paths.report(id));
  await theirs.getByRole("button", { name: report.before.read }).click();
  await expect(theirs.getByText("Bravo pour l’année!")).toBeVisible();
  await openSection(theirs, report.comments.title);
  await expect(theirs.getByText("1 commentaire a été masqué à la relecture.")).toBeVisible();
  await expect(theirs.getByText("Nomme Zoé.")).toHaveCount(0);
});
