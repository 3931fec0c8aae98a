import { paths } from "../../src/paths.ts";
import { fr as t } from "../../src/reports/client/models/texts.fr.ts";
import { buildUniqueAddress, createCompany } from "../accounts.ts";
import { createApi } from "../calling.ts";
import { openScreen, press, reach, test, write } from "../keyboard.ts";
import { expect } from "../rondo.ts";
import { expectOpens } from "./manners.ts";

/** An owner writes a report model, puts its sections in order and uses it for the next evaluations, by keys. */
test("a report model is written, put in order and used", async ({ open, started: { rondo } }) => {
  const page = await open();
  const owner = { firstName: "Luce", lastName: "Nouvelle", email: buildUniqueAddress("luce") };
  await createCompany(page.context(), rondo, owner, "Atelier des rapports");
  const { evaluations, reportModels } = createApi(page.context(), rondo);
  const name = "Modèle au clavier";
  const button = (label: string) => page.getByRole("button", { name: label, exact: true });
  const [views, values] = [t.sections.views.name, t.sections.values.name];
  const dialog = page.getByRole("dialog");
  const enter = () => page.keyboard.press("Enter");

  await openScreen(page, rondo, paths.reportModels());
  await press(page, page.getByRole("link", { name: t.create }));
  await write(page, page.getByRole("textbox", { name: t.fields.name }), name);
  await press(page, button(t.order.up.replace("{name}", views)), "Enter", { within: 20 });
  const lines = page.getByRole("region", { name: t.fields.sections }).getByRole("listitem");
  await expect(lines.first()).toContainText(views);
  await press(page, page.getByRole("switch", { name: t.fields.show.replace("{name}", values) }), "Space", {
    within: 40,
  });
  await write(page, page.getByRole("textbox", { name: t.fields.introduction.fr }), "Prenez votre temps.");
  const preview = page.getByRole("figure");
  await expect(preview).toContainText("Prenez votre temps.");
  await expect(preview.getByRole("listitem")).not.toContainText([values]);
  await press(page, button(t.submit));

  const card = page.getByRole("listitem").filter({ hasText: name });
  await expect(card).toContainText(t.facts.without.replace("{sections}", values));
  await press(page, button(t.useNamed.replace("{name}", name)), "Enter", { within: 60 });
  await expect(card).toContainText(t.used);
  expect(await evaluations.reportModel({})).toMatchObject({ name, showsComments: true });
  const { items } = await reportModels.list({});
  expect(items.find((model) => model.name === name)?.layout.sections.slice(0, 2)).toEqual([
    "views",
    "essentials",
  ]);

  await press(page, page.getByRole("link", { name, exact: true }), "Enter", { key: "Shift+Tab" });
  await reach(page, page.getByRole("button", { name: `Actions pour ${name}` }), { within: 60 });
  await expectOpens("actions of a report model", page.getByRole("menu"), enter);
  await expectOpens("removal of a report model", dialog, async () => {
    await enter();
    await reach(page, page.getByRole("menuitem", { name: t.remove }), { key: "ArrowDown", within: 3 });
    await enter();
  });
});
