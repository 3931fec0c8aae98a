import { expect, type Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import type { Rondo } from "./product.ts";
import { listMisfits, narrow } from "./reflow.ts";
import { expectAccessible, applyView } from "./rondo.ts";
import { toPattern, type Words } from "./words.ts";

interface Plan {
  name: string;
  subject: string;
  skills: readonly string[];
  objective: string;
  invited: readonly { name: string; role: "manager" | "peer" | "direct_report" }[];
}

/** Three lanes beside each other, and one under the other: an address is cut, and widens none of them. */
async function expectFits(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (!size) return;
  for (const width of [1280, narrow.width]) {
    await applyView(page, null, width);
    expect(await listMisfits(page), `wizard, participation, ${width} px`).toEqual([]);
  }
  await applyView(page, null, size.width, size.height);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** The four steps of the wizard, then the launch. Answers the id of the evaluation. */
export async function prepareAndLaunch(
  page: Page,
  rondo: Rondo,
  { evaluations: t }: Words,
  plan: Plan,
): Promise<string> {
  await page.goto(rondo.url + paths.createEvaluation());
  await page.getByRole("textbox", { name: t.information.name }).fill(plan.name);
  // The draft exists from the first field on; what is typed stays.
  await page.waitForURL(/\/edit/);
  await expect(page.getByRole("textbox", { name: t.information.name })).toHaveValue(plan.name);
  await page.getByRole("radio", { name: new RegExp(`^${t.types.full.replace(/[()]/g, "\\$&")}`) }).check();
  await page.getByRole("combobox", { name: new RegExp(`^${t.information.subject}`) }).fill(plan.subject);
  await page.getByRole("option", { name: new RegExp(plan.subject) }).click();
  await page.getByRole("button", { name: t.information.presets.twoWeeks }).click();
  await expectAccessible(page, "wizard, information");
  await page.getByRole("button", { name: t.wizard.next }).click();

  for (const skill of plan.skills) {
    await page.getByRole("searchbox", { name: t.skills.search }).fill(skill);
    await page.getByRole("button", { name: t.skills.addNamed.replace("{name}", skill), exact: true }).click();
    await expect(page.getByRole("heading", { name: skill }).first()).toBeVisible();
  }
  await page.getByRole("searchbox", { name: t.skills.search }).fill("");
  const objectives = page.getByRole("switch", { name: t.dimensions.objectives });
  if (!(await objectives.isChecked())) await objectives.click();
  await page.getByRole("textbox", { name: t.skills.objectiveFr }).fill(plan.objective);
  await page.getByRole("button", { name: t.skills.addObjective }).click();
  await expect(page.getByText(plan.objective).first()).toBeVisible();
  const moveDown = page.getByRole("button", { name: toPattern(t.skills.down) }).first();
  await moveDown.click();
  await expectAccessible(page, "wizard, skills");
  await page.getByRole("button", { name: t.wizard.next }).click();

  for (const { name, role } of plan.invited) {
    await page.getByRole("combobox", { name: toPattern(t.participation.lanes.add[role]) }).fill(name);
    await page.getByRole("option", { name: new RegExp(name) }).click();
    await expect(
      page.getByRole("button", { name: new RegExp(`^${t.participation.remove.replace("{name}", name)}`) }),
    ).toBeVisible();
  }
  await expectAccessible(page, "wizard, participation");
  await expectFits(page);
  await page.getByRole("button", { name: t.wizard.next }).click();

  await expectAccessible(page, "wizard, summary");
  await page.getByRole("button", { name: t.summary.launch }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: t.launch.acceptSmall }).check();
  await dialog.getByRole("button", { name: t.launch.send }).click();
  await page.waitForURL(/\/app\/evaluations\/[0-9a-f-]{36}$/);
  await expectAccessible(page, "control room");
  return page.url().split("/").at(-1) ?? "";
}
