import type { Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { newPage, register } from "./accounts.ts";
import { apiOf } from "./calling.ts";
import { expect, test, type Rondo } from "./rondo.ts";
import { wordsOf } from "./words.ts";

const words = wordsOf("fr");
const { evaluations: t } = words;
const owner = { firstName: "Sophie", lastName: "Bernard", email: "sophie.bernard@rondo.test" };
const peers = [
  { firstName: "Amélie", email: "amelie@rondo.test" },
  { firstName: "Bruno", email: "bruno@rondo.test" },
];
/** A change takes so long to be answered that the next thing is typed before. */
const slowness = 400;

/**
 * Changes are answered late, and timers without delay ring after what was posted meanwhile, as they may: the two
 * orders in which a screen can hear of an answer differ there.
 */
async function slow(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const late = (run: () => void, ms?: number, ...rest: unknown[]) => later(run, ms || 30, ...rest);
    window.setTimeout = late as typeof window.setTimeout;
  });
  await page.route(/\/rpc\/evaluations\/(update|add|set|reorder)/, async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, slowness));
    await route.fulfill({ response });
  });
}

/** An evaluation by peers with the questions of one skill. */
async function prepared(page: Page, rondo: Rondo) {
  await register(page, rondo, words, owner, "Atelier des Cèdres");
  const api = apiOf(page.context(), rondo);
  for (const peer of peers) await api.people.invite({ ...peer, role: "user", language: "fr" });
  const subjectProfileId = (await api.auth.viewer({}))?.profileId ?? "";
  const { id } = await api.evaluations.create({ evaluationType: "peer", subjectProfileId });
  const [skill] = (await api.skills.catalogue({})).families.flatMap(({ skills }) => skills);
  await api.evaluations.addSkill({ id, skillId: skill?.id ?? "" });
  return { api, id };
}

test("what is typed, moved or chosen while a change is on its way stays", async ({ browser, rondo }) => {
  const page = await newPage(browser, "fr");
  const { api, id } = await prepared(page, rondo);
  await slow(page);
  const saved = page.getByText(t.wizard.saved, { exact: true }).first();
  await page.goto(rondo.url + paths.editEvaluation(id, { step: "2" }));

  await test.step("words in a section that was just opened", async () => {
    await page.getByRole("switch", { name: t.dimensions.objectives }).click();
    const objective = page.getByRole("textbox", { name: t.skills.objectiveFr });
    await objective.fill("Former la relève.");
    await expect(saved).toBeVisible();
    await expect(objective).toHaveValue("Former la relève.");
    await expect(objective).toBeFocused();
  });

  await test.step("the next objective, while the first is being added", async () => {
    const objective = page.getByRole("textbox", { name: t.skills.objectiveFr });
    const add = page.getByRole("button", { name: t.skills.addObjective });
    await objective.press("Enter");
    await expect(add).toHaveAttribute("aria-busy", "true");
    await objective.fill("Ouvrir le bureau de Québec.");
    await expect(add).not.toHaveAttribute("aria-busy", "true");
    await expect(page.getByText("Former la relève.").first()).toBeVisible();
    await expect(objective).toHaveValue("Ouvrir le bureau de Québec.");
  });

  await test.step("an order, while a value is being added", async () => {
    await page.getByRole("switch", { name: t.dimensions.values }).click();
    const ordered = page.waitForResponse(/reorderQuestions/);
    await page.getByRole("region", { name: t.skills.values }).getByRole("checkbox").first().click();
    await page.getByRole("button", { name: t.skills.down.replace("{position}", "1"), exact: true }).click();
    await ordered;
    const { questions } = await api.evaluations.read({ id });
    await expect(page.locator("ol li p:first-child")).toHaveText(questions.map(({ text }) => text.fr));
  });

  await test.step("a person, while another is being added", async () => {
    await page.goto(rondo.url + paths.editEvaluation(id, { step: "3" }));
    const person = page.getByRole("combobox", { name: new RegExp(`^${t.participation.person}`) });
    const add = page.getByRole("button", { name: t.participation.add, exact: true });
    const [first, second] = peers.map(({ firstName }) => firstName);
    const choose = async (name = "") => {
      await person.fill(name);
      await page.getByRole("option", { name }).click();
    };
    await choose(first);
    await add.click();
    await expect(add).toHaveAttribute("aria-busy", "true");
    await choose(second);
    await expect(add).not.toHaveAttribute("aria-busy", "true");
    await expect(person).toHaveValue(second ?? "");
  });

  await test.step("emails in the middle of a name", async () => {
    await page.goto(rondo.url + paths.editEvaluation(id));
    const name = page.getByRole("textbox", { name: t.information.name });
    await name.fill("Bilan 2026");
    await expect(saved).toBeVisible();
    await name.press("Home");
    await name.press("ArrowRight");
    for (const email of "xy") {
      const answered = page.waitForResponse(/evaluations\/update/);
      await name.press(email);
      await answered;
      await expect(saved).toBeVisible();
    }
    await expect(name).toHaveValue("Bxyilan 2026");
  });
});
