import type { Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { fr as conflict } from "../src/platform/ui/conflict/texts.fr.ts";
import { fr as kit } from "../src/platform/ui/texts.fr.ts";
import { fr as errors } from "../src/pulses/texts/chargeErrors.fr.ts";
import { fr as editor } from "../src/pulses/client/editor/texts.fr.ts";
import { fr as gaps } from "#pulses/client/editor/settings/gaps/texts.fr.ts";
import { fr as t } from "../src/pulses/client/runs/texts.fr.ts";
import { fr as templates } from "../src/pulses/client/templates/texts.fr.ts";
import { newPage } from "./accounts.ts";
import { createApi, enterAs } from "./calling.ts";
import { demoOwner } from "./everyPage.ts";
import { expect, expectAccessible, test } from "./rondo.ts";

const nextMonday = () => {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7));
  return day.toISOString().slice(0, 10);
};
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const rowOf = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });

async function choose(page: Page, name: string, action: string) {
  await rowOf(page, name)
    .getByRole("button", { name: `Actions pour ${name}` })
    .click();
  await page.getByRole("menuitem", { name: action }).click();
}

/** A product of its own: the open survey of the demonstration is closed here. */
test("an owner plans a ready-made survey, skips one, pauses it, reminds, and closes one that is open", async ({
  browser,
  start,
}) => {
  test.slow();
  const { rondo } = await start();
  const page = await newPage(browser, "fr");
  const context = page.context();
  await enterAs(context, rondo, demoOwner);
  const api = createApi(context, rondo).pulses;
  const name = "Relation avec la ou le gestionnaire";
  const expectSaved = () => expect(page.getByRole("status").filter({ hasText: editor.saved })).toBeVisible();

  await test.step("a ready-made survey, two questions of which are changed, every two weeks at nine", async () => {
    await page.goto(rondo.url + paths.pulses());
    await page.waitForURL(`**${paths.pulseRuns()}`);
    await page.getByRole("link", { name: t.create }).click();
    await button(page, templates.library.useNamed.replace("{name}", name)).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    for (const [number, words] of [
      [1, "Je peux parler franchement."],
      [2, "Mes efforts sont vus."],
    ] as const) {
      await button(page, new RegExp(`^Modifier la question ${number}\\b`)).click();
      await page.getByRole("textbox", { name: editor.questions.text.fr }).fill(words);
      // The English of the library does not say that any more: nothing is planned before one has looked at it.
      const gap = gaps.english.replace("{number}", String(number));
      await expect(button(page, gap)).toBeVisible();
      await button(page, editor.review.confirm).click();
      await button(page, editor.questions.close.replace("{number}", String(number))).click();
    }
    await page
      .getByLabel(editor.settings.rhythm.cadence, { exact: true })
      .selectOption({ label: editor.settings.rhythm.cadences.biweekly });
    await page.getByLabel(editor.settings.rhythm.startsOn).fill(nextMonday());
    await expect(
      page.getByText("Toutes les deux semaines, le lundi à 9\u00A0h", { exact: true }),
    ).toBeVisible();
    await expectSaved();
    await button(page, editor.planning.plan).click();
    await page.getByRole("dialog").getByRole("button", { name: editor.planning.plan }).click();
    await expect(page.getByText(editor.planning.running)).toBeVisible();
  });

  await test.step("two people write it at once: what was typed stays until one chooses", async () => {
    const id = page.url().split("/").at(-1) ?? "";
    const { content, plan, version } = await api.readTemplate({ id });
    const meanwhile = { ...content, purpose: { fr: "Écrit ailleurs.", en: null } };
    await api.saveTemplate({ id, version, plan, content: meanwhile });
    await button(page, /^Modifier la question 1\b/).click();
    const field = page.getByRole("textbox", { name: editor.questions.text.fr });
    await field.fill("Écrit ici.");
    const notice = page.getByRole("alert").filter({ hasText: conflict.kept });
    await expect(notice).toBeVisible();
    await expect(field).toHaveValue("Écrit ici.");
    await notice.getByRole("button", { name: conflict.show }).click();
    await expect(notice).toContainText("Écrit ailleurs.");
    await expectAccessible(page, "a pulse survey that another person has changed");
    // Nothing of it leaves before one has chosen, and leaving the page asks.
    await field.fill("Écrit ici, encore.");
    await page.getByRole("link", { name: "Nos modèles" }).click();
    const leaving = page.getByRole("dialog", { name: kit.leaving.title });
    await leaving.getByRole("button", { name: kit.leaving.stay }).click();
    expect((await api.readTemplate({ id })).content.purpose.fr).toBe("Écrit ailleurs.");
    await notice.getByRole("button", { name: conflict.overwrite }).click();
    await expect(notice).toBeHidden();
    await expectSaved();
    const after = await api.readTemplate({ id });
    expect(after.content.questions[0]?.text.fr).toBe("Écrit ici, encore.");
    expect(after.content.purpose).toEqual(content.purpose);
    // The other way: what another person wrote takes the place of what was typed here.
    await api.saveTemplate({ id, version: after.version, plan, content: meanwhile });
    await field.fill("Écrit pour rien.");
    await expect(notice).toBeVisible();
    await button(page, editor.takeTheirs).click();
    await expect(notice).toBeHidden();
    await expect(field).toHaveValue(meanwhile.questions[0]?.text.fr ?? "");
    await expectSaved();
  });

  await test.step("one run is skipped and taken back, the series paused and resumed", async () => {
    await page.goto(rondo.url + paths.pulseRuns());
    await choose(page, name, t.details);
    const drawer = page.getByRole("dialog", { name });
    const days = drawer.getByRole("list", { name: t.series.next }).getByRole("listitem");
    await expect(days).toHaveCount(3);
    await expectAccessible(page, "a series of pulse surveys");
    const first = await days.first().locator("span").first().textContent();
    await days.first().getByRole("button").click();
    await expect(days.first()).toContainText(t.series.skipped);
    await expect(days).toHaveCount(4);
    await days.first().getByRole("button").click();
    await expect(days.first()).toContainText(first ?? "");
    await expect(days).toHaveCount(3);
    await drawer.getByRole("button", { name: t.series.pause }).click();
    await expect(drawer.getByText(t.when.paused)).toBeVisible();
    await expect(days).toHaveCount(0);
    await drawer.getByRole("button", { name: t.series.resume }).click();
    await expect(days).toHaveCount(3);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
  });

  await test.step("a reminder says that it was done, and nothing of how many are left", async () => {
    const [open] = (await api.listRuns({ status: "open" })).items;
    const asked = open?.name.fr ?? "";
    await button(page, t.remind.named.replace("{name}", asked)).click();
    await expect(page.getByText(t.remind.done)).toBeVisible();
    await expect(rowOf(page, asked)).toContainText(errors.pulse_reminded_lately);
    await expectAccessible(page, "the runs of pulse surveys");
    await choose(page, asked, t.close.action);
    await page.getByRole("dialog").getByRole("button", { name: t.close.action }).click();
    const results = page.getByRole("link", { name: t.resultsOf.replace("{name}", asked), exact: true });
    await results.first().click();
    await page.waitForURL(`**${paths.pulseReport(open?.id ?? "")}`);
  });
});
