import { paths } from "../src/paths.ts";
import { newPage, register } from "./accounts.ts";
import { expect, expectAccessible, test } from "./rondo.ts";
import { wordsOf } from "./words.ts";

/** An empty company is no dead end: three steps, which tick themselves off. */
test("a new owner invites, reads an example and creates from the first page", async ({ browser, rondo }) => {
  const words = wordsOf("fr");
  const { dashboards: t, people, reports } = words;
  const page = await newPage(browser, "fr");
  const owner = { firstName: "Luce", lastName: "Nouvelle", email: "luce.nouvelle@rondo.test" };
  await register(page, rondo, words, owner, "Atelier neuf");

  const steps = page.getByRole("region", { name: t.firstSteps.title }).getByRole("listitem");
  const done = steps.filter({ hasText: `(${t.firstSteps.done})` });
  await expect(steps).toHaveCount(3);
  await expect(done).toHaveCount(0);
  await expectAccessible(page, "dashboard of a new company");

  await page.getByRole("link", { name: t.firstSteps.read.action, exact: true }).click();
  await expect(page.getByText(reports.example.notice)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Dominique Lavoie" })).toBeVisible();
  await page.goBack();
  await expect(done).toHaveText([new RegExp(t.firstSteps.read.title)]);

  await page.getByRole("link", { name: t.firstSteps.invite.action, exact: true }).click();
  await page.getByLabel(people.fields.email).fill("ines.roy@rondo.test");
  await page.getByLabel(people.fields.firstName).fill("Inès");
  await page.getByRole("button", { name: people.sendInvitation }).click();
  await expect(page.getByRole("button", { name: people.inviteAnother })).toBeVisible();
  await page.goto(rondo.url + paths.dashboard());
  await expect(done).toHaveText([new RegExp(t.firstSteps.invite.title), new RegExp(t.firstSteps.read.title)]);
  // What comes first is the one main action: the evaluation.
  await page.getByRole("link", { name: t.firstSteps.create.action, exact: true }).click();
  await page.waitForURL(`**${paths.createEvaluation()}`);
  await page.context().close();
});
