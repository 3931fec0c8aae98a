import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { fr as consequences } from "../../src/people/client/consequences/texts.fr.ts";
import { fr as managerRole } from "../../src/people/client/teamManager/texts.fr.ts";
import { paths } from "../../src/paths.ts";
import { fr as platform } from "../../src/platform/texts.fr.ts";
import { buildUniqueAddress } from "../accounts.ts";
import { createApi, enterAs } from "../calling.ts";
import { openScreen, press, reach, test, words, write } from "../keyboard.ts";
import { expect } from "../rondo.ts";
import { toPattern } from "../words.ts";
import { expectOpens } from "./manners.ts";

/** The owner makes a team with its manager, by keys; the manager finds it, and nothing of the others. */

const t = words.teams;
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const choose = async (page: Page, label: string, name: string) => {
  const field = page.getByRole("combobox", { name: new RegExp(`^${label}`) });
  await write(page, field, name);
  await page.keyboard.press("Enter");
};
const formatCount = (plural: { one: string; other: string }, count: number) =>
  (count < 2 ? plural.one : plural.other).replace("{count}", String(count));
const rows = (page: Page) => page.getByRole("rowheader");

async function expectMenuOpens(
  name: "actions of a member" | "actions on the page of a team",
  trigger: Locator,
) {
  const page = trigger.page();
  await reach(page, trigger);
  await expectOpens(name, page.getByRole("menu"), () => page.keyboard.press("Enter"));
}

test("a team of four and its manager, who sees that team and no other", async ({
  open,
  started: { rondo },
}) => {
  const page = await open();
  await enterAs(page.context(), rondo, "helene.gagnon");
  await openScreen(page, rondo, paths.createTeam());
  const name = "Comité de réparation";
  await write(page, page.getByRole("textbox", { name: t.fields.name, exact: true }), name);
  await choose(page, t.fields.manager, "mathieu");
  await choose(page, t.fields.parent, "operations");
  for (const [index, member] of ["noemie", "karim", "etienne", "rosalie"].entries()) {
    await choose(page, t.fields.members, member);
    await expect(page.getByRole("main").getByRole("list").getByRole("listitem")).toHaveCount(index + 1);
  }
  await press(page, button(page, t.create));
  // One of them has a plan, which opens to another manager and closes to none.
  const asking = page.getByRole("dialog", { name: toPattern(consequences.titles.creation) });
  await expect(asking.getByText(toPattern(consequences.lines.plansOpen.one))).toBeVisible();
  await expect(asking.getByText(toPattern(consequences.lines.plansClose.one))).toHaveCount(0);
  await press(page, asking.getByRole("button", { name: consequences.confirm.creation }));
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  const address = new URL(page.url()).pathname;

  await reach(page, button(page, t.members.add));
  const adding = page.getByRole("dialog", { name: toPattern(t.members.addTo) });
  await expectOpens("members of a team", adding, () => page.keyboard.press("Enter"));
  await expectMenuOpens("actions of a member", button(page, /^Actions pour Karim/));
  const actions = button(page, `Actions pour ${name}`);
  await reach(page, actions, { key: "Shift+Tab" });
  await expectMenuOpens("actions on the page of a team", actions);
  const removal = page.getByRole("dialog", { name: toPattern(t.removal.title) });
  await expectOpens("remove a team", removal, async () => {
    await page.keyboard.press("Enter");
    const item = page.getByRole("menuitem", { name: t.removal.confirm });
    await expect(page.getByRole("menu")).toBeVisible();
    await reach(page, item, { key: "ArrowDown", within: 6 });
    await page.keyboard.press("Enter");
  });

  const managers = await open();
  await enterAs(managers.context(), rondo, "mathieu.belanger");
  await openScreen(managers, rondo, paths.teams());
  await expect(rows(managers)).toHaveText([name, "Logistique", "Opérations"]);
  await openScreen(managers, rondo, address);
  await expect(rows(managers)).toHaveCount(4);
  await expect(button(managers, t.members.add)).toHaveCount(0);
  await openScreen(page, rondo, `${paths.teams()}?search=membres`);
  const other = await page.getByRole("link", { name: "Service aux membres" }).getAttribute("href");
  await openScreen(managers, rondo, other ?? "");
  await expect(managers.getByRole("heading", { level: 1 })).toHaveText(t.absent);
});

test("whoever lacks the role to manage a team is given it there, and the form keeps what was typed @long", async ({
  open,
  started: { rondo },
}) => {
  const page = await open();
  await enterAs(page.context(), rondo, "helene.gagnon");
  const api = createApi(page.context(), rondo);
  const lastName = `Cartier ${randomUUID().slice(0, 8)}`;
  const person = { email: buildUniqueAddress("ines"), firstName: "Inès", lastName, language: "fr" as const };
  const { id } = await api.people.invite({ ...person, role: "user" });
  await openScreen(page, rondo, paths.createTeam());
  const name = `Affinage ${randomUUID().slice(0, 8)}`;
  await write(page, page.getByRole("textbox", { name: t.fields.name, exact: true }), name);
  await choose(page, t.fields.manager, lastName);
  const give = button(page, managerRole.give);
  await expect(give).toBeVisible();
  await press(page, button(page, t.create));
  await expect(page.getByText(managerRole.needed).first()).toBeVisible();
  await reach(page, give, { key: "Shift+Tab" });
  await page.keyboard.press("Enter");
  await expect(give).toHaveCount(0);
  await press(page, button(page, t.create));
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  expect(await api.people.read({ id })).toMatchObject({ role: "team_manager" });
  expect(await api.teams.list({ search: name })).toMatchObject({ items: [{ manager: { id } }] });
});

