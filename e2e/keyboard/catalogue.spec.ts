import { fr as t } from "../../src/skills/texts.fr.ts";
import { paths } from "../../src/paths.ts";
import { apiOf, enterAs } from "../calling.ts";
import { come, press, reach, test, words, write } from "../keyboard.ts";
import { expect } from "../rondo.ts";
import { expectOpens } from "./manners.ts";

/** Administration writes a skill with two questions and uses them in an evaluation, by keys; with the dialogs on the way. */
test("a skill is written with two questions, and an evaluation asks them", async ({
  open,
  started: { rondo },
}) => {
  const page = await open();
  await enterAs(page.context(), rondo, "helene.gagnon");
  const { evaluations, people } = apiOf(page.context(), rondo);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const actions = page.getByRole("button", { name: /^Actions pour/ }).first();
  const dialog = page.getByRole("dialog");
  const enter = () => page.keyboard.press("Enter");

  await come(page, rondo, paths.questionCategories());
  await reach(page, button(t.families.open));
  await expectOpens("families of skills", dialog, enter);

  await press(page, page.getByRole("link", { name: t.skills.create }));
  await write(page, page.getByRole("textbox", { name: t.nameFields.fr }), "Vigilance au clavier");
  await reach(page, page.getByRole("combobox", { name: t.family }));
  await page.keyboard.press("ArrowDown");
  await press(page, button(t.skills.submit));
  await expect(page.getByRole("heading", { level: 1, name: "Vigilance au clavier" })).toBeVisible();

  for (const question of ["Signale les risques.", "Vérifie son matériel."]) {
    await press(page, page.getByRole("link", { name: t.questions.create }));
    await write(page, page.getByRole("textbox", { name: t.questionFields.text.fr }), question);
    await press(page, button(t.questions.submit));
    await expect(page.getByRole("link", { name: question })).toBeVisible();
  }
  await press(page, button(t.moveUp.replace("{name}", "Vérifie son matériel.")));
  await expect(page.locator("ol li").first()).toContainText("Vérifie son matériel.");

  await reach(page, actions, { key: "Shift+Tab" });
  await expectOpens("actions on the page of a skill", page.getByRole("menu"), enter);
  await expectOpens("removal from the catalogue", dialog, async () => {
    await enter();
    await reach(page, page.getByRole("menuitem", { name: t.remove }), { key: "ArrowDown", within: 4 });
    await enter();
  });

  await press(page, page.getByRole("link", { name: "Signale les risques." }));
  await expect(page.getByRole("heading", { level: 1, name: t.questions.edit })).toBeVisible();
  await reach(page, actions);
  await expectOpens("actions on the page of a question", page.getByRole("menu"), enter);

  const [subject] = (await people.choices({ limit: 20 })).items.filter(({ isEvaluable }) => isEvaluable);
  const { id } = await evaluations.create({
    name: "Vigilance",
    evaluationType: "peer",
    subjectProfileId: subject?.id ?? null,
  });
  await come(page, rondo, paths.editEvaluation(id, { step: "2" }));
  await write(page, page.getByRole("searchbox", { name: words.evaluations.skills.search }), "vigilance au");
  await press(
    page,
    page.getByRole("button", {
      name: words.evaluations.skills.addNamed.replace("{name}", "Vigilance au clavier"),
    }),
  );
  await expect(page.getByText("Vérifie son matériel.")).toBeVisible();
  await expect(page.getByText("Signale les risques.")).toBeVisible();
});
