import { fr as beginnings } from "../../src/development/client/beginnings/texts.fr.ts";
import { fr as library } from "../../src/development/client/library/texts.fr.ts";
import { fr as t } from "../../src/development/client/plan/texts.fr.ts";
import { paths } from "../../src/paths.ts";
import { buildUniqueAddress, createCompany } from "../accounts.ts";
import { createApi, readProfileId } from "../calling.ts";
import { openScreen, reach, test } from "../keyboard.ts";
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

  await openScreen(page, rondo, paths.developmentPlan(profileId));
  await reach(page, button(t.beginning.report), { within: 40 });
  await expectOpens("priorities of a report", dialog(beginnings.report.title), enter);
  await reach(page, button(t.beginning.model));
  await expectOpens("models of plans", dialog(beginnings.models.title), enter);
  await enter();
  await reach(
    page,
    dialog(beginnings.models.title)
      .getByRole("button", { name: /^Choisir «/ })
      .first(),
  );
  await expectOpens("objectives before they are saved", dialog(beginnings.review.title), enter, {
    back: button(t.beginning.model),
  });
  await reach(page, button(t.beginning.model), { within: 40 });
  await enter();
  await reach(
    page,
    dialog(beginnings.models.title)
      .getByRole("button", { name: /^Choisir «/ })
      .first(),
  );
  await enter();
  await reach(page, button(/^Enregistrer les 2 objectifs/), { within: 60 });
  await enter();
  await expect(page.getByRole("article")).toHaveCount(2);

  await reach(page, button(t.card.library).first(), { within: 60 });
  await expectOpens("actions of the library", dialog(beginnings.library.title), enter);

  const ours = { kind: "action", key: "communication_deux_lignes" } as const;
  const { content } = await development.readLibraryEntry(ours);
  if (!("label" in content)) throw new Error("an action has a label");
  const label = { fr: "Écrire court", en: null };
  await development.saveLibraryEntry({ ...ours, version: 0, content: { ...content, label } });
  await openScreen(page, rondo, paths.libraryEntry(`${ours.kind}.${ours.key}`));
  await reach(page, button(`Actions pour ${label.fr}`), { within: 40 });
  await expectOpens("actions of a library entry", page.getByRole("menu"), enter);
  await expectOpens("version of Rondo", dialog(library.revertTitle), async () => {
    await enter();
    await reach(page, page.getByRole("menuitem", { name: library.revert }), { key: "ArrowDown", within: 4 });
    await enter();
  });
});
