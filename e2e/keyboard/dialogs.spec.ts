import type { Locator, Page } from "@playwright/test";
import { fr as demonstration } from "../../src/app/shell/demonstration/texts.fr.ts";
import { fr as palette } from "../../src/app/shell/palette/paletteTexts.fr.ts";
import { fr as shortcuts } from "../../src/app/shell/shortcutTexts.fr.ts";
import { fr as shell } from "../../src/app/shell/texts.fr.ts";
import { fr as board } from "../../src/dashboards/client/board/texts.fr.ts";
import { fr as hub } from "../../src/dashboards/client/hub/texts.fr.ts";
import { fr as lifecycle } from "../../src/evaluations/client/lifecycle/texts.fr.ts";
import { paths } from "../../src/paths.ts";
import { fr as personPassword } from "../../src/auth/client/person/texts.fr.ts";
import { fr as abandon } from "../../src/evaluations/client/lifecycle/abandon/texts.fr.ts";
import { fr as removal } from "../../src/evaluations/client/lifecycle/remove/texts.fr.ts";
import { fr as personDialog } from "../../src/people/client/person/dialog/texts.fr.ts";
import { fr as platform } from "../../src/platform/texts.fr.ts";
import { fr as kit } from "../../src/platform/ui/texts.fr.ts";
import { createApi, enterAs, createCaller } from "../calling.ts";
import { openScreen, press, reach, test, words, write } from "../keyboard.ts";
import type { Rondo } from "../product.ts";
import { expect } from "../rondo.ts";
import { toPattern } from "../words.ts";
import type { DialogName } from "./everyDialog.ts";
import { expectOpens } from "./manners.ts";

/**
 * The dialogs and menus of the workspace, by keys: the focus goes in, stays in, and comes back to what opened it (§7.1
 * of the design). Those of one's account are in security.spec.ts, those of the answer form in answerDialogs.spec.ts.
 */

const { evaluations: t, people } = words;
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const findActions = (page: Page, name = "") => button(page, new RegExp(`^Actions pour.*${name}`)).first();

async function expectDialogOpens(name: DialogName, trigger: Locator, title: string | RegExp) {
  const page = trigger.page();
  await reach(page, trigger);
  await expectOpens(name, page.getByRole("dialog", { name: title }), () => page.keyboard.press("Enter"));
}

/** From the « ⋯ » of a row: the menu itself, then the dialog that its item opens; both give the focus back to it. */
async function expectDialogOpensFromMenu(
  [menuName, name]: readonly [DialogName, DialogName],
  trigger: Locator,
  item: string,
  title: string | RegExp,
) {
  const page = trigger.page();
  await reach(page, trigger);
  const menu = page.getByRole("menu");
  await expectOpens(menuName, menu, () => page.keyboard.press("Enter"));
  await expectOpens(name, page.getByRole("dialog", { name: title }), async () => {
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await reach(page, menu.getByRole("menuitem", { name: item }), { key: "ArrowDown", within: 6 });
    await page.keyboard.press("Enter");
  });
}

/** The owner of the demonstration; an evaluation in progress without any answer yet, and a draft. */
async function signInWithDraft(page: Page, rondo: Rondo) {
  await enterAs(page.context(), rondo, "helene.gagnon");
  const { evaluations, people: persons, skills } = createApi(page.context(), rondo);
  const known = (await persons.choices({ limit: 20 })).items.filter(({ isEvaluable }) => isEvaluable);
  const [subject, peer] = known.map(({ id }) => id);
  const skill = (await skills.catalogue({})).items[0];
  if (!subject || !peer || !skill) throw new Error("the demonstration is not what this expects");
  const prepare = async (name: string) => {
    const { id } = await evaluations.create({ name, evaluationType: "peer", subjectProfileId: subject });
    await evaluations.addSkill({ id, skillId: skill.id });
    await evaluations.addParticipant({ id, profileId: peer, role: "peer" });
    return id;
  };
  const [running, draft] = [await prepare("En cours"), await prepare("Au clavier")];
  await evaluations.launch({ id: running, acceptsSmallGroups: true });
  return { running, draft };
}

