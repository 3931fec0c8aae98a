import { demoPulse } from "../../database/demo/pulses.ts";
import { paths } from "../../src/paths.ts";
import { fr as editor } from "../../src/pulses/client/editor/texts.fr.ts";
import { fr as t } from "../../src/pulses/client/templates/texts.fr.ts";
import { fr as runs } from "../../src/pulses/client/runs/texts.fr.ts";
import { fr as note } from "../../src/pulses/client/note/texts.fr.ts";
import { fr as results } from "../../src/pulses/client/report/texts.fr.ts";
import { fr as survey } from "../../src/pulses/client/light/texts.fr.ts";
import { addMember, buildUniqueAddress, createCompany } from "../accounts.ts";
import { createApi, enterAs } from "../calling.ts";
import { demoOwner } from "../everyPage.ts";
import { openScreen, press, reach, test, write } from "../keyboard.ts";
import { expect } from "../rondo.ts";
import { expectOpens } from "./manners.ts";

/** An owner takes a survey from the library, changes its questions and their order, and puts a copy away, by keys. */
test("a pulse survey is chosen, written and put away", async ({ open, started: { rondo } }) => {
  const page = await open();
  const owner = { firstName: "Luce", lastName: "Nouvelle", email: buildUniqueAddress("luce") };
  await createCompany(page.context(), rondo, owner, "Atelier du pouls");
  // A survey asks five people, or none.
  for (const firstName of ["Agathe", "Basile", "Clara", "Dalia"])
    await addMember(page.context(), rondo, { firstName, lastName: "Roy", email: buildUniqueAddress("roy") });
  const { pulses } = createApi(page.context(), rondo);
  const name = "Charge de travail";
  const button = (label: string) => page.getByRole("button", { name: label, exact: true });
  const enter = () => page.keyboard.press("Enter");
  const expectSaved = () => expect(page.getByRole("status").filter({ hasText: editor.saved })).toBeVisible();

  await openScreen(page, rondo, paths.pulseLibrary());
  await reach(page, button(t.library.previewNamed.replace("{name}", name)), { within: 40 });
  await expectOpens("preview of a ready-made survey", page.getByRole("dialog", { name }), enter);
  await openScreen(page, rondo, paths.pulseLibrary());
  await press(page, button(t.library.useNamed.replace("{name}", name)), "Enter", { within: 40 });
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  // The second question before the first one, by Alt and an arrow; then its words.
  const questions = page.getByRole("region", { name: editor.questions.title }).getByRole("listitem");
  await reach(page, button(editor.order.drag.replace("{number}", "2")), { within: 40 });
  await page.keyboard.press("Alt+ArrowUp");
  await expect(questions.first()).toContainText("Mes priorités sont claires.");
  await press(page, button(editor.order.down.replace("{number}", "1")), "Enter", { within: 40 });
  await expect(questions.first()).toContainText("J’arrive à faire mon travail");
  const opener = page.getByRole("button", { name: /^Modifier la question 2/ });
  await press(page, opener, "Enter", { key: "Shift+Tab" });
  await write(
    page,
    page.getByRole("textbox", { name: editor.questions.text.fr }),
    "Je sais quoi faire d’abord.",
  );
  // The English of the library does not say that any more.
  await write(
    page,
    page.getByRole("textbox", { name: editor.questions.text.en }),
    "I know what comes first.",
  );
  const phone = page.getByRole("region", { name: editor.preview.phone });
  await expect(phone).toContainText("Je sais quoi faire d’abord.");
  await expect(phone).toContainText(survey.question.kicker.replace("{number}", "2").replace("{total}", "6"));
  await expectSaved();
  const { items } = await pulses.listTemplates({});
  const stored = await pulses.readTemplate({ id: items[0]?.id ?? "" });
  expect(stored.content.questions[1]).toMatchObject({
    key: "workload_priorities",
    text: { fr: "Je sais quoi faire d’abord." },
  });

  // The first day, which is all that is left; then « Planifier », which asks once more.
  await page.getByLabel(editor.settings.rhythm.startsOn).fill(nextMonday());
  await expect(page.getByText(/^Le .* de chaque mois à 9/)).toBeVisible();
  await expectSaved();
  await reach(page, button(editor.planning.plan), { key: "Shift+Tab", within: 20 });
  const asking = page.getByRole("dialog", { name: editor.planning.planTitle.replace("{name}", name) });
  await expectOpens("plan of a pulse survey", asking, enter);
  await enter();
  await expect(asking).toBeVisible();
  await press(page, asking.getByRole("button", { name: editor.planning.plan }));
  await expect(page.getByText(t.status.running)).toBeVisible();
  await expect(page.getByText(editor.planning.running)).toBeVisible();

  await reach(page, button(`Actions pour ${name}`), { within: 10 });
  await expectOpens("actions of a pulse survey", page.getByRole("menu"), enter);
  await openScreen(page, rondo, paths.pulseTemplates());
  await reach(page, button(`Actions pour ${name}`), { within: 40 });
  await expectOpens("actions on the list of pulse surveys", page.getByRole("menu"), enter);
  // A copy is put away; what is planned cannot be.
  await enter();
  await reach(page, page.getByRole("menuitem", { name: t.duplicate }), { key: "ArrowDown", within: 3 });
  await enter();
  await expect(page.getByRole("heading", { level: 1, name: `${name} (copie)` })).toBeVisible();
  await openScreen(page, rondo, paths.pulseTemplates());
  await reach(page, button(`Actions pour ${name} (copie)`), { within: 40 });
  await enter();
  await reach(page, page.getByRole("menuitem", { name: t.archive }), { key: "ArrowDown", within: 3 });
  await enter();
  await expect(page.getByRole("link", { name: `${name} (copie)` })).toBeHidden();

  // The run that is planned: its details by Space, its series, its cancelling.
  await openScreen(page, rondo, paths.pulseRuns());
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name, exact: true })).toBeFocused();
  const details = page.getByRole("dialog", { name });
  const show = () => page.keyboard.press("Space");
  await expectOpens("details of a pulse run", details, show);
  await show();
  await expect(details).toBeVisible();
  await reach(page, details.getByRole("button", { name: runs.series.end }), { within: 20 });
  const ending = page.getByRole("dialog", { name: runs.series.endTitle.replace("{name}", name) });
  await expectOpens("end of a pulse series", ending, enter);
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();
  await reach(page, button(`Actions pour ${name}`), { within: 10 });
  await expectOpens("actions of a pulse run", page.getByRole("menu"), enter);
  const choose = async (action: string) => {
    await enter();
    await reach(page, page.getByRole("menuitem", { name: action }), { key: "ArrowDown", within: 6 });
    await enter();
  };
  await expectOpens(
    "cancelling of a pulse run",
    page.getByRole("dialog", { name: runs.cancel.title.replace("{name}", name) }),
    () => choose(runs.cancel.action),
  );

  // One that is open, of the demonstration: nothing of it is changed.
  await enterAs(page.context(), rondo, demoOwner);
  await openScreen(page, rondo, paths.pulseRuns());
  const [running] = (await pulses.listRuns({ status: "open" })).items;
  const asked = running?.name.fr ?? "";
  const opened = page.getByRole("row").filter({ hasText: runs.remind.action });
  await reach(page, opened.getByRole("button", { name: `Actions pour ${asked}` }), { within: 40 });
  for (const [scene, title, action] of [
    ["extension of a pulse run", runs.extend.title, runs.extend.action],
    ["closing of a pulse run", runs.close.title, runs.close.action],
  ] as const)
    await expectOpens(scene, page.getByRole("dialog", { name: title.replace("{name}", asked) }), () =>
      choose(action),
    );

  // The results of an early one, which are published to no one yet, and stay so.
  const { items: closed } = await pulses.listRuns({ status: "closed" });
  const early = closed.findLast(({ name: { fr } }) => fr === demoPulse.name.fr);
  if (!early) throw new Error("the demonstration is not what this expects");
  await openScreen(page, rondo, paths.pulseReport(early.id));
  const title = results.title.replace("{name}", early.name.fr);
  await reach(page, button(`Actions pour ${title}`), { within: 40 });
  await expectOpens("actions on the results of a pulse run", page.getByRole("menu"), enter);
  await reach(page, button(note.shareResults), { within: 60 });
  const sharing = page.getByRole("dialog", { name: note.confirm.titleResults });
  await expectOpens("sharing of the results of a pulse run", sharing, enter);
});

const nextMonday = () => {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7));
  return day.toISOString().slice(0, 10);
};
