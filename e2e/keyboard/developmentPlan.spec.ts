import { fr as t } from "../../src/development/client/plan/texts.fr.ts";
import { fr as words } from "../../src/development/texts.fr.ts";
import { paths } from "../../src/paths.ts";
import { fr as kit } from "../../src/platform/ui/texts.fr.ts";
import { buildUniqueAddress, createCompany } from "../accounts.ts";
import { createApi, readProfileId } from "../calling.ts";
import { openContent, press, reach, test, write } from "../keyboard.ts";
import { expect } from "../rondo.ts";
import { expectOpens } from "./manners.ts";

/** A person writes their plan by keys: an objective, its actions, what is done and what is left aside. */
test("a development plan is written, ticked and tidied", async ({ open, started: { rondo } }) => {
  const page = await open();
  const owner = { firstName: "Luce", lastName: "Plante", email: buildUniqueAddress("luce.plan") };
  await createCompany(page.context(), rondo, owner, "Atelier du plan");
  const profileId = await readProfileId(page.context(), rondo);
  const { development } = createApi(page.context(), rondo);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const menuOf = (name: string) => button(`Actions pour ${name}`);
  const dialog = (name: string) => page.getByRole("dialog", { name, exact: true });
  const enter = () => page.keyboard.press("Enter");
  const fromMenu = (label: string) => async () => {
    await enter();
    await reach(page, page.getByRole("menuitem", { name: label }), { key: "ArrowDown", within: 8 });
    await enter();
  };
  const sentence = "Écouter avant de proposer";

  await openContent(page, rondo, paths.developmentPlan(profileId));
  await reach(page, button(t.add), { within: 40 });
  await expectOpens("objective", dialog(t.dialog.add), enter);
  await page.keyboard.press("n");
  const field = page.getByRole("textbox", { name: t.dialog.sentence, exact: true });
  await write(page, field, sentence);
  await expectOpens("closing with changes", dialog(kit.leaving.title), () => page.keyboard.press("Escape"));
  await expect(field).toHaveValue(sentence);
  await enter();
  const card = page.getByRole("article", { name: sentence });
  await expect(card).toContainText(words.statuses.running);

  await reach(page, card.getByRole("button", { name: t.card.addAction }), { within: 40 });
  await expectOpens("action of a plan", dialog(t.actionDialog.add), enter);
  for (const text of ["Reformuler", "Poser une question"]) {
    await enter();
    await write(page, page.getByRole("textbox", { name: t.actionDialog.text, exact: true }), text);
    await enter();
    await expect(card.getByRole("checkbox", { name: new RegExp(`^${text}`) })).toBeVisible();
    await expect(dialog(t.actionDialog.add)).toHaveCount(0);
  }
  const box = card.getByRole("checkbox", { name: /^Reformuler/ });
  await press(page, box, "Space", { key: "Shift+Tab" });
  await expect(box).toBeChecked();
  await expect(card).toContainText("faite le");

  await reach(page, menuOf("Poser une question"));
  await expectOpens("actions of an action of a plan", page.getByRole("menu"), enter);
  await fromMenu(t.action.up)();
  await expect(card.getByRole("listitem").first()).toContainText("Poser une question");
  await reach(page, menuOf("Reformuler"));
  const removal = dialog(t.removal.action.replace("{action}", "Reformuler"));
  await expectOpens("removal from a plan", removal, fromMenu(t.card.remove));

  await reach(page, menuOf(sentence), { key: "Shift+Tab" });
  await expectOpens("actions of an objective", page.getByRole("menu"), enter);
  await expectOpens("objective to another pillar", dialog(t.move.title), fromMenu(t.card.move));
  await expectOpens("objective set aside", dialog(t.setAside.title), fromMenu(t.card.setAside));
  await fromMenu(t.card.setAside)();
  await write(page, page.getByRole("textbox", { name: t.setAside.why, exact: true }), "Un autre poste");
  await enter();
  await expect(card).toContainText("Un autre poste");
  await expect(card).toContainText(words.statuses.set_aside);

  await reach(page, menuOf(t.own), { key: "Shift+Tab" });
  await expectOpens("actions of a plan", page.getByRole("menu"), enter);
  const { objectives } = await development.readPlan({ profileId });
  expect(objectives[0]).toMatchObject({ status: "set_aside", actions: [{ doneOn: null }, {}] });
});
