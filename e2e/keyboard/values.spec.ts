import { paths } from "../../src/paths.ts";
import { fr as library } from "../../src/platform/ui/library/texts.fr.ts";
import { fr as platform } from "../../src/platform/texts.fr.ts";
import { say } from "../../src/platform/texts.ts";
import { fr as kit } from "../../src/platform/ui/texts.fr.ts";
import { fr as t } from "../../src/skills/client/values/texts.fr.ts";
import { fr as catalogue } from "../../src/skills/texts.fr.ts";
import { fr as w } from "../../src/weights/texts.fr.ts";
import { createCompany, buildUniqueAddress } from "../accounts.ts";
import { openScreen, press, reach, test, write } from "../keyboard.ts";
import { expect } from "../rondo.ts";
import { expectOpens } from "./manners.ts";

test("values are written, put in order and weighed by keys @long", async ({ open, started: { rondo } }) => {
  const page = await open();
  const owner = { firstName: "Ginette", lastName: "Roy", email: buildUniqueAddress("ginette") };
  await createCompany(page.context(), rondo, owner, "Forge du Nord");

  await openScreen(page, rondo, paths.values());
  await press(page, page.getByRole("link", { name: t.create }));
  await write(page, page.getByRole("textbox", { name: catalogue.nameFields.fr }), "Parole");
  await write(page, page.getByRole("textbox", { name: t.fields.question.fr }), "Tient parole.");
  await write(
    page,
    page.getByRole("textbox", { name: say("fr", t.fields.behaviourFr, { position: 1 }) }),
    "Note ses promesses.",
  );
  await press(page, page.getByRole("button", { name: t.submit }));
  const cards = page.getByRole("list", { name: t.list }).locator("> li");
  await expect(cards.last()).toContainText("Note ses promesses.");
  await expect(cards.last()).toContainText(catalogue.untranslated);

  await press(page, page.getByRole("button", { name: say("fr", catalogue.moveUp, { name: "Parole" }) }));
  await expect(cards.nth(-2)).toContainText("Parole");
  await press(page, page.getByRole("link", { name: "Parole", exact: true }), "Enter", { key: "Shift+Tab" });
  await expect(page.getByRole("heading", { level: 1, name: "Parole" })).toBeVisible();
  await reach(page, page.getByRole("button", { name: /^Actions pour/ }).first());
  await expectOpens("actions on the page of a value", page.getByRole("menu"), () =>
    page.keyboard.press("Enter"),
  );

  await openScreen(page, rondo, paths.questionCategories());
  const menu = page.getByRole("menu");
  await reach(page, page.getByRole("button", { name: kit.list.more }));
  await expectOpens("restoring a library", page.getByRole("dialog"), async () => {
    await page.keyboard.press("Enter");
    const restore = page.getByRole("menuitem", { name: library.restore });
    await reach(page, restore, { key: "ArrowDown", within: 5 });
    await page.keyboard.press("Enter");
    // It fades over the place where the dialog comes.
    await expect(menu).toBeHidden();
  });

  await openScreen(page, rondo, paths.weightMatrix());
  const cell = (row: string, column: keyof typeof w.groups) =>
    page.getByRole("textbox", { name: `${row}, ${w.groups[column]}`, exact: true });
  const total = (row: string) => page.getByRole("row", { name: row }).locator("td").last();
  await write(page, cell(w.fixedRows.default, "manager"), "30");
  await expect(total(w.fixedRows.default)).toContainText("90\u00A0%\u00A0: il manque 10");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(cell(w.fixedRows.default, "self"), "the row that is wrong").toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("50");
  await expect(total(w.fixedRows.default)).toHaveText("100\u00A0%");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("60");
  await page.keyboard.press("Escape");
  await expect(cell("Se connaître", "peer")).toHaveValue("");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText(say("fr", w.versions.version, { version: 1 }), { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: platform.actions.save })).toHaveCount(0);
});
