import { fr as beginnings } from "../../src/development/client/beginnings/texts.fr.ts";
import { fr as library } from "../../src/development/client/library/texts.fr.ts";
import { fr as t } from "../../src/development/client/plan/texts.fr.ts";
import { paths } from "../../src/paths.ts";
import { buildUniqueAddress, createCompany } from "../accounts.ts";
import { createApi, readProfileId } from "../calling.ts";
import { openContent, reach, test, write } from "../keyboard.ts";
import { expect } from "../rondo.ts";
import { expectOpens } from "./manners.ts";

/** A plan is filled by keys from a model and from the library, of which administration takes a change back. */
test("a development plan begins from a model and the library", async ({ open, started: { rondo } }) => {
  const page = await open();
  const owner = { firstName: "Luce", lastName: "Plante", email: buildUniqueAddress("luce.model") };
  await createCompany(page.context(), rondo, owner, "Atelier des modèles");
  const profileId = await readProfileId(page.context(), rondo);
  const { development } = createApi(page.context(), rondo);
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const dialog = (name: string) => page.getByRole("dialog", { name, exact: true });
  const enter = () => page.keyboard.press("Enter");
  const reachFirstModel = () =>
    reach(
      page,
      dialog(beginnings.models.title)
        .getByRole("button", { name: /^Choisir «/ })
        .first(),
    );

  await openContent(page, rondo, paths.developmentPlan(profileId));
  await reach(page, button(t.beginning.report), { within: 40 });
  await expectOpens("priorities of a report", dialog(beginnings.report.title), enter);
  // Without a report, a model leads.
  await reach(page, button(t.beginning.model), { key: "Shift+Tab" });
  await expectOpens("models of plans", dialog(beginnings.models.title), enter);
  await enter();
  await reachFirstModel();
  await expectOpens("objectives before they are saved", dialog(beginnings.review.title), enter, {
    back: button(t.beginning.model),
  });
  await reach(page, button(t.beginning.model), { within: 40 });
  await enter();
  await reachFirstModel();
  await enter();
  // Who goes back finds what they had written.
  const first = page.getByRole("textbox", { name: t.dialog.sentence, exact: true }).first();
  await write(page, first, "Mieux dit");
  await reach(page, button(beginnings.review.back), { key: "Shift+Tab" });
  await enter();
  await reachFirstModel();
  await enter();
  await expect(first).toHaveValue(/Mieux dit/);
  await reach(page, button(/^Enregistrer les 2 objectifs/), { key: "Shift+Tab" });
  await enter();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByText(/^2 objectifs ajoutés\. Badge attribué/)).toBeVisible();
  await expect(page.getByRole("article").first()).toBeFocused();

  await reach(page, button(t.card.library).first(), { within: 60 });
  await expectOpens("actions of the library", dialog(beginnings.library.title), enter);

  const ours = { kind: "action", key: "communication_deux_lignes" } as const;
  const { content } = await development.readLibraryEntry(ours);
  if (!("label" in content)) throw new Error("an action has a label");
  const label = { fr: "Écrire court", en: null };
  await development.saveLibraryEntry({ ...ours, version: 0, content: { ...content, label } });
  await openContent(page, rondo, paths.libraryEntry(`${ours.kind}.${ours.key}`));
  await reach(page, button(`Actions pour ${label.fr}`), { within: 40 });
  await expectOpens("actions of a library entry", page.getByRole("menu"), enter);
  await expectOpens("version of Rondo", dialog(library.revertTitle), async () => {
    await enter();
    await reach(page, page.getByRole("menuitem", { name: library.revert }), { key: "ArrowDown", within: 4 });
    await enter();
  });

  // What was typed of an action stays when it becomes a course.
  await openContent(page, rondo, paths.createLibraryEntry());
  const title = page.getByLabel(library.name.fr, { exact: true });
  const detail = page.getByLabel(library.detail.fr, { exact: true });
  await write(page, title, "Lire un bilan");
  await write(page, detail, "En une heure, avec la comptable.");
  await reach(page, button(library.kinds.course), { key: "Shift+Tab" });
  await enter();
  await expect(title).toHaveValue("Lire un bilan");
  await expect(detail).toHaveValue("En une heure, avec la comptable.");
  await reach(page, button(library.submit), { within: 20 });
  await enter();
  await expect(page.getByText(library.added)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Lire un bilan" })).toBeVisible();
});
