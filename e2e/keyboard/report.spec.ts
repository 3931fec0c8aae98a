import type { Locator, Page } from "@playwright/test";
import { paths } from "../../src/paths.ts";
import { fr as explain } from "../../src/reports/client/explain/texts.fr.ts";
import { createApi, enterAs } from "../calling.ts";
import { expectArrival, inspectFocus, press, reach, test, words } from "../keyboard.ts";
import { expect } from "../rondo.ts";
import { getToggle } from "../reportSections.ts";
import { toPattern } from "../words.ts";
import { expectOpens } from "./manners.ts";

/** A report is read without a mouse, and without its drawings: every figure stands in a table. */

const { reports: t } = words;

/** The rows of a table, cell by cell, as they are read. */
const readRows = (table: Locator): Promise<string[][]> =>
  table.locator("tbody tr").evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll("th, td")].map((cell) => {
        const read = cell.cloneNode(true) as Element;
        for (const silent of read.querySelectorAll("[aria-hidden=true]")) silent.remove();
        return (read.textContent ?? "").replaceAll(/\s+/g, " ").trim();
      }),
    ),
  );
const readSentence = async (figure: Locator) =>
  ((await figure.locator("figcaption").textContent()) ?? "").replaceAll(/\s+/g, " ").trim();

/** « C’est en {skill} que votre regard et celui des autres s’éloignent le plus : {gap}. » taken apart. */
function parseSentence(sentence: string, text: string): string[] {
  const found = toPattern(text).exec(sentence);
  expect(found, `« ${sentence} » says what « ${text} » does`).not.toBeNull();
  const holes = text
    .replaceAll("\u00A0", " ")
    .replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&")
    .replaceAll(/\{\w+\}/g, "(.+?)");
  return (new RegExp(`${holes}$`).exec(sentence) ?? []).slice(1);
}

async function openReport(page: Page, url: string) {
  await page.goto(url);
  await press(page, page.getByRole("button", { name: t.before.read }));
  await expectArrival(page, "Camille Tremblay");
}

