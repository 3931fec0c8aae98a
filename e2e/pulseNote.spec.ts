import type { Page } from "@playwright/test";
import { fr as cards } from "../src/dashboards/client/home/surveyTexts.fr.ts";
import { paths } from "../src/paths.ts";
import { fr as platform } from "../src/platform/texts.fr.ts";
import { fr as survey } from "../src/pulses/client/light/texts.fr.ts";
import { fr as t } from "../src/pulses/client/note/texts.fr.ts";
import { standardPlan } from "../src/pulses/rules/plan.ts";
import { makeContent } from "../src/pulses/testing/questions.ts";
import { addMember, buildUniqueAddress, createCompany, newPage } from "./accounts.ts";
import { createApi } from "./calling.ts";
import { expect, expectAccessible, test } from "./rondo.ts";

const retained = "Les journées sont trop morcelées par les réunions.";
const action = "Aucune réunion le vendredi";

/** A survey that opens with the next round of due work and asks everyone: five people are the fewest that it may. */
async function openSurvey(page: Page, rondo: Parameters<typeof createApi>[1], templateId?: string) {
  const { pulses } = createApi(page.context(), rondo);
  const id = templateId ?? (await pulses.createTemplate({})).id;
  const { version } = await pulses.readTemplate({ id });
  const today = new Date().toLocaleDateString("en-CA", { timeZone: "America/Toronto" });
  const plan = { ...standardPlan, startsOn: today, hour: 0, cadence: "once", readers: "charge" } as const;
  const saved = await pulses.saveTemplate({ id, version, content: makeContent(), plan });
  await pulses.plan({ id, version: saved.version });
  const find = async () =>
    (await pulses.listRuns({ template: id })).items.find(({ status }) => status === "open")?.id ?? "";
  await expect.poll(find, { timeout: 90_000 }).not.toBe("");
  return { templateId: id, runId: await find() };
}

test("what a company takes away from a survey reaches those who were asked, and the next survey recalls it @long", async ({
  browser,
  rondo,
}) => {
  test.slow();
  const page = await newPage(browser, "fr");
  const owner = { firstName: "Odile", lastName: "Roy", email: buildUniqueAddress("odile") };
  await createCompany(page.context(), rondo, owner, "Atelier des suites");
  for (const firstName of ["Luc", "Nadia", "Karim", "Inès"])
    await addMember(page.context(), rondo, { firstName, lastName: "Roy", email: buildUniqueAddress("roy") });
  const api = createApi(page.context(), rondo);
  const { runId, templateId } = await openSurvey(page, rondo);

  await test.step("the home offers the survey, which is closed before it is answered", async () => {
    await page.goto(rondo.url + paths.dashboard());
    await expect(page.getByText(cards.kicker)).toBeVisible();
    await expect(page.getByRole("link", { name: new RegExp(`^${cards.answer}`) })).toHaveAttribute(
      "href",
      paths.pulseSurvey(runId),
    );
    await expectAccessible(page, "the home with a survey to answer");
    await api.pulses.closeRun({ id: runId });
  });

  await test.step("the owner writes what follows and shares it, and is told before who will learn of it", async () => {
    await page.goto(rondo.url + paths.pulseReport(runId));
    await page.getByRole("button", { name: t.write }).click();
    await page.getByLabel(t.fields.text).fill(retained);
    await page.getByRole("button", { name: t.add }).click();
    await page.getByLabel(t.fields.what).fill(action);
    await page.getByLabel(new RegExp(`^${t.fields.who}`)).fill("Odile");
    await page.getByRole("option", { name: /Odile Roy/ }).click();
    await expectAccessible(page, "the note while it is written");
    await page.getByRole("button", { name: platform.actions.save }).click();
    await expect(page.getByText(t.draft, { exact: true })).toBeVisible();
    await page.getByRole("button", { name: t.share }).click();
    const dialog = page.getByRole("dialog", { name: t.confirm.title });
    await expect(dialog).toContainText(t.confirm.told.other.replace("{count}", "5"));
    await dialog.getByRole("button", { name: t.confirm.action }).click();
    await expect(page.getByText(t.publishedHint)).toBeVisible();
    await page.getByRole("checkbox", { name: t.isDoneNamed.replace("{action}", action) }).check();
    await expect(page.getByText(/fait le/)).toBeVisible();
    await expectAccessible(page, "the note once it is shared");
  });

  await test.step("those who were asked find it on the home, and where the survey was", async () => {
    await page.goto(rondo.url + paths.dashboard());
    await expect(page.getByRole("heading", { name: cards.retained })).toBeVisible();
    await expect(page.getByText(retained)).toBeVisible();
    await page.goto(rondo.url + paths.pulseSurvey(runId));
    await expect(page.getByRole("heading", { name: survey.closed.retained })).toBeVisible();
    await expect(page.getByText(retained)).toBeVisible();
    await expectAccessible(page, "a survey that is over, with its note");
  });

  await test.step("the next survey recalls it, with what is done since", async () => {
    const next = await openSurvey(page, rondo, templateId);
    await page.goto(rondo.url + paths.pulseSurvey(next.runId));
    await expect(page.getByText(survey.recalled.last)).toBeVisible();
    await expect(page.getByText(retained)).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: action })).toContainText(/fait le/);
    await expectAccessible(page, "a survey that recalls the last one");
  });
});
