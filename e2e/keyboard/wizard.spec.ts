import type { Page } from "@playwright/test";
import { paths } from "../../src/paths.ts";
import { enterAs } from "../calling.ts";
import {
  chooseRadio,
  openScreen,
  expectArrival,
  expectFocusKept,
  press,
  reach,
  take,
  test,
  words,
  write,
} from "../keyboard.ts";
import { expect } from "../rondo.ts";
import { toPattern } from "../words.ts";

/** An evaluation is prepared, its questions put in order in every way that keys allow, and launched. */

const { evaluations: t } = words;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const readOrder = (page: Page) => page.locator("ol li p:first-child").allTextContents();
const formatPosition = (text: string, position: number) => text.replace("{position}", String(position));
const swapItems = (list: readonly string[], a: number, b: number) =>
  list.map((value, index) => (index === a ? list[b] : index === b ? list[a] : value));

/** Types a first name; Enter takes the first who is found, and the field then bears their whole name. */
async function pick(page: Page, label: string, name: string) {
  const field = page.getByRole("combobox", { name: new RegExp(`^${label}`) });
  await write(page, field, name);
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue(new RegExp(`^${name} \\S`));
  await expect(field).toBeFocused();
}

test("an evaluation is prepared and launched by keys, its questions moved by each of the three ways", async ({
  open,
  started: { rondo },
}) => {
  const page = await open();
  await enterAs(page.context(), rondo, "helene.gagnon");
  await openScreen(page, rondo, paths.createEvaluation());
  const name = page.getByRole("textbox", { name: t.information.name });
  await write(page, name, "Bilan au clavier");
  await page.waitForURL(/\/edit/);
  // The draft is made while one types: the field stays the same.
  await expect(name).toBeFocused();
  const types = page.getByRole("group", { name: t.information.type });
  await chooseRadio(page, types, types.getByRole("radio", { name: new RegExp(`^${t.types.peer}`) }).first());
  await pick(page, t.information.subject, "Camille");
  await press(page, button(page, t.information.presets.twoWeeks));
  await page.keyboard.press("ControlOrMeta+Enter");
  await expectArrival(page, t.wizard.stepNames.skills);

  await write(page, page.getByRole("searchbox", { name: t.skills.search }), "ecoute");
  await press(page, button(page, t.skills.addNamed.replace("{name}", "Écoute")));
  await expect(page.getByText(t.skills.present).first()).toBeVisible();
  await expectFocusKept(page, "adding a skill");
  await expect.poll(() => readOrder(page)).not.toHaveLength(0);
  let now = await readOrder(page);
  const expectMoved = (position: number) =>
    expect(
      page
        .getByText(
          t.skills.moved.replace("{position}", String(position)).replace("{total}", String(now.length)),
        )
        .first(),
    ).toBeAttached();

  // Alt and an arrow, on the handle.
  const handle = (position: number) => button(page, formatPosition(t.skills.drag, position));
  await reach(page, handle(1));
  await page.keyboard.press("Alt+ArrowDown");
  now = swapItems(now, 0, 1) as string[];
  await expect.poll(() => readOrder(page)).toEqual(now);
  await expect(handle(2)).toBeFocused();
  await expectMoved(2);

  // Space takes it, the arrows carry it, Space puts it down; Escape changes nothing.
  await take(page, /Question saisie/);
  await page.keyboard.press("ArrowDown");
  await expectMoved(3);
  await page.keyboard.press("Space");
  now = swapItems(now, 1, 2) as string[];
  await expect.poll(() => readOrder(page)).toEqual(now);
  await expect(handle(3)).toBeFocused();
  await take(page, /Question saisie, en position 3/);
  await page.keyboard.press("ArrowUp");
  await expectMoved(2);
  await page.keyboard.press("Escape");
  await expect(page.getByText(t.skills.cancelled)).toBeAttached();
  await expect(handle(3)).toBeFocused();
  expect(await readOrder(page)).toEqual(now);

  // The buttons, which keep the focus and follow the question.
  const up = (position: number) => button(page, formatPosition(t.skills.up, position));
  await reach(page, up(3));
  await page.keyboard.press("Enter");
  now = swapItems(now, 2, 1) as string[];
  await expect.poll(() => readOrder(page)).toEqual(now);
  await expect(up(2)).toBeFocused();
  const down = (position: number) => button(page, formatPosition(t.skills.down, position));
  await press(page, down(2), "Space");
  now = swapItems(now, 1, 2) as string[];
  await expect.poll(() => readOrder(page)).toEqual(now);
  await expect(down(3)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+Enter");
  await expectArrival(page, t.wizard.stepNames.participation);

  for (const person of ["Noémie", "Mathieu"]) {
    const field = page.getByRole("combobox", { name: new RegExp(`^${t.participation.lanes.add.peer}`) });
    await write(page, field, person);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: new RegExp(`^Retirer ${person}`) })).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("");
  }
  await press(page, page.getByRole("button", { name: /^Retirer Mathieu/ }));
  await expect(page.getByRole("button", { name: /^Retirer Mathieu/ })).toBeHidden();
  await expectFocusKept(page, "removing somebody");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expectArrival(page, t.wizard.stepNames.summary);

  // Back by a step of the list, the order is what it was; then forward again.
  const toSkills = page.getByRole("main").getByRole("link", { name: toPattern(t.wizard.stepNames.skills) });
  await press(page, toSkills.first());
  await expectArrival(page, t.wizard.stepNames.skills);
  await expect.poll(() => readOrder(page)).toEqual(now);
  await press(page, page.getByRole("link", { name: toPattern(t.wizard.stepNames.summary) }));
  await expectArrival(page, t.wizard.stepNames.summary);
  await press(page, button(page, t.summary.launch));
  const dialog = page.getByRole("dialog");
  await press(page, dialog.getByRole("checkbox", { name: t.launch.acceptSmall }), "Space", {
    key: "Shift+Tab",
  });
  await press(page, dialog.getByRole("button", { name: t.launch.send }));
  await page.waitForURL(/\/app\/evaluations\/[0-9a-f-]{36}$/);
  await expectArrival(page, "Bilan au clavier");
});
