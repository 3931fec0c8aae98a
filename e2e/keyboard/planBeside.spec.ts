import { fr as courses } from "../../src/development/client/courses/texts.fr.ts";
import { fr as notes } from "../../src/development/client/notes/texts.fr.ts";
import { fr as recognition } from "../../src/development/client/recognition/texts.fr.ts";
import { paths } from "../../src/paths.ts";
import { buildUniqueAddress, createCompany } from "../accounts.ts";
import { createApi, readProfileId } from "../calling.ts";
import { openContent, reach, test, write } from "../keyboard.ts";
import { expect } from "../rondo.ts";
import { expectOpens } from "./manners.ts";

/** What stands beside the objectives of a plan, by keys: a follow-up, a course, a thank-you. */
test("notes, courses and thanks of a plan are written by keys", async ({ open, started: { rondo } }) => {
  const page = await open();
  const owner = { firstName: "Luce", lastName: "Plante", email: buildUniqueAddress("luce.beside") };
  await createCompany(page.context(), rondo, owner, "Atelier des suivis");
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const dialog = (name: string | RegExp) => page.getByRole("dialog", { name, exact: true });
  const enter = () => page.keyboard.press("Enter");
  const fromMenu = (label: string) => async () => {
    await enter();
    await reach(page, page.getByRole("menuitem", { name: label }), { key: "ArrowDown", within: 4 });
    await enter();
  };

  await openContent(page, rondo, paths.developmentPlan(await readProfileId(page.context(), rondo)));
  await reach(page, button(notes.add.follow_up), { within: 60 });
  await expectOpens("note of a plan", dialog(notes.dialog.add.follow_up), enter);
  await enter();
  await write(page, page.getByRole("textbox", { name: notes.dialog.text, exact: true }), "Bon départ");
  await reach(page, button(/^Enregistrer/));
  await enter();
  await expect(page.getByText("Bon départ", { exact: true })).toBeVisible();
  await reach(page, button(/^Actions pour le suivi du/), { within: 60 });
  await expectOpens("actions of a note of a plan", page.getByRole("menu"), enter);
  await expectOpens("removal of a note", dialog(/^Supprimer le suivi du/), fromMenu(notes.remove));

  await reach(page, button(courses.add), { within: 60 });
  await expectOpens("course", dialog(courses.dialog.add), enter);
  await enter();
  await write(page, page.getByRole("textbox", { name: courses.dialog.name, exact: true }), "Écoute active");
  await enter();
  await reach(page, button("Actions pour Écoute active"), { within: 60 });
  await expectOpens("actions of a course", page.getByRole("menu"), enter);
  await expectOpens("removal of a course", dialog(/^Supprimer « Écoute active »/), fromMenu(courses.remove));

  await reach(page, button(courses.choose), { key: "Shift+Tab" });
  await expectOpens("courses of the library", dialog(courses.library.title), enter);
  await enter();
  const search = page.getByRole("searchbox", { name: courses.library.search, exact: true });
  await write(page, search, "écoute");
  const [first] = (
    await createApi(page.context(), rondo).development.listLibrary({ kind: "course", search: "écoute" })
  ).items;
  const offered = first?.title.fr ?? "";
  await reach(page, button(`Ajouter «\u00A0${offered}\u00A0»`), { within: 60 });
  await enter();
  await expect(dialog(courses.library.title).getByText(courses.library.added, { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText(offered, { exact: true })).toBeVisible();

  await reach(page, button(recognition.thank), { within: 60 });
  await expectOpens("thank-you", dialog(recognition.dialog.title), enter);
});
