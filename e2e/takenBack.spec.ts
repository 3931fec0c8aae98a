import type { Page } from "@playwright/test";
import { fr as wizard } from "../src/evaluations/client/wizard/texts.fr.ts";
import { fr as people } from "../src/people/texts.fr.ts";
import { fr as skillTexts } from "../src/skills/texts.fr.ts";
import { paths } from "../src/paths.ts";
import { createCompany, join, newPage, buildUniqueAddress } from "./accounts.ts";
import { createApi } from "./calling.ts";
import type { Rondo } from "./product.ts";
import { expect, test } from "./rondo.ts";
import { toPattern, getWords } from "./words.ts";

/** What is shown at once goes back when the server refuses, and the screen says why. */

const alert = (page: Page, words: string) => page.getByRole("alert").filter({ hasText: words });
async function createOwnCompany(page: Page, rondo: Rondo, name: string) {
  const owner = { firstName: "Agathe", lastName: "Roy", email: buildUniqueAddress("agathe.retour") };
  await createCompany(page.context(), rondo, owner, name);
  return createApi(page.context(), rondo);
}

test("an account that may no longer be switched off stays on, and the list says so @long", async ({
  page,
  browser,
  rondo,
}) => {
  const api = await createOwnCompany(page, rondo, "Interrupteurs");
  const second = { firstName: "Basile", lastName: "Côté", email: buildUniqueAddress("basile.retour") };
  const { id } = await api.people.invite(second);
  await api.people.setRole({ id, role: "account_owner" });
  const other = await newPage(browser, "fr");
  await join(other, rondo, getWords("fr"), second);

  const third = await api.people.invite({ email: buildUniqueAddress("colin.retour"), firstName: "Colin" });
  await other.goto(rondo.url + paths.people());
  const row = other.getByRole("row").filter({ hasText: "Colin" });
  await row.getByRole("button", { name: /^Actions pour/ }).click();
  // Meanwhile they lose the right to.
  await api.people.setRole({ id, role: "user" });
  await other.getByRole("menuitem", { name: people.deactivate }).click();
  await expect(
    alert(other, people.notDeactivated.slice(people.notDeactivated.indexOf("}") + 2)),
  ).toBeVisible();
  await expect(row).not.toContainText(people.brief.inactive);
  expect((await api.people.read({ id: third.id })).isActive).toBe(true);
  await other.context().close();
});

test("questions of a draft that was launched meanwhile go back to their order, and the step says so @long", async ({
  page,
  rondo,
}) => {
  const api = await createOwnCompany(page, rondo, "Ordre des questions");
  const rater = await api.people.invite({ email: buildUniqueAddress("denis.retour"), firstName: "Denis" });
  const subject = await api.people.invite({ email: buildUniqueAddress("eva.retour"), firstName: "Eva" });
  const { id } = await api.evaluations.create({
    name: "Bilan",
    evaluationType: "manager",
    subjectProfileId: subject.id,
  });
  const [skill] = (await api.skills.catalogue({ limit: 1 })).items;
  await api.evaluations.addSkill({ id, skillId: skill?.id ?? "" });
  await api.evaluations.addParticipant({ id, profileId: rater.id, role: "manager" });
  await page.goto(rondo.url + paths.editEvaluation(id, { step: "2" }));
  const down = page.getByRole("button", { name: toPattern(wizard.skills.down) });
  await expect(down.first()).toBeVisible();
  await api.evaluations.launch({ id, acceptsSmallGroups: true });
  const stored = (await api.evaluations.read({ id })).questions.map((question) => question.id);
  await down.first().click();
  await expect(alert(page, wizard.skills.notMoved)).toBeVisible();
  expect((await api.evaluations.read({ id })).questions.map((question) => question.id)).toEqual(stored);
});

test("of thirty moves in a row of which every third is lost on the way, the screen ends as the server has it", async ({
  page,
  rondo,
}) => {
  const { skills } = await createOwnCompany(page, rondo, "Trente déplacements");
  const readStoredNames = async () => (await skills.values({})).items.map(({ name }) => name.fr);
  await page.goto(rondo.url + paths.values());
  const shown = page.getByRole("main").getByRole("list").first().getByRole("heading", { level: 2 });
  await expect(page.getByRole("button", { name: toPattern(skillTexts.moveUp) }).nth(1)).toBeVisible();
  let asked = 0;
  let answered = 0;
  await page.route(/moveValue/, async (route) => {
    asked += 1;
    if (asked % 3 === 0) await route.abort();
    // The write is stored, and its answer is lost.
    else if (asked % 7 === 0) {
      await route.fetch();
      await route.abort();
    } else await route.continue();
    answered += 1;
  });
  // Whichever value stands there at that moment goes up: in the page, since they move under a pointer.
  await page.evaluate(async () => {
    for (let round = 0; round < 30; round += 1) {
      document.querySelector<HTMLElement>(`main ol > li:nth-child(${2 + (round % 4)}) button`)?.click();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });
  await expect(alert(page, skillTexts.orderNotSaved).first()).toBeVisible();
  await expect.poll(() => [asked, answered]).toEqual([30, 30]);
  await expect(async () => expect(await shown.allTextContents()).toEqual(await readStoredNames())).toPass();
});
