import { paths } from "../src/paths.ts";
import { listMisfits, narrow } from "./reflow.ts";
import { expect, expectAccessible, test } from "./rondo.ts";

test("a figure of a report says where it comes from, by the keyboard and on a telephone", async ({
  page,
  rondo,
}) => {
  await page.goto(rondo.url + paths.exampleReport());
  const figure = page
    .locator("main button[aria-haspopup=dialog]:visible")
    .filter({ hasText: /\d,\d$/ })
    .first();
  const panel = page.getByRole("dialog", { name: "Explique ce chiffre" });

  await figure.focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("heading")).toBeFocused();
  // The number that was pressed, and a way to it.
  await expect(panel.getByRole("heading")).toContainText((await figure.innerText()).trim());
  await expect(panel).toContainText(/÷|moins/);
  await expectAccessible(page, "explanation of a figure");

  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(figure).toBeFocused();

  await page.setViewportSize(narrow);
  await figure.press("Enter");
  await expect(panel).toBeVisible();
  expect(await listMisfits(page)).toEqual([]);
  await panel.getByRole("button", { name: "Fermer" }).click();
  await expect(panel).toBeHidden();
  await expect(figure).toBeFocused();
});
