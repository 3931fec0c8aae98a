import type { Locator, Page } from "@playwright/test";
import { inspectFocus } from "../keyboard.ts";
import { inspectStop, type Stop } from "../keyboardStop.ts";
import { expect } from "../rondo.ts";
import type { DialogName } from "./everyDialog.ts";

interface DialogBehaviour {
  /** What has the focus once it is closed; what had it before by default. */
  back?: Locator;
  /** Esc does not close it: one of its buttons has to be chosen. */
  mustChoose?: true;
}

/** The focus goes in, Tab and Shift+Tab stay in, Esc closes, and the focus comes back to what opened it. */
export async function expectDialogBehaviour(
  name: DialogName,
  dialog: Locator,
  { back, mustChoose }: DialogBehaviour = {},
): Promise<void> {
  const page = dialog.page();
  // The menu from which it was opened fades over the place where it stands.
  if ((await dialog.getAttribute("role")) !== "menu")
    await expect(page.getByRole("menu").filter({ visible: true })).toHaveCount(0);
  await expectFocusInside(page, dialog);
  await expectFocusKeptInside(page, dialog);
  await page.keyboard.press("Escape");
  if (mustChoose) {
    await expect(dialog).toBeVisible();
    await expectNotOutside(dialog, "Escape");
    return;
  }
  await expect(dialog).toBeHidden();
  if (back) await expect(back, `${name}: what has the focus afterwards`).toBeFocused();
}

/** Opens, looks, closes: what has the focus when this is called has it again afterwards. */
export async function expectOpens(
  name: DialogName,
  dialog: Locator,
  open: () => Promise<void>,
  how: DialogBehaviour = {},
): Promise<void> {
  const page = dialog.page();
  const opener = await getFocus(page);
  const { name: from } = await inspectFocus(page);
  await open();
  await expect(dialog).toBeVisible();
  await expectDialogBehaviour(name, dialog, how);
  if (how.back || how.mustChoose) return;
  await expect
    .poll(() => page.evaluate((element) => element === document.activeElement, opener), {
      message: `${name}: the focus is back on « ${from} »`,
    })
    .toBe(true);
}

export async function expectFocusInside(page: Page, dialog: Locator): Promise<void> {
  await expect
    .poll(() => dialog.evaluate((node) => node.contains(document.activeElement)), {
      message: "the focus is in the dialog",
    })
    .toBe(true);
  expect((await inspectFocus(page)).faults).toEqual([]);
}

const getFocus = (page: Page) => page.evaluateHandle(() => document.activeElement);

/**
 * By Shift+Tab over the beginning, once around by Tab, and back to the end: each stop is looked at, and none is outside. At
 * the beginning Esc may have a tooltip to close first.
 */
async function expectFocusKeptInside(page: Page, dialog: Locator): Promise<void> {
  const stops = await dialog.locator("button, a[href], input, select, textarea, [tabindex='0']").count();
  for (const [key, wrapping, times] of [
    ["Shift+Tab", "forward", 1],
    ["Tab", "back", 2],
    ["Shift+Tab", "forward", 1],
  ] as const)
    for (let presses = 0, rounds = 0; presses <= stops && rounds < times; presses += 1) {
      await page.keyboard.press(key);
      const moved = await expectNotOutside(dialog, key);
      // In a menu, these keys lead nowhere.
      if (presses > 0 && moved === "nowhere") break;
      if (moved === wrapping || moved === "around") rounds += 1;
    }
}

/** Inside, or on the browser's own bar, which a native dialog leaves reachable. */
async function expectNotOutside(dialog: Locator, key: string): Promise<Stop["moved"]> {
  const { isInside, name, faults, moved } = await dialog.evaluate(inspectStop, key);
  expect(isInside || name === "(the page)", `${key} leads out of the dialog, to « ${name} »`).toBe(true);
  expect(faults, `« ${name} »`).toEqual([]);
  return moved;
}
