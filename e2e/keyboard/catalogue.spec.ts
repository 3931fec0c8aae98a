import { fr as t } from "../../src/skills/texts.fr.ts";
import { paths } from "../../src/paths.ts";
import { fr as kit } from "../../src/platform/ui/texts.fr.ts";
import { createApi, enterAs } from "../calling.ts";
import { openScreen, press, reach, test, write } from "../keyboard.ts";
import { expect } from "../rondo.ts";
import { expectOpens } from "./manners.ts";

/** Administration writes a question of a skill and puts it first, by keys; with the menus and dialogs on the way. */
test("a question is written and put in its place @long", async ({ open, started: { rondo } }) => {
  const page = await open();
  await enterAs(page.context(), rondo, "helene.gagnon");
  const { skills } = createApi(page.context(), rondo);
  const [family] = (await skills.families({})).items;
  const skill = await skills.create({ familyId: family?.id ?? "", nameFr: "Vigilance au clavier" });
  const before = { skillId: skill.id, type: "star_rating" as const };
  await skills.createQuestion({ ...before, textFr: "Signale les risques." });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const actions = page.getByRole("button", { name: /^Actions pour/ }).first();
  const menu = page.getByRole("menu");
  const dialog = page.getByRole("dialog");
  const enter = () => page.keyboard.press("Enter");

  await openScreen(page, rondo, paths.questionCategories());
  await reach(page, button(kit.list.more));
  await expectOpens("families of skills", dialog, async () => {
    await enter();
    await reach(page, page.getByRole("menuitem", { name: t.families.open }), { key: "ArrowDown", within: 3 });
    await enter();
    // It fades over the place where the dialog comes.
    await expect(menu).toBeHidden();
  });

  await openScreen(page, rondo, paths.createQuestion({ skill: skill.id }));
  await write(page, page.getByRole("textbox", { name: t.questionFields.text.fr }), "Vérifie son matériel.");
  await button(t.questions.submit).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Vigilance au clavier" })).toBeVisible();
  await press(page, button(t.moveUp.replace("{name}", "Vérifie son matériel.")), "Enter", { within: 60 });
  await expect(page.locator("ol li").first()).toContainText("Vérifie son matériel.");

  await reach(page, actions, { key: "Shift+Tab", within: 60 });
  await expectOpens("actions on the page of a skill", menu, enter);
  await expectOpens("removal from the catalogue", dialog, async () => {
    await enter();
    await reach(page, page.getByRole("menuitem", { name: t.remove }), { key: "ArrowDown", within: 4 });
    await enter();
  });

  const [first] = (await skills.questions({ skill: skill.id })).items;
  expect(first?.text.fr).toBe("Vérifie son matériel.");
  await openScreen(page, rondo, paths.editQuestion(first?.id ?? ""));
  // As the participant sees it; in its own language, with the scale.
  await expect(page.getByText("Camille vérifie son matériel.")).toBeVisible();
  await page.getByRole("combobox", { name: t.preview.language }).selectOption("en");
  await expect(page.getByText("Think of the last six months.", { exact: false })).toBeVisible();
  await reach(page, actions);
  await expectOpens("actions on the page of a question", menu, enter);
});
