import type { Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { newPage, register } from "./accounts.ts";
import { apiOf } from "./calling.ts";
import { expect, test } from "./rondo.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("fr");
const { evaluations: t } = words;
const owner = { firstName: "Sophie", lastName: "Bernard", email: "sophie@rondo.test" };

/**
 * Changes are answered late, and timers without delay ring after what was posted meanwhile, as they may: the two
 * orders in which a screen can hear of an answer differ there.
 */
async function slow(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const late = (run: () => void, ms?: number, ...rest: unknown[]) => later(run, ms || 30, ...rest);
    window.setTimeout = late as typeof window.setTimeout;
  });
  let sent = 0;
  let answered = 0;
  await page.route("**/rpc/evaluations/*", async (route) => {
    sent += 1;
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.fulfill({ response });
    answered += 1;
  });
  let before = 0;
  /** What was changed since the last time has been sent, answered, and shown. */
  return async () => {
    await expect.poll(() => sent > before && answered === sent).toBe(true);
    before = sent;
    await page.waitForTimeout(100);
  };
}

test("what is typed or moved while a change is on its way stays", async ({ browser, rondo }) => {
  const page = await newPage(browser, "fr");
  await register(page, rondo, words, owner, "Atelier des Cèdres");
  const api = apiOf(page.context(), rondo);
  const subjectProfileId = (await api.auth.viewer({}))?.profileId ?? "";
  const { id } = await api.evaluations.create({ evaluationType: "self", subjectProfileId });
  const [skill] = (await api.skills.catalogue({})).families.flatMap(({ skills }) => skills);
  await api.evaluations.addSkill({ id, skillId: skill?.id ?? "" });
  const settled = await slow(page);
  await page.goto(rondo.url + paths.editEvaluation(id, { step: "2" }));

  await test.step("words in a section that was just opened", async () => {
    await page.getByRole("switch", { name: t.dimensions.objectives }).click();
    const objective = page.getByRole("textbox", { name: t.skills.objectiveFr });
    await objective.fill("Former la relève.");
    await settled();
    await expect(objective).toHaveValue("Former la relève.");
    await expect(objective).toBeFocused();
  });

  await test.step("the next objective, while the first is being added", async () => {
    const objective = page.getByRole("textbox", { name: t.skills.objectiveFr });
    await objective.press("Enter");
    await objective.fill("Ouvrir le bureau de Québec.");
    await settled();
    await expect(page.getByText("Former la relève.").first()).toBeVisible();
    await expect(objective).toHaveValue("Ouvrir le bureau de Québec.");
  });

  await test.step("an order, while a value is being added", async () => {
    await page.getByRole("switch", { name: t.dimensions.values }).click();
    await page.getByRole("region", { name: t.skills.values }).getByRole("checkbox").first().click();
    await page.getByRole("button", { name: t.skills.down.replace("{position}", "1"), exact: true }).click();
    await settled();
    const { questions } = await api.evaluations.read({ id });
    const shown = await page.locator("ol li p:first-child").allTextContents();
    expect(shown).toEqual(questions.map(({ text }) => text.fr));
  });

  await test.step("letters in the middle of a name", async () => {
    await page.goto(rondo.url + paths.editEvaluation(id));
    const name = page.getByRole("textbox", { name: t.information.name });
    await name.fill("Bilan 2026");
    await settled();
    await name.press("Home");
    await name.press("ArrowRight");
    for (const letter of "xy") {
      await name.press(letter);
      await settled();
    }
    await expect(name).toHaveValue("Bxyilan 2026");
  });
});
