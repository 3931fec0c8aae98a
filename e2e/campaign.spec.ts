import { fr as evaluations } from "../src/evaluations/texts.fr.ts";
import { fr as texts } from "../src/campaigns/texts.fr.ts";
import { fr as wizard } from "../src/evaluations/client/wizard/texts.fr.ts";
import { fr as launching } from "../src/evaluations/client/launch/texts.fr.ts";
import { fr as room } from "../src/evaluations/client/room/texts.fr.ts";
import { fr as common } from "../src/platform/texts.fr.ts";
import { fr as kit } from "../src/platform/ui/texts.fr.ts";
import { say, type Plural } from "../src/platform/texts.ts";
import { paths } from "../src/paths.ts";
import { createApi, enterAs } from "./calling.ts";
import { holdBackForGood } from "./holdBackForGood.ts";
import { expect, test } from "./rondo.ts";
import { toPattern } from "./words.ts";

const formatCount = (plural: Plural, count: number) => say("fr", plural, { count });

test("several people are chosen, proposed their raters, and launched together", async ({ page, rondo }) => {
  await enterAs(page.context(), rondo, "helene.gagnon");
  await page.goto(rondo.url + paths.campaigns());
  await page.getByRole("link", { name: texts.campaigns.create }).first().click();
  const { createCampaign: form, campaign: review } = texts;
  for (const name of ["desjardins", "awashish"]) {
    await page.getByRole("combobox", { name: form.people }).fill(name);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: new RegExp(`^Retirer .*${name}`, "i") })).toBeVisible();
  }
  await expect(page.getByText(toPattern(form.counted.other))).toBeVisible();
  // The skills of a position to begin with, less one: what is left is counted before any participant is asked.
  await page.getByRole("radio", { name: form.from.skills }).check();
  await page.getByRole("button", { name: /^Prendre les compétences du poste Comptable/ }).click();
  const skills = page.getByRole("list", { name: form.chosenSkills }).getByRole("listitem");
  await expect(skills).toHaveCount(5);
  await skills.first().getByRole("button").click();
  await expect(skills).toHaveCount(4);
  const total = await page.getByText(/^\d+ questions · environ \d+ minutes$/).innerText();
  await page.getByLabel(form.name, { exact: true }).fill("Bilan d’équipe");
  await page.getByRole("button", { name: form.prepare }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Bilan d’équipe" })).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(3);
  const launch = page.getByRole("button", { name: formatCount(review.launch, 2) });
  await launch.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: formatCount(review.launch, 2) })).toBeVisible();
  await expect(dialog.getByRole("checkbox")).toHaveCount(0);
  await page.keyboard.press("Escape");

  // A group too small to be shown needs a yes of its own: until then its evaluation stays behind, by name.
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const { campaigns, evaluations: drafts } = createApi(page.context(), rondo);
  const { lines, threshold } = await campaigns.read({ id });
  expect(lines.map(({ questionCount }) => questionCount)).toEqual([parseInt(total), parseInt(total)]);
  const line = lines.find(({ subject }) => subject.lastName === "Desjardins");
  const peers = line?.invited.filter(({ role }) => role === "peer") ?? [];
  for (const { participantId } of peers.slice(threshold - 1))
    await drafts.removeParticipant({ id: line?.evaluationId ?? "", participantId });
  await page.reload();
  await launch.click();
  await expect(dialog.getByText(/Luc Desjardins/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: formatCount(review.launch, 1) })).toBeVisible();
  await dialog.getByRole("checkbox").check();
  await expect(dialog.getByText(/Luc Desjardins/)).toHaveCount(0);
  await dialog.getByRole("button", { name: formatCount(review.launch, 2) }).click();
  // Launched, the page says who is awaited; each evaluation is in the other tab.
  await expect(page.getByText(toPattern(texts.follow.waitedFor.other))).toBeVisible();
  await expect(page.getByRole("heading", { name: texts.follow.missing })).toBeVisible();
  // What the launch has done stays in sight until it is closed.
  await expect(page.getByText(launching.launched.title)).toBeVisible();
  await expect(page.getByText(formatCount(review.launched, 2))).toContainText(
    formatCount(launching.launched.sent, (await campaigns.progress({ id })).launched.invitations),
  );
  await page.getByRole("tab", { name: texts.follow.tabs.lines }).click();
  await expect(page.getByText(evaluations.statuses.in_progress).first()).toBeVisible();

  // A reminder can be called off for five seconds, and a page that goes says what it did not send.
  await expect
    .poll(async () => (await campaigns.read({ id })).missing.every(({ isInvited }) => isInvited))
    .toBe(true);
  await holdBackForGood(page);
  await page.reload();
  const remind = page.getByRole("button", { name: toPattern(room.reminders.all.other) });
  await remind.click();
  await page.getByRole("button", { name: common.actions.cancel, exact: true }).click();
  await expect(page.getByText(room.reminders.calledOff)).toBeVisible();
  await remind.click();
  await expect(page.getByText(toPattern(room.reminders.held.other))).toBeVisible();
  await page.reload();
  await expect(page.getByText(room.reminders.calledOff)).toBeVisible();
  expect((await campaigns.read({ id })).missing.every(({ remindedAt }) => remindedAt === null)).toBe(true);
  await page.getByRole("button", { name: launching.launched.close }).click();
  // Once it has left, the button keeps its place.
  await campaigns.remind({ id });
  await page.reload();
  await expect(page.getByRole("button", { name: room.reminders.doneToday })).toBeDisabled();
  await expect(page.getByText(launching.launched.title)).toHaveCount(0);
});