test("each chart of a report is reached by keys, and its table says what its sentence says", async ({
  open,
  started: { rondo },
}) => {
  const page = await open();
  await enterAs(page.context(), rondo, "camille.tremblay");
  const { aboutMe } = await createApi(page.context(), rondo).answers.mine({});
  const id = aboutMe.find(({ name }) => name === "Bilan d’automne")?.evaluationId ?? "";
  await openReport(page, rondo.url + paths.report(id));

  await reach(page, page.getByRole("button", { name: t.pdf.download }));
  await expect(page.getByRole("button", { name: t.pdf.download })).not.toHaveAttribute("aria-disabled");
  await reach(page, page.getByRole("button", { name: t.print }));

  // The main chart is a table; its sentence names the largest gap of its rows.
  const views = page.getByRole("figure", { name: t.views.title });
  const table = await readRows(views.getByRole("table"));
  const [skill = "", gap] = parseSentence(await readSentence(views), t.views.largest);
  expect(table.find(([first]) => first?.startsWith(skill))?.at(-1)).toBe(gap);
  // Of an interval, its far end: the largest gap is larger than anything another one may be.
  const parseLargestFigure = (cell = "") =>
    Math.max(0, ...(cell.match(/\d+,\d/g) ?? []).map((figure) => Number(figure.replace(",", "."))));
  expect(parseLargestFigure(gap)).toBe(Math.max(...table.map((row) => parseLargestFigure(row.at(-1)))));
  const sort = page.getByLabel(t.views.sort);
  await reach(page, sort);
  await page.keyboard.type(t.views.orders.name);
  await expect(sort.locator("option:checked")).toHaveText(t.views.orders.name);
  const names = (await readRows(views.getByRole("table"))).map(([first = ""]) => first);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "fr")));

  // T shows the numbers in the place of the drawing, from anywhere, and what is shown is said.
  const show = (name: string) => page.getByRole("button", { name, exact: true });
  const numbers = views.getByRole("columnheader", { name: t.views.others });
  const isDrawn = () => views.locator("svg[height='50']").first().isVisible();
  expect([await isDrawn(), (await numbers.boundingBox())?.width]).toEqual([true, 1]);
  await press(page, show(words.charts.table), "Space", { key: "Shift+Tab" });
  await expect(show(words.charts.table)).toHaveAttribute("aria-pressed", "true");
  expect([await isDrawn(), (await numbers.boundingBox())?.width === 1]).toEqual([false, false]);
  await page.keyboard.press("t");
  await expect(show(words.charts.chart)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("heading", { name: t.views.title })).toBeFocused();

  // A row opens in its place: its name keeps the focus, and Escape closes it from within.
  const row = views.getByRole("button", { name: skill, exact: true });
  await press(page, row, "Enter");
  await expect(row).toHaveAttribute("aria-expanded", "true");
  await expect.poll(async () => (await inspectFocus(page)).faults).toEqual([]);
  const opened = views.locator("tbody", { has: page.getByRole("button", { name: skill, exact: true }) });
  await expect(opened.getByRole("table").first()).toBeVisible();
  // Each question writes the number of every mark that it draws; its levels are read with their counts.
  const [questions = []] = await Promise.all(
    (await opened.getByRole("row").nth(1).getByRole("table").all()).map(readRows),
  );
  expect(questions.length).toBeGreaterThan(3);
  // A question of another kind has what was chosen in the place of its strip.
  const strips = questions.filter(([, drawing]) => drawing === "");
  for (const [question, , ...figures] of strips)
    for (const figure of figures) expect(figure, question).toMatch(/^(?:entre )?\d|^masqué|^sans réponse/);
  const levels = opened.getByRole("list", { name: toPattern(t.skills.distribution) }).first();
  await expect(levels.getByRole("listitem")).toHaveText([
    /^1 · .+ sur \d+$/,
    /^2/,
    /^3/,
    /^4/,
    /^5 · .+ · \d+$/,
  ]);
  await page.keyboard.press("Escape");
  await expect(row).toHaveAttribute("aria-expanded", "false");
  await expect(row).toBeFocused();

  // The gap beside it says where it comes from.
  await reach(page, opened.getByRole("button", { name: /^entre [−+]\d,\d et [−+]\d,\d$/ }).first());
  await expectOpens("explanation of a figure", page.getByRole("dialog", { name: explain.title }), () =>
    page.keyboard.press("Enter"),
  );

  // Values and objectives: the sentence repeats the last row.
  for (const title of [t.values.title, t.objectives.title]) {
    await press(page, getToggle(page, title), "Enter");
    const figure = page.getByRole("figure", { name: title });
    const last = (await readRows(figure.getByRole("table"))).at(-1) ?? [];
    const [self] = parseSentence(
      await readSentence(figure),
      t.together.you.replace("{others}", "les autres"),
    );
    expect(last[2]).toBe(self);
  }
  // A row of figures is one stop: arrows lead along it, Tab to the next row.
  const valueRows = page.getByRole("figure", { name: t.values.title }).getByRole("row");
  const getFigure = (row: number, at: number) => valueRows.nth(row).getByRole("button").nth(at);
  await reach(page, getFigure(2, 0), { key: "Shift+Tab", within: 200 });
  await page.keyboard.press("ArrowRight");
  await expect(getFigure(2, 1)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(getFigure(3, 0)).toBeFocused();

  // The menu of sections: each leads to its title, which takes the focus clear of the bars; J and K go on and back.
  const menu = page.getByRole("navigation", { name: t.sections.label });
  await press(page, menu.getByRole("link", { name: t.sections.comments }), "Enter", {
    key: "Shift+Tab",
    within: 200,
  });
  const heading = (name: string) => page.getByRole("heading", { name, level: 2, exact: true });
  await expect(heading(t.comments.title)).toBeFocused();
  await page.keyboard.press("j");
  await expect(heading(t.comments.title)).not.toBeFocused();
  await expect(page.locator("h2:focus")).toBeVisible();
  await page.keyboard.press("k");
  await expect(heading(t.comments.title)).toBeFocused();
  const clear = await heading(t.comments.title).evaluate((title) => {
    const { left, top, height } = title.getBoundingClientRect();
    return title.contains(document.elementFromPoint(left + 4, top + height / 2));
  });
  expect(clear, "the title stands clear of the bars").toBe(true);
  await press(page, page.getByRole("combobox", { name: t.comments.filter, exact: true }), "End");
});