/** A draft about a person who has an account, and has sent their proposal. */
async function createProposalByCamille(page: Page, rondo: Rondo): Promise<string> {
  const { evaluations, nominations, people: persons } = createApi(page.context(), rondo);
  const [camille] = (await persons.choices({ search: "camille.tremblay", limit: 1 })).items;
  const { id } = await evaluations.create({
    name: "Proposée",
    evaluationType: "peer",
    subjectProfileId: camille?.id ?? "",
  });
  const dueOn = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10);
  await nominations.ask({ id, dueOn, bounds: { peer: { least: 1, most: 5 } } });
  const caller = await createCaller();
  await enterAs(caller, rondo, "camille.tremblay");
  const own = createApi(caller, rondo).nominations;
  const { items } = await own.candidates({ evaluationId: id });
  const profileIds = items.filter(({ readsReport }) => !readsReport).map((one) => one.id);
  await own.propose({ evaluationId: id, profileIds: profileIds.slice(0, 3), send: true });
  await caller.request.dispose();
  return id;
}

test("every dialog and menu of the workspace opens, keeps and gives back the focus @long", async ({
  open,
  started: { rondo },
}) => {
  const page = await open();
  const { running, draft } = await signInWithDraft(page, rondo);

  await openScreen(page, rondo, paths.appDashboard());
  // Where the figures say how the index is computed.
  await reach(page, page.locator("summary").filter({ hasText: board.index.how }), { within: 80 });
  await page.keyboard.press("Enter");
  const switchIndex = button(page, /^(Activer|Désactiver) l’indice…$/);
  await expectDialogOpens("switch of the index", switchIndex, /l’indice de contribution\?$/);
  await openScreen(page, rondo, paths.reportsHub());
  await expectDialogOpens("files of figures", button(page, hub.export.open), toPattern(hub.export.title));
  await openScreen(page, rondo, paths.reportsByPerson());
  const period = page.getByRole("dialog", { name: hub.people.period.title });
  await reach(page, page.locator("[data-filter]"));
  await expectOpens("period of reports by person", period, async () => {
    await page.keyboard.press("Enter");
    const more = page.getByRole("menuitem", { name: hub.people.period.more });
    await reach(page, more, { key: "ArrowDown", within: 30 });
    await page.keyboard.press("Enter");
  });

  await openScreen(page, rondo, `${paths.people()}?search=camille`);
  await expectDialogOpens(
    "notifications",
    button(page, toPattern(shell.bell.name)),
    toPattern(shell.bell.name),
  );
  await expectDialogOpens("account", button(page, toPattern(shell.account)), toPattern(shell.account));
  const chip = button(page, toPattern(demonstration.chip.name));
  await expectDialogOpens("demonstration", chip, demonstration.title);
  const anywhere = page.getByRole("dialog", { name: palette.title });
  await expectOpens("palette", anywhere, () => page.keyboard.press("Control+k"));
  const keys = page.getByRole("dialog", { name: shortcuts.title });
  await expectOpens("shortcuts of the workspace", keys, () => page.keyboard.press("?"));
  await press(page, button(page, toPattern(shell.account)));
  await press(page, button(page, shell.shortcuts));
  await expect(keys).toBeVisible();
  // Switched off, a key alone does nothing, here or in a list.
  const single = keys.getByRole("switch", { name: shortcuts.on });
  await press(page, single, "Space");
  await page.keyboard.press("Escape");
  await expect(page.locator(".mantine-Modal-overlay")).toHaveCount(0);
  await page.keyboard.press("?");
  await press(page, button(page, toPattern(shell.account)));
  await press(page, button(page, shell.shortcuts));
  await press(page, single, "Space");
  await expect(single).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(page.locator(".mantine-Modal-overlay")).toHaveCount(0);
  const filter = button(page, kit.list.filter);
  await reach(page, filter);
  await expectOpens("filters of a list", page.getByRole("menu"), () => page.keyboard.press("Enter"));
  const camille = findActions(page, "Camille");
  await reach(page, camille);
  await expectOpens("actions of a person", page.getByRole("menu"), () => page.keyboard.press("Enter"));
  await press(page, page.getByRole("link", { name: /^Camille / }), "Enter", { key: "Shift+Tab" });
  await page.waitForURL(/users\/[0-9a-f-]{36}$/);
  await reach(page, findActions(page, "Camille"));
  await expectDialogOpensFromMenu(
    ["actions on the page of a person", "delete a person"],
    findActions(page, "Camille"),
    people.menu.remove,
    toPattern(personDialog.remove.title),
  );
  await expectDialogOpensFromMenu(
    ["actions on the page of a person", "password of a person"],
    findActions(page, "Camille"),
    people.menu.password,
    toPattern(personPassword.title),
  );
  await press(page, page.getByRole("link", { name: people.edit, exact: true }));
  await write(
    page,
    page.getByRole("textbox", { name: new RegExp(`^${people.fields.lastName}`) }),
    "Rédaction",
  );
  await expectDialogOpens(
    "leaving with changes",
    page.getByRole("link", { name: people.title }).first(),
    kit.leaving.title,
  );

  await openScreen(page, rondo, paths.evaluation(running));
  const { room } = t;
  await expectDialogOpensFromMenu(
    ["actions of an evaluation", "end"],
    findActions(page, room.actions),
    room.end,
    room.endDialog.title,
  );
  await expectDialogOpensFromMenu(
    ["actions of an evaluation", "duplicate"],
    findActions(page, room.actions),
    room.copies.action,
    toPattern(room.copies.title),
  );
  await expectDialogOpensFromMenu(
    ["actions of a participant", "withdraw"],
    page
      .getByRole("table")
      .getByRole("button", { name: /^Actions pour/ })
      .first(),
    room.participation.withdraw,
    toPattern(room.participation.withdrawTitle),
  );
  const { invitation, person } = t.participation;
  const inviteMore = button(page, room.participation.invite);
  await expectDialogOpens("invite more people", inviteMore, room.participation.invite);
  await press(page, inviteMore);
  const picker = page.getByRole("combobox", { name: new RegExp(`^${person}`) });
  await expect(picker).toBeFocused();
  // The drawer has come in.
  await expect(picker).toBeInViewport({ ratio: 1 });
  await write(page, picker, "noemie");
  await page.keyboard.press("Enter");
  await expect(picker).toHaveValue(/^Noémie /);
  await expectDialogOpens("invite", button(page, invitation.action), toPattern(invitation.title));
  await openScreen(page, rondo, paths.evaluation(running));
  await expectDialogOpensFromMenu(
    ["actions of an evaluation", "abandon"],
    findActions(page, room.actions),
    lifecycle.abandon.action,
    toPattern(abandon.title),
  );

  await openScreen(page, rondo, paths.evaluationsBoard());
  await reach(page, findActions(page, "Au clavier"));
  await expectOpens("actions of a card by status", page.getByRole("menu"), () =>
    page.keyboard.press("Enter"),
  );
  // A draft is archived at once: what is closed is asked about.
  await openScreen(page, rondo, `${paths.evaluations()}?status=completed`);
  await expectDialogOpensFromMenu(
    ["actions on the list of evaluations", "archive"],
    findActions(page),
    lifecycle.archive.action,
    toPattern(lifecycle.archive.title),
  );
  await press(page, page.getByRole("checkbox", { name: kit.list.selectPage }), "Space", { key: "Shift+Tab" });
  await reach(page, button(page, kit.list.export), { key: "Shift+Tab" });
  await expectOpens("formats of an export", page.getByRole("menu"), () => page.keyboard.press("Enter"));
  await openScreen(page, rondo, paths.myEvaluations());
  await reach(page, findActions(page));
  await expectOpens("actions on my evaluations", page.getByRole("menu"), () => page.keyboard.press("Enter"));

  await openScreen(page, rondo, paths.evaluation(running));
  const tabs = page.getByRole("tab");
  await reach(page, tabs.first(), { within: 40 });
  await reach(page, page.getByRole("tab", { name: room.tabs.settings }), { key: "ArrowRight", within: 4 });
  const { series } = words;
  await press(page, button(page, series.start));
  await expectDialogOpens("change of a series", button(page, series.change), series.change);
  await expectDialogOpens("skip or stop of a series", button(page, series.skip), toPattern(series.skipTitle));
  await expectDialogOpens("skip or stop of a series", button(page, series.stop), toPattern(series.stopTitle));

  await openScreen(page, rondo, paths.editEvaluation(draft, { step: "2" }));
  const { skills } = t;
  await expectDialogOpens("question", button(page, skills.own), skills.dialog.add);
  await expectDialogOpens(
    "remove a skill",
    button(page, toPattern(skills.removeSkillNamed)),
    toPattern(skills.removeSkillTitle),
  );
  await expectDialogOpensFromMenu(
    ["actions of a question", "question"],
    findActions(page),
    skills.edit,
    skills.dialog.edit,
  );

  await openScreen(page, rondo, paths.editEvaluation(draft, { step: "3" }));
  const { lead } = words.nominations;
  const { many, lanes } = t.participation;
  const several = many.actionNamed.replace("{group}", t.groups.peer);
  await expectDialogOpens("several participants", button(page, several), lanes.add.peer);
  await expectDialogOpens("proposal asked", button(page, toPattern(lead.ask)), toPattern(lead.askTitle));
  const decided = await createProposalByCamille(page, rondo);
  await openScreen(page, rondo, paths.editEvaluation(decided, { step: "3" }));
  await expectDialogOpens("proposal sent back", button(page, lead.sendBack), toPattern(lead.sendBackTitle));
  await press(page, button(page, toPattern(lead.approve.other)));
  await expect(page.getByText(lead.done)).toBeVisible();

  await openScreen(page, rondo, paths.editEvaluation(draft, { step: "4" }));
  await expectDialogOpens("launch", button(page, t.summary.launch), toPattern(t.launch.confirm.other));
  await expectDialogOpens("planned launch", button(page, t.launch.plan.action), t.launch.plan.title);
  await expectDialogOpens("remove a draft", button(page, lifecycle.remove.action), toPattern(removal.title));

  const api = createApi(page.context(), rondo);
  const [subject] = (await api.people.choices({ search: "camille.tremblay", limit: 1 })).items;
  const [other] = (await api.people.choices({ search: "mathieu.belanger", limit: 1 })).items;
  const campaign = await api.campaigns.create({
    name: "Ensemble",
    evaluationType: "full",
    dueOn: new Date(Date.now() + 14 * 24 * 3_600_000).toISOString().slice(0, 10),
    choice: { teams: [], positions: [], people: [subject?.id ?? "", other?.id ?? ""] },
    questionnaire: { from: "evaluation", id: draft },
    maxRequests: 4,
  });
  const { lines } = await api.campaigns.read({ id: campaign.id });
  const unasked = lines.find((line) => line.subject.id === other?.id)?.evaluationId ?? "";
  await api.evaluations.update({ id: unasked, selectedDimensions: ["objectives"] });
  await openScreen(page, rondo, paths.campaign(campaign.id));
  const together = words.campaigns.campaign;
  await expectDialogOpens(
    "launch of a campaign",
    button(page, toPattern(together.launch.one)),
    toPattern(together.launchTitle.one),
  );
  const { change, again, people: campaignPeople, questions } = words.campaigns;
  await expectDialogOpens(
    "questions for a campaign",
    button(page, questions.action.one),
    toPattern(questions.title.one),
  );
  const changes = findActions(page, "Ensemble");
  await expectDialogOpensFromMenu(
    ["changes of a campaign", "name and due date of a campaign"],
    changes,
    change.action,
    change.title,
  );
  await expectDialogOpensFromMenu(
    ["changes of a campaign", "people of a campaign proposed again"],
    changes,
    again.action,
    again.title,
  );
  await expectDialogOpens("more people in a campaign", button(page, campaignPeople.add), campaignPeople.add);
  await expectDialogOpens("people of a line", button(page, "Camille Tremblay"), "Camille Tremblay");
  await openScreen(page, rondo, paths.campaign(campaign.id));
  await press(page, button(page, "Camille Tremblay"));
  await expectDialogOpens(
    "out of a campaign",
    button(page, campaignPeople.takeOut),
    toPattern(campaignPeople.takeOutTitle.one),
  );

  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await openScreen(page, rondo, paths.people());
  await expectDialogOpens("menu of a phone", button(page, shell.menu), shell.menu);

  // It comes by itself: the focus goes back to where the person was.
  const ending = page.getByRole("dialog", { name: platform.session.ending });
  await reach(page, page.getByRole("searchbox"), { key: "Shift+Tab" });
  await expectOpens("session ending", ending, () => page.clock.fastForward(28 * 60_000));
  await page.clock.fastForward(28 * 60_000);
  await press(page, button(page, platform.session.keep));
  await expect(ending).toBeHidden();
});