test("a prepared campaign takes more people, loses one, and is proposed again but for what was edited @long", async ({
  page,
  rondo,
}) => {
  await enterAs(page.context(), rondo, "helene.gagnon");
  const { people, campaigns, evaluations: drafts } = createApi(page.context(), rondo);
  const [first, second] = (await people.choices({ limit: 20 })).items.filter(
    ({ isEvaluable }) => isEvaluable,
  );
  const { id } = await campaigns.create({
    name: "Bilan qui change",
    evaluationType: "full",
    dueOn: new Date(Date.now() + 14 * 24 * 3_600_000).toISOString().slice(0, 10),
    choice: { teams: [], positions: [], people: [first?.id ?? "", second?.id ?? ""] },
    questionnaire: { from: "own_position" },
    maxRequests: 4,
  });
  const { people: words, again, createCampaign: form, edit } = texts;
  const { lanes } = wizard.participation;
  await page.goto(rondo.url + paths.campaign(id));
  await expect(page.getByRole("row")).toHaveCount(3);

  await page.getByRole("button", { name: words.add }).click();
  const drawer = page.getByRole("dialog", { name: words.add });
  await drawer.getByRole("button", { name: form.pasted.open }).click();
  await drawer.getByLabel(form.pasted.label).fill("Tremblay, Camille");
  // What was pasted is neither left behind nor lost by a slip.
  await expect(drawer.getByRole("button", { name: words.add })).toHaveAccessibleDescription(
    form.pasted.unsettled,
  );
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: kit.leaving.stay }).click();
  await drawer.getByRole("button", { name: form.pasted.find }).click();
  await drawer.getByRole("button", { name: toPattern(words.submit.one) }).click();
  await expect(page.getByRole("row")).toHaveCount(4);
  await expect(drawer).toBeHidden();

  const [edited] = (await campaigns.read({ id })).lines.filter(({ invited }) => invited.length > 0);
  const { evaluationId = "", invited = [], subject } = edited ?? {};
  await drafts.removeParticipant({ id: evaluationId, participantId: invited[0]?.participantId ?? "" });
  await page.reload();
  await page.getByRole("button", { name: /^Actions pour/ }).click();
  await page.getByRole("menuitem", { name: again.action }).click();
  const dialog = page.getByRole("dialog", { name: again.title });
  await expect(dialog.getByText(toPattern(again.edited.one))).toBeVisible();
  await dialog.getByLabel(form.most).selectOption("5");
  await dialog.getByRole("button", { name: again.action }).click();
  await expect(page.getByText(toPattern(texts.campaign.intro.other))).toContainText("5");

  await page.getByRole("button", { name: `${subject?.firstName} ${subject?.lastName}` }).click();
  const line = page.getByRole("dialog", { name: subject?.lastName ?? "" });
  await expect(line.getByRole("link", { name: edit.open })).toBeVisible();
  // Choosing a person adds them, without another press.
  const seats = line.getByRole("listitem");
  const before = await seats.count();
  await line.getByRole("combobox", { name: lanes.add.peer }).fill("kowalski");
  await page.keyboard.press("Enter");
  await expect(seats).toHaveCount(before + 1);
  await line.getByRole("button", { name: words.takeOut }).click();
  await page.getByRole("button", { name: words.takeOutConfirm, exact: true }).click();
  await expect(page.getByRole("row")).toHaveCount(3);
  await expect(page.locator("[data-row] th button:focus")).toBeVisible();

  await page.getByRole("checkbox", { name: kit.list.selectPage }).check();
  await page.getByRole("button", { name: toPattern(words.takeOutMany.other) }).click();
  await page.getByRole("button", { name: words.takeOutConfirm, exact: true }).click();
  await expect(page.getByText(texts.campaign.empty)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
