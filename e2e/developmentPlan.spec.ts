import { fr as badges } from "../src/development/texts/badges.fr.ts";
import { fr as beginnings } from "../src/development/client/beginnings/texts.fr.ts";
import { fr as courses } from "../src/development/client/courses/texts.fr.ts";
import { fr as notes } from "../src/development/client/notes/texts.fr.ts";
import { fr as plan } from "../src/development/client/plan/texts.fr.ts";
import { fr as conversation } from "../src/reports/client/conversation/texts.fr.ts";
import { fr as report } from "../src/reports/texts.fr.ts";
import { paths } from "../src/paths.ts";
import { newPage } from "./accounts.ts";
import { createApi, createCaller, enterAs, readProfileId } from "./calling.ts";
import { openSection } from "./reportSections.ts";
import { expect, expectAccessible, test } from "./rondo.ts";
import { readSheets } from "./sheets.ts";

/** From the end of a report to a plan that its person and their manager keep alive. */
test("a report becomes two priorities, that a person and their manager follow", async ({
  browser,
  start,
}) => {
  const { rondo } = await start();
  const page = await newPage(browser, "fr");
  await enterAs(page.context(), rondo, "camille.tremblay");
  const profileId = await readProfileId(page.context(), rondo);
  const { development } = createApi(page.context(), rondo);
  const { report: latest } = await development.prioritiesFromReport({ profileId });
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const dialog = (name: string) => page.getByRole("dialog", { name, exact: true });

  await page.goto(rondo.url + paths.report(latest?.evaluationId ?? ""));
  await page.getByRole("button", { name: report.before.read }).click();
  await openSection(page, report.sections.conversation);
  await page.getByRole("link", { name: conversation.toPlan }).click();
  await expect(dialog(beginnings.report.title)).toContainText(latest?.name ?? "");
  expect(new URL(page.url()).searchParams.get("report")).toBe(latest?.evaluationId);
  const choices = dialog(beginnings.report.title).getByRole("checkbox");
  await choices.nth(0).check();
  await choices.nth(1).check();
  await expectAccessible(page, "priorities of a report");
  await button(beginnings.report.next).click();
  const review = dialog(beginnings.review.title);
  const [first, second] = [1, 2].map((number) =>
    review.getByRole("group", { name: beginnings.review.numbered.replace("{number}", String(number)) }),
  );
  if (!first || !second) throw new Error("two objectives are reviewed");
  const idea = first.getByRole("group", { name: beginnings.review.ideas }).getByRole("checkbox").first();
  await idea.check();
  await second.getByLabel(plan.dialog.sentence, { exact: true }).fill("Garder du temps pour moi");
  await second.getByRole("switch", { name: plan.dialog.private }).click();
  await expectAccessible(page, "objectives before they are saved");
  await button(/^Enregistrer les 2 objectifs/).click();
  await expect(dialog(beginnings.review.title)).toHaveCount(0);
  const { objectives } = await development.readPlan({ profileId });
  const shared = objectives.find(({ actions }) => actions.some(({ libraryKey }) => libraryKey !== null));
  if (!shared) throw new Error("an objective has an action of the library");
  expect(objectives.filter(({ sentence }) => sentence === "Garder du temps pour moi")).toMatchObject([
    { isPrivate: true },
  ]);

  // Her manager reads what she shares, and writes beside it.
  const managing = await newPage(browser, "fr");
  await enterAs(managing.context(), rondo, "helene.gagnon");
  await managing.goto(rondo.url + paths.developmentPlan(profileId, { tab: shared.pillar }));
  await expect(managing.getByRole("article", { name: shared.sentence })).toBeVisible();
  const seen = await createApi(managing.context(), rondo).development.readPlan({ profileId });
  expect(JSON.stringify(seen)).not.toContain("Garder du temps pour moi");
  for (const kind of ["coaching", "follow_up"] as const) {
    await managing.getByRole("button", { name: notes.add[kind] }).click();
    const form = managing.getByRole("dialog", { name: notes.dialog.add[kind] });
    await form.getByLabel(notes.dialog.text, { exact: true }).fill(`Écrit par Hélène, ${kind}`);
    await form.getByRole("button", { name: /^Enregistrer/ }).click();
    await expect(form).toHaveCount(0);
    await expect(managing.getByText(`Écrit par Hélène, ${kind}`)).toBeVisible();
  }
  await expectAccessible(managing, "the plan of another");

  // A colleague thanks her.
  const colleague = await createCaller();
  await enterAs(colleague, rondo, "noemie.fortin");
  await createApi(colleague, rondo).development.thank({
    profileId,
    valueId: null,
    shares: false,
    text: "Merci pour hier!",
  });

  // Three courses of a quarter bring a badge; then on a phone in the dark, and on paper.
  const { items, finishedThisQuarter } = await development.listCourses({ profileId });
  expect([items.length > 0, finishedThisQuarter]).toEqual([true, 0]);
  for (const title of ["Écouter", "Déléguer"]) await finish(title);
  await page.reload();
  await expect(page.getByText("2 formations sur 3 ce trimestre")).toBeVisible();
  await button(courses.add).click();
  const course = dialog(courses.dialog.add);
  await course.getByLabel(courses.dialog.name, { exact: true }).fill("Remercier");
  await course.getByLabel(courses.dialog.state, { exact: true }).selectOption("finished");
  await course.getByRole("button", { name: /^Enregistrer/ }).click();
  await expect(page.getByText(badges.kinds.three_courses)).toHaveCount(2);
  await expect(page.getByText("Merci pour hier!")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.reload();
  await expect(page.getByText("Merci pour hier!")).toBeVisible();
  await expectAccessible(page, "a plan on a phone in the dark");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const sheets = readSheets(await page.pdf({ format: "Letter" }));
  expect(sheets).toEqual([expect.stringContaining("Mon plan de développement")]);
  expect(sheets[0]).not.toContain("Garder du temps pour moi");

  async function finish(title: string) {
    const { today } = await development.readPlan({ profileId });
    await development.saveCourse({
      profileId,
      id: null,
      version: 0,
      title,
      libraryKey: null,
      state: "finished",
      finishedOn: today,
    });
  }
});
