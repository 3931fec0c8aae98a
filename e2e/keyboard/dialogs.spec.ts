import type { Locator, Page } from "@playwright/test";
import { paths } from "../../src/paths.ts";
import { fr as shell } from "../../src/app/shell/texts.fr.ts";
import { fr as platform } from "../../src/platform/texts.fr.ts";
import { apiOf } from "../calling.ts";
import { come, enterAs, press, reach, test, words } from "../keyboard.ts";
import { expect, type Rondo } from "../rondo.ts";
import { pattern } from "../words.ts";
import type { DialogName } from "./everyDialog.ts";
import { expectOpens } from "./manners.ts";

/**
 * Every dialog and menu of the workspace, by keys: the focus goes in, stays in, and comes back to what opened it
 * (§7.1 of the design). Those of one's account are in security.spec.ts, those of the answer form in answering.spec.ts.
 */

const { evaluations: t, people } = words;
type OfWorkspace = Extract<
  DialogName,
  | "account"
  | "actions of a participant"
  | "actions of a person"
  | "actions of a question"
  | "archive"
  | "end"
  | "launch"
  | "menu of a phone"
  | "person"
  | "question"
  | "remove a draft"
  | "remove a skill"
  | "session ending"
  | "withdraw"
>;

interface Scene {
  page: Page;
  rondo: Rondo;
  draft: string;
  running: string;
}

const dialogOf = (page: Page, name?: string | RegExp) => page.getByRole("dialog", name ? { name } : {});
const button = (page: Page, name: string | RegExp, exact = true) => page.getByRole("button", { name, exact });
const actionsFor = (page: Page, name = "") =>
  page.getByRole("button", { name: new RegExp(`^Actions pour.*${name}`) });
const enter = (page: Page) => () => page.keyboard.press("Enter");

/** Reaches the button, opens with Enter. */
async function opens(page: Page, trigger: Locator, title: string | RegExp) {
  await reach(page, trigger);
  await expectOpens(page, dialogOf(page, title), enter(page));
}

/** From the « ⋯ » of a row: the menu itself, then the dialog that its item opens; both give the focus back to it. */
async function opensFromMenu(page: Page, trigger: Locator, item: string, title: string | RegExp) {
  await reach(page, trigger);
  const menu = page.getByRole("menu");
  await expectOpens(page, menu, enter(page));
  await expectOpens(page, dialogOf(page, title), async () => {
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await reach(page, menu.getByRole("menuitem", { name: item }), { key: "ArrowDown", within: 6 });
    await page.keyboard.press("Enter");
  });
}

const tab = async (page: Page, name: string) => {
  await reach(page, page.getByRole("tab", { selected: true }));
  await reach(page, page.getByRole("tab", { name }), { key: "ArrowRight", within: 4 });
};

const scenes: Record<OfWorkspace, (scene: Scene) => Promise<void>> = {
  async account({ page, rondo }) {
    await come(page, rondo, paths.dashboard());
    await opens(page, button(page, pattern(shell.account), false), pattern(shell.account));
  },
  async "menu of a phone"({ page, rondo }) {
    await page.setViewportSize({ width: 390, height: 844 });
    await come(page, rondo, paths.dashboard());
    await opens(page, button(page, shell.menu), shell.menu);
    await page.setViewportSize({ width: 1280, height: 800 });
  },
  async "actions of a person"({ page, rondo }) {
    await come(page, rondo, `${paths.people()}?search=camille`);
    await opensFromMenu(page, actionsFor(page, "Camille"), people.edit, pattern(people.editTitle));
  },
  // Opened by the menu above.
  person: async () => {},
  async end({ page, rondo, running }) {
    await come(page, rondo, paths.evaluation(running));
    await opens(page, button(page, t.room.end), t.room.endDialog.title);
  },
  async "actions of a participant"({ page }) {
    const { withdraw, withdrawTitle } = t.room.participation;
    await opensFromMenu(page, actionsFor(page).first(), withdraw, pattern(withdrawTitle));
  },
  withdraw: async () => {},
  async archive({ page, rondo, running }) {
    await come(page, rondo, paths.evaluation(running));
    await tab(page, t.room.tabs.settings);
    await opens(page, button(page, t.room.archive), pattern(t.room.archiveDialog.title));
  },
  async question({ page, rondo, draft }) {
    await come(page, rondo, paths.editEvaluation(draft, { step: "2" }));
    await opens(page, button(page, t.skills.own), t.skills.dialog.add);
  },
  async "remove a skill"({ page }) {
    await opens(
      page,
      button(page, pattern(t.skills.removeSkillNamed), false),
      pattern(t.skills.removeSkillTitle),
    );
  },
  async "actions of a question"({ page }) {
    await opensFromMenu(page, actionsFor(page).first(), t.skills.edit, t.skills.dialog.edit);
  },
  async launch({ page, rondo, draft }) {
    await come(page, rondo, paths.editEvaluation(draft, { step: "4" }));
    await opens(page, button(page, t.summary.launch), pattern(t.summary.confirm.other));
  },
  async "remove a draft"({ page }) {
    await opens(page, button(page, t.summary.remove), pattern(t.summary.removeTitle));
  },
  async "session ending"({ page, rondo }) {
    await page.clock.install();
    await come(page, rondo, paths.people());
    // It comes by itself: the focus goes back to where the person was.
    await reach(page, page.getByRole("searchbox"));
    await expectOpens(page, dialogOf(page, platform.session.ending), () =>
      page.clock.fastForward(28 * 60_000),
    );
    await page.clock.fastForward(28 * 60_000);
    await press(page, button(page, platform.session.keep));
    await expect(dialogOf(page)).toBeHidden();
  },
};

test("every dialog and menu of the workspace opens, keeps and gives back the focus", async ({
  open,
  started,
}) => {
  const { rondo } = started;
  const page = await open();
  await enterAs(page, rondo, "helene.gagnon");
  const { evaluations, people: persons, skills } = apiOf(page.context(), rondo);
  const { items } = await evaluations.list({});
  const running = items.find(({ status }) => status === "in_progress")?.id ?? "";
  const [subject, peer] = (await persons.choices({ limit: 20 })).items.filter(
    ({ isEvaluable }) => isEvaluable,
  );
  const { id } = await evaluations.create({
    name: "Au clavier",
    evaluationType: "peer",
    subjectProfileId: subject?.id ?? "",
  });
  const skill = (await skills.catalogue({})).families[0]?.skills[0];
  await evaluations.addSkill({ id, skillId: skill?.id ?? "" });
  await evaluations.addParticipant({ id, profileId: peer?.id ?? "", role: "peer" });
  for (const [name, scene] of Object.entries(scenes))
    await test.step(name, () => scene({ page, rondo, draft: id, running }));
});