test("two people of the list join a team, and the list says so beside each @long", async ({
  open,
  started: { rondo },
}) => {
  const page = await open();
  await enterAs(page.context(), rondo, "helene.gagnon");
  const team = `Mentorat ${randomUUID().slice(0, 8)}`;
  await createApi(page.context(), rondo).teams.create({ name: team });
  await openScreen(page, rondo, `${paths.people()}?search=h`);
  const { addToTeam } = words.people;
  const { ofPeople } = t;
  const boxes = page.locator("tbody").getByRole("checkbox");
  await press(page, boxes.nth(0), "Space");
  await press(page, boxes.nth(1), "Space");
  await reach(page, button(page, addToTeam), { key: "Shift+Tab" });
  const adding = page.getByRole("dialog", { name: formatCount(ofPeople.addTitle, 2) });
  await expectOpens("people into a team", adding, () => page.keyboard.press("Enter"));
  await page.keyboard.press("Enter");
  await choose(page, ofPeople.team, team);
  // Enter chooses once the list has come.
  await expect(adding.getByRole("button", { name: toPattern(t.picker.clear) })).toBeVisible();
  await press(page, adding.getByRole("button", { name: ofPeople.add }));
  const done = page.getByText(toPattern(formatCount(ofPeople.added, 2))).first();
  await expect(done).toBeVisible();
  await expect(page.getByRole("cell", { name: new RegExp(team) })).toHaveCount(2);
});

test("the organisation chart: a search opens the way to a person, and nobody goes under one of their own people @long", async ({
  open,
  started: { rondo },
}) => {
  const page = await open();
  await enterAs(page.context(), rondo, "helene.gagnon");
  await openScreen(page, rondo, paths.organisationChart());
  const { chart, fields } = words.people;
  await choose(page, chart.find, "nadia");
  const nadia = page.getByRole("treeitem", { name: /^Nadia Kowalski/ });
  await expect(nadia).toBeFocused();
  await expect(nadia).toHaveAttribute("aria-level", "3");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("treeitem", { name: /^Mathieu Bélanger/ })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(nadia).toBeHidden();

  const change = button(page, chart.move);
  await reach(page, change, { key: "Shift+Tab" });
  const moving = page.getByRole("dialog", { name: toPattern(chart.moveTitle) });
  await expectOpens("change of manager", moving, () => page.keyboard.press("Enter"));
  await page.keyboard.press("Enter");
  await choose(page, fields.manager, "nadia");
  // Enter chooses once the list has come; before, no person is chosen and the dialog says so.
  await expect(moving.getByRole("combobox")).toHaveValue("Nadia Kowalski");
  const move = moving.getByRole("button", { name: chart.move });
  // Once what moves has been read.
  await expect(move).toBeEnabled();
  await press(page, move);
  await expect(moving.getByText("Nadia Kowalski relève déjà de Mathieu Bélanger.").first()).toBeVisible();
});

test("what another manager moves is said before it is saved, and on the page of the person", async ({
  open,
  started: { rondo },
}) => {
  const page = await open();
  await enterAs(page.context(), rondo, "helene.gagnon");
  const { people, evaluations, skills } = createApi(page.context(), rondo);
  const invite = async (firstName: string) => {
    const lastName = `Relève ${randomUUID().slice(0, 8)}`;
    return people.invite({ email: buildUniqueAddress(firstName), firstName, lastName });
  };
  const [luc, peer, marie] = [await invite("Luc"), await invite("Bo"), await invite("Marie")];
  const { id } = await evaluations.create({
    name: "Bilan",
    evaluationType: "peer",
    subjectProfileId: luc.id,
  });
  const [skill] = (await skills.catalogue({ limit: 1 })).items;
  await evaluations.addSkill({ id, skillId: skill?.id ?? "" });
  await evaluations.addParticipant({ id, profileId: peer.id, role: "peer" });
  await evaluations.launch({ id, acceptsSmallGroups: true });

  const { labels, edit } = words.people;
  await openScreen(page, rondo, paths.editPerson(luc.id));
  await choose(page, labels.manager, marie.lastName);
  const field = page.getByRole("combobox", { name: new RegExp(`^${labels.manager}`) });
  await expect(field).toHaveValue(`Marie ${marie.lastName}`);
  const save = button(page, platform.actions.save);
  await reach(page, save);
  const asking = page.getByRole("dialog", { name: toPattern(consequences.titles.directManager) });
  await expectOpens("consequences of another manager", asking, () => page.keyboard.press("Enter"));
  await expect(field).toHaveValue(`Marie ${marie.lastName}`);
  expect((await people.read({ id: luc.id })).directManager).toBeNull();

  await press(page, save);
  await expect(asking.getByText(toPattern(consequences.lines.comingOpen.one))).toBeVisible();
  await expect(asking.getByText(consequences.principle)).toBeVisible();
  await press(page, asking.getByRole("button", { name: consequences.confirm.directManager }));
  await expect.poll(async () => (await people.read({ id: luc.id })).directManager?.id).toBe(marie.id);

  await openScreen(page, rondo, paths.person(luc.id));
  await expect(page.getByRole("link", { name: edit, exact: true })).toBeVisible();
  await press(page, page.locator("summary"));
  await expect(page.getByText(consequences.principle)).toBeVisible();
});
