import type { Locator, Page } from "@playwright/test";
import { inspectFocus } from "../keyboard.ts";
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
  const stops = await dialog.locator("button, a[href], input, select, textarea, [tabindex='0']").count();
  for (const key of ["Tab", "Shift+Tab"])
    for (let presses = 0; presses <= stops; presses += 1) {
      await page.keyboard.press(key);
      await expectNotOutside(page, dialog, key);
    }
  await page.keyboard.press("Escape");
  if (mustChoose) {
    await expect(dialog).toBeVisible();
    await expectNotOutside(page, dialog, "Escape");
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
  const opener = await page.evaluateHandle(() => document.activeElement);
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

/** Inside, or on the browser's own bar, which a native dialog leaves reachable. */
async function expectNotOutside(page: Page, dialog: Locator, key: string): Promise<void> {
  const outside = await dialog.evaluate(
    (node) =>
      document.activeElement !== document.body &&
      !node.contains(document.activeElement) &&
      document.activeElement?.textContent,
  );
  expect(outside, `${key} leads out of the dialog`).toBe(false);
  const { name, faults } = await inspectFocus(page, key);
  expect(faults, `« ${name} »`).toEqual([]);
}
