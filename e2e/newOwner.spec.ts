import { en as exampleInEnglish } from "../src/reports/client/example/exampleTexts.en.ts";
import { fr as exampleInFrench } from "../src/reports/client/example/exampleTexts.fr.ts";
import { paths } from "../src/paths.ts";
import { createCompany, newPage, buildUniqueAddress } from "./accounts.ts";
import { expect, expectAccessible, test } from "./rondo.ts";
import { getWords } from "./words.ts";

/** An empty company is no dead end: three steps, which tick themselves off. */
test("a new owner invites, reads an example and creates from the first page", async ({ browser, rondo }) => {
  const words = getWords("fr");
  const { dashboards: t, people } = words;
  const page = await newPage(browser, "fr");
  const owner = { firstName: "Luce", lastName: "Nouvelle", email: buildUniqueAddress("luce") };
  await createCompany(page.context(), rondo, owner, "Atelier neuf");
  await page.goto(rondo.url + paths.dashboard());

  const steps = page.getByRole("region", { name: t.firstSteps.title }).getByRole("listitem");
  const done = steps.filter({ hasText: `(${t.firstSteps.done})` });
  await expect(steps).toHaveCount(3);
  await expect(done).toHaveCount(0);
  await expectAccessible(page, "dashboard of a new company");

  await page.getByRole("link", { name: t.firstSteps.read.action, exact: true }).click();
  await expect(page.getByText(exampleInFrench.notice)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Dominique Lavoie" })).toBeVisible();
  await page.goBack();
  await expect(done).toHaveText([new RegExp(t.firstSteps.read.title)]);

  await page.getByRole("link", { name: t.firstSteps.invite.action, exact: true }).click();
  await page.getByRole("tab", { name: people.many.one }).click();
  await page.getByLabel(people.fields.email).fill(buildUniqueAddress("ines"));
  await page.getByLabel(people.fields.firstName).fill("Inès");
  await page.getByRole("button", { name: people.sendInvitation }).click();
  await expect(page.getByRole("button", { name: people.inviteAnother })).toBeVisible();
  await page.goto(rondo.url + paths.dashboard());
  await expect(done).toHaveText([new RegExp(t.firstSteps.read.title), new RegExp(t.firstSteps.invite.title)]);
  // What comes first is the one main action: the evaluation.
  await page.getByRole("link", { name: t.firstSteps.create.action, exact: true }).click();
  await page.waitForURL(`**${paths.createEvaluation()}`);
  await page.context().close();
});

test("a visitor tries three questions on the home page, then reads the report that they end in", async ({
  browser,
  rondo,
}) => {
  const { site } = getWords("en");
  const { trial: t } = site.home;
  const page = await newPage(browser, "en", { width: 390, height: 844 });
  await page.goto(rondo.url + paths.home());
  const trial = page.getByRole("region", { name: t.title });
  for (const [skill, level, submit] of [
    [t.skills.listening, t.levels[4], t.next],
    [t.skills.delegation, t.levels[2], t.next],
    [t.skills.recognition, t.levels[5], t.finish],
  ] as const) {
    await trial.getByRole("radiogroup", { name: skill.question }).getByRole("radio", { name: level }).check();
    await expect(trial.getByText(t.report.mine.replace("{level}", level))).toBeVisible();
    await trial.getByRole("button", { name: submit }).click();
  }
  await expect(trial.getByRole("heading", { name: t.endTitle })).toBeFocused();
  await expectAccessible(page, "home, after the trial");
  await trial.getByRole("link", { name: t.read }).click();
  await expect(page.getByText(exampleInEnglish.notice)).toBeVisible();
  await page.context().close();
});
