import { paths } from "../src/paths.ts";
import { listMisfits, narrow } from "./reflow.ts";
import { openSection } from "./reportSections.ts";
import { expect, expectAccessible, test } from "./rondo.ts";

test("a figure of a report says where it comes from, by the keyboard and on a telephone", async ({
  page,
  rondo,
}) => {
  await page.goto(rondo.url + paths.exampleReport());
  // The gap of a skill, as it is heard: its range is drawn shorter.
  const figure = page.getByRole("button", { name: /^entre [−+]\d,\d et [−+]\d,\d$/ }).first();
  const panel = page.getByRole("dialog", { name: "Explique ce chiffre" });

  await figure.focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("heading")).toBeFocused();
  // The figure that was pressed, and the way to it.
  await expect(panel.getByRole("heading")).toContainText(/^Écart\s· .+entre [−+]/);
  await expect(panel).toContainText(/÷ \d+/);
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

  // What changed since an earlier report is explained too.
  await openSection(page, /^Depuis /);
  await page.getByRole("button", { name: "Voir chaque compétence" }).click();
  await page.getByRole("button", { name: "+1,0, plus haut" }).click();
  await expect(panel).toContainText(/Maintenant4,3/);
  await expectAccessible(page, "explanation of a change");
  expect(await listMisfits(page)).toEqual([]);
});
