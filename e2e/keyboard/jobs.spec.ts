import { fr as library } from "../../src/platform/ui/library/texts.fr.ts";
import { fr as t } from "../../src/jobs/texts.fr.ts";
import { paths } from "../../src/paths.ts";
import { fr as kit } from "../../src/platform/ui/texts.fr.ts";
import { enterAs } from "../calling.ts";
import { openScreen, press, reach, test, words, write } from "../keyboard.ts";
import { expect } from "../rondo.ts";
import { toPattern } from "../words.ts";
import { expectOpens } from "./manners.ts";

/** Administration makes a family and a position with two skills, and prepares an evaluation from it, by keys; with the dialogs on the way. */
test("a family and a position with two skills are made, and an evaluation starts from it", async ({
  open,
  started: { rondo },
}) => {
  const page = await open();
  await enterAs(page.context(), rondo, "helene.gagnon");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const actions = page.getByRole("button", { name: /^Actions pour/ }).first();
  const dialog = page.getByRole("dialog");
  const enter = () => page.keyboard.press("Enter");
  const expectRemovalOpens = (name: "removal of a family" | "removal of a position") =>
    expectOpens(name, dialog, async () => {
      await enter();
      await reach(page, page.getByRole("menuitem", { name: t.remove }), { key: "ArrowDown", within: 4 });
      await enter();
    });

  await openScreen(page, rondo, paths.jobFamilies());
  await reach(page, button(kit.list.more));
  await expectOpens("restoring a library", dialog, async () => {
    await enter();
    await reach(page, page.getByRole("menuitem", { name: library.restore }), {
      key: "ArrowDown",
      within: 3,
    });
    await enter();
  });
  await press(page, page.getByRole("link", { name: t.families.create }));
  await write(page, page.getByRole("textbox", { name: t.fields.nameFr }), "Métiers du clavier");
  await press(page, button(t.families.submit));
  await expect(page.getByRole("heading", { level: 1, name: "Métiers du clavier" })).toBeVisible();
  await reach(page, actions);
  await expectOpens("actions on the page of a family", page.getByRole("menu"), enter);
  await expectRemovalOpens("removal of a family");

  await press(page, page.getByRole("link", { name: t.positions.create }), "Enter", { key: "Shift+Tab" });
  // The page of the family has a field of that name too.
  await expect(page.getByRole("heading", { level: 1, name: t.positions.create })).toBeVisible();
  await write(page, page.getByRole("textbox", { name: t.fields.nameFr }), "Transcription");
  const picker = page.getByRole("combobox", { name: new RegExp(`^${t.skills.add}`) });
  for (const skill of ["ecoute", "delegation"]) {
    await write(page, picker, skill);
    await enter();
    await expect(picker).toHaveValue("");
  }
  await expect(page.locator("ol li")).toHaveText([/^Écoute/, /^Délégation/]);
  await press(page, button("Déplacer vers le haut\u00A0: Délégation"));
  await expect(page.locator("ol li")).toHaveText([/^Délégation/, /^Écoute/]);
  await press(page, button(t.positions.submit));
  await expect(page.getByRole("heading", { level: 1, name: "Transcription" })).toBeVisible();
  await expect(page.locator("ol li")).toHaveText([/^Délégation/, /^Écoute/]);

  await reach(page, actions, { key: "Shift+Tab" });
  await expectOpens("actions on the page of a position", page.getByRole("menu"), enter);
  await expectRemovalOpens("removal of a position");

  await press(page, page.getByRole("link", { name: t.positions.seePeople }));
  const filter = page.getByRole("button", { name: new RegExp(`^${kit.list.filter}`) });
  await expect(page.getByText(kit.list.noneLikeThis)).toBeVisible();
  await reach(page, filter);
  await expectOpens("people of a position", dialog, async () => {
    await enter();
    const item = page.getByRole("menuitem", { name: words.people.positionFilter.more });
    await reach(page, item, { key: "ArrowDown", within: 30 });
    await enter();
  });
  await page.goBack();

  await press(page, page.getByRole("link", { name: t.positions.evaluate }), "Enter", { key: "Shift+Tab" });
  const { wizard, position, information } = words.evaluations;
  await expect(page.getByText(toPattern(position.started.replace("{name}", "Transcription")))).toBeVisible();
  await expect(page.getByRole("textbox", { name: information.name })).toHaveValue(/^Transcription · /);
  await press(page, button(wizard.next));
  await expect(page.getByRole("heading", { level: 1, name: wizard.stepNames.skills })).toBeVisible();
  const asked = page.getByRole("region", { name: words.evaluations.skills.questionnaire });
  for (const skill of ["Délégation", "Écoute"])
    await expect(asked.getByRole("heading", { name: skill })).toBeVisible();
});
