import type { Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { createCompany, newPage, buildUniqueAddress } from "./accounts.ts";
import { createApi } from "./calling.ts";
import type { Rondo } from "./product.ts";
import { expect, test } from "./rondo.ts";
import { getWords } from "./words.ts";

const words = getWords("fr");
const { evaluations: t } = words;
const owner = { firstName: "Sophie", lastName: "Bernard", email: buildUniqueAddress("sophie") };
const peers = [
  { firstName: "Amélie", email: buildUniqueAddress("amelie") },
  { firstName: "Bruno", email: buildUniqueAddress("bruno") },
];
/**
 * Changes are answered when the test says so: what is typed before is typed before, however slow the machine. Timers
 * without delay ring after what was posted meanwhile, as they may: the two orders in which a screen can hear of an
 * answer differ there.
 */
async function holdAnswers(page: Page) {
  let isOpen = Promise.resolve();
  let open = () => {};
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const setTimeoutLate = (run: () => void, ms?: number, ...rest: unknown[]) =>
      later(run, ms || 30, ...rest);
    window.setTimeout = setTimeoutLate as typeof window.setTimeout;
  });
  await page.route(/\/rpc\/evaluations\/(update|add|set|reorder)/, async (route) => {
    const response = await route.fetch();
    await isOpen;
    await route.fulfill({ response });
  });
  return {
    hold() {
      isOpen = new Promise((resolve) => (open = resolve));
    },
    release: () => open(),
  };
}

/** An evaluation by peers with the questions of one skill. */
async function prepareEvaluation(page: Page, rondo: Rondo) {
  await createCompany(page.context(), rondo, owner, "Atelier des Cèdres");
  const api = createApi(page.context(), rondo);
  for (const peer of peers) await api.people.invite({ ...peer, role: "user", language: "fr" });
  const subjectProfileId = (await api.auth.viewer({}))?.profileId ?? "";
  const { id } = await api.evaluations.create({ evaluationType: "peer", subjectProfileId });
  const [skill] = (await api.skills.catalogue({})).items;
  await api.evaluations.addSkill({ id, skillId: skill?.id ?? "" });
  return { api, id };
}

test("what is typed, moved or chosen while a change is on its way stays @long", async ({
  browser,
  rondo,
}) => {
  const page = await newPage(browser, "fr");
  const { api, id } = await prepareEvaluation(page, rondo);
  const answers = await holdAnswers(page);
  const saved = page.getByText(t.wizard.saved, { exact: true }).first();
  await page.goto(rondo.url + paths.editEvaluation(id, { step: "2" }));

  await test.step("words in a section that was just opened", async () => {
    answers.hold();
    await page.getByRole("switch", { name: t.dimensions.objectives }).click();
    const objective = page.getByRole("textbox", { name: t.skills.objectiveFr });
    await objective.fill("Former la relève.");
    answers.release();
    await expect(saved).toBeVisible();
    await expect(objective).toHaveValue("Former la relève.");
    await expect(objective).toBeFocused();
  });

  await test.step("the next objective, while the first is being added", async () => {
    const objective = page.getByRole("textbox", { name: t.skills.objectiveFr });
    const add = page.getByRole("button", { name: t.skills.addObjective });
    answers.hold();
    await objective.press("Enter");
    await expect(add).toHaveAttribute("aria-busy", "true");
    await objective.fill("Ouvrir le bureau de Québec.");
    answers.release();
    await expect(add).not.toHaveAttribute("aria-busy", "true");
    await expect(page.getByText("Former la relève.").first()).toBeVisible();
    await expect(objective).toHaveValue("Ouvrir le bureau de Québec.");
  });

  await test.step("an order, while a value is being added", async () => {
    await page.getByRole("switch", { name: t.dimensions.values }).click();
    const value = page.getByRole("region", { name: t.skills.values }).getByRole("checkbox").first();
    await expect(value).toBeEnabled();
    await expect(saved).toBeVisible();
    const ordered = page.waitForResponse(/reorderQuestions/);
    answers.hold();
    await value.click();
    await page.getByRole("button", { name: t.skills.down.replace("{position}", "1"), exact: true }).click();
    answers.release();
    await ordered;
    const { questions } = await api.evaluations.read({ id });
    await expect(page.locator("ol li p:first-child")).toHaveText(questions.map(({ text }) => text.fr));
  });

  await test.step("a person, while another is being added", async () => {
    await page.goto(rondo.url + paths.editEvaluation(id, { step: "3" }));
    const person = page.getByRole("combobox", { name: new RegExp(`^${t.participation.lanes.add.peer}`) });
    answers.hold();
    for (const { firstName } of peers) {
      await person.fill(firstName);
      await page.getByRole("option", { name: firstName }).click();
    }
    await person.fill("Cla");
    answers.release();
    for (const { firstName } of peers)
      await expect(
        page.getByRole("button", { name: t.participation.remove.replace("{name}", firstName) }),
      ).toBeVisible();
    await expect(person).toHaveValue("Cla");
  });

  await test.step("letters in the middle of a name", async () => {
    await page.goto(rondo.url + paths.editEvaluation(id));
    // Without a name, its field is what is missing: it is in sight.
    const name = page.getByRole("textbox", { name: t.information.name });
    await name.fill("Bilan 2026");
    await expect(saved).toBeVisible();
    await name.press("Home");
    await name.press("ArrowRight");
    for (const letter of "xy") {
      const answered = page.waitForResponse(/evaluations\/update/);
      answers.hold();
      await name.press(letter);
      answers.release();
      await answered;
      await expect(saved).toBeVisible();
    }
    await expect(name).toHaveValue("Bxyilan 2026");
  });
});
