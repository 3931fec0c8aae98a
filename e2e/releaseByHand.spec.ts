import { NOTICE_VERSION } from "../src/answers/rules/notice.ts";
import { fr as room } from "../src/evaluations/client/room/texts.fr.ts";
import { paths } from "../src/paths.ts";
import { fr as t } from "../src/reports/client/review/texts.fr.ts";
import { fr as report } from "../src/reports/texts.fr.ts";
import { foundCompany, join, newPage, ownAddress } from "./accounts.ts";
import { apiOf } from "./calling.ts";
import { expect, test } from "./rondo.ts";
import { wordsOf } from "./words.ts";

test("closed by hand: one comment is masked, the report is published, the person reads it with the note", async ({
  page,
  browser,
  rondo,
}) => {
  const owner = { firstName: "Édith", lastName: "Paré", email: ownAddress("edith.relecture") };
  await foundCompany(page.context(), rondo, owner, "Relire");
  const { people, company, evaluations, reports, skills } = apiOf(page.context(), rondo);
  const noe = { firstName: "Noé", lastName: "Roy", email: ownAddress("noe.relecture") };
  const lea = { firstName: "Léa", lastName: "Côté", email: ownAddress("lea.relecture") };
  const [subject, rater] = [await people.invite(noe), await people.invite(lea)];
  const { version } = await company.readSettings({});
  await company.updateSettings({ release: "by_hand", version });
  const { id } = await evaluations.create({
    name: "Bilan",
    evaluationType: "manager",
    subjectProfileId: subject.id,
  });
  const [skill] = (await skills.catalogue({})).items;
  await evaluations.addSkill({ id, skillId: skill?.id ?? "" });
  await evaluations.addParticipant({ id, profileId: rater.id, role: "manager" });
  await evaluations.launch({ id, acceptsSmallGroups: true });
  const raterPage = await newPage(browser, "fr");
  await join(raterPage, rondo, wordsOf("fr"), lea);
  const answers = apiOf(raterPage.context(), rondo).answers;
  const { items } = await answers
    .begin({ evaluationId: id, noticeVersion: NOTICE_VERSION })
    .then(() => answers.read({ evaluationId: id }));
  for (const { position, type } of items)
    await answers.save({
      evaluationId: id,
      position,
      revision: 1,
      score: type === "text" ? null : type === "star_rating" ? 4 : 1,
      text: position === 0 ? "Nomme Zoé." : type === "text" ? "Rien à ajouter." : null,
    });
  await answers.finalise({ evaluationId: id });
  await reports.close({ evaluationId: id });

  await page.goto(rondo.url + paths.evaluation(id));
  await page.getByRole("link", { name: room.reviewReport }).click();
  await expect(page.getByRole("button", { name: t.publish, exact: true })).toBeVisible();
  for (const [width, scheme] of [
    [1280, "light"],
    [390, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.screenshot({ path: `/tmp/room-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: t.mask, exact: true }).first().click();
  await page.getByRole("textbox", { name: t.reason }).fill("Nomme quelqu’un");
  await page.screenshot({ path: `/tmp/room-mask.png` });
  await page.getByRole("dialog").getByRole("button", { name: t.mask }).click();
  await expect(page.getByText("Nomme quelqu’un")).toBeVisible();
  await page.getByRole("textbox", { name: "Un mot pour Noé" }).fill("Bravo pour l’année!");
  await page.getByRole("button", { name: t.publish, exact: true }).click();
  await page.screenshot({ path: `/tmp/room-publish.png` });
  await page.getByRole("dialog").getByRole("button", { name: t.publish }).click();
  await page.waitForURL(`**${paths.report(id)}`);

  const theirs = await newPage(browser, "fr");
  await join(theirs, rondo, wordsOf("fr"), noe);
  await theirs.goto(rondo.url + paths.report(id));
  await theirs.getByRole("button", { name: report.before.read }).click();
  await expect(theirs.getByText("Bravo pour l’année!")).toBeVisible();
  await expect(theirs.getByText("1 commentaire a été masqué à la relecture.")).toBeVisible();
  await expect(theirs.getByText("Nomme Zoé.")).toHaveCount(0);
  await theirs.screenshot({ path: `/tmp/room-theirs.png`, fullPage: true });
});
