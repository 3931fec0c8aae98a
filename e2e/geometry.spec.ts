import type { Page } from "@playwright/test";
import { menus } from "../src/app/menu.ts";
import { paths } from "../src/paths.ts";
import { createCompany, newPage, buildUniqueAddress } from "./accounts.ts";
import { createApi, findDemoProfileId, enterAs } from "./calling.ts";
import { demoOwner } from "./everyPage.ts";
import { waitForFontFiles, applyOwnFonts } from "./ownFonts.ts";
import { expect, test } from "./rondo.ts";
import { getWords } from "./words.ts";
import { longUnless } from "./long.ts";

const words = getWords("fr");

/** How much of the work a screen shows: numbers of rows, entries and pixels, in the demonstration. */

const measureBox = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return box;
};
const openList = async (page: Page, url: string) => {
  await page.goto(url);
  await page.locator("main :is(table, [data-opens], h2)").first().waitFor();
  await applyOwnFonts(page);
};

test("lists show 18 rows, the menu every entry, and every view of the evaluations has the same head", async ({
  browser,
  rondo,
}) => {
  const page = await newPage(browser, "fr");
  await enterAs(page.context(), rondo, demoOwner);

  await openList(page, rondo.url + paths.people());
  const inSight = await page
    .locator("tbody tr")
    .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length);
  expect(inSight).toBeGreaterThanOrEqual(18);

  for (const list of [
    paths.people(),
    paths.evaluations(),
    paths.teams(),
    paths.jobPositions(),
    paths.questionCategories(),
    paths.questions(),
  ]) {
    await openList(page, rondo.url + list);
    const { width } = await measureBox(page, "main input[type=search]");
    expect(width, `the search of ${list}`).toBeGreaterThanOrEqual(240);
    expect((await measureBox(page, "main h1")).y, `the title of ${list}`).toBe(73);
  }

  // What each view has at one place: its title, its search, the action; the tabs are the same links.
  const heads: { x: number; y: number; tabs: number[] }[] = [];
  for (const view of [
    paths.evaluations(),
    paths.evaluationsBoard(),
    paths.evaluationsCalendar(),
    paths.campaigns(),
  ]) {
    await openList(page, rondo.url + view);
    const { x, y } = await measureBox(page, "main h1");
    const tabs = await page
      .locator("main h1 ~ nav a")
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().x)));
    heads.push({ x, y, tabs });
  }
  expect(heads).toEqual(heads.map(() => heads[0]));

  // A short page is no longer than the screen, its foot included.
  await openList(page, rondo.url + paths.teams());
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);

  await page.setViewportSize({ width: 1366, height: 768 });
  const entries = page.locator("#menu a");
  const shown = await entries.evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
  for (const { height } of shown) expect(height).toBe(36);
  // Those that are not built yet have their room too, and « Mon équipe » is there.
  const all = menus.admin.length + 1;
  expect((shown.at(-1)?.bottom ?? 0) + (all - shown.length) * 36).toBeLessThanOrEqual(768);

  await page.setViewportSize({ width: 1920, height: 1080 });
  const [main, table] = [await measureBox(page, "main"), await measureBox(page, "main table")];
  expect(table.width).toBeGreaterThan(main.width - 60);
  await page.context().close();
});

test("« À signaler » has its room where something is signalled, and its badge is cut within itself", async ({
  browser,
  rondo,
}) => {
  const page = await newPage(browser, "fr");
  const email = buildUniqueAddress("nadia.owner");
  await createCompany(page.context(), rondo, { firstName: "Nadia", lastName: "Roy", email }, "Les Érables");
  const readHeaders = () =>
    page
      .getByRole("columnheader")
      .evaluateAll((cells) =>
        cells.map((cell) => ({ text: cell.textContent, x: cell.getBoundingClientRect().x })),
      );
  await createApi(page.context(), rondo).people.invite({
    firstName: "Luc",
    lastName: "Roy",
    email: buildUniqueAddress("luc.roy"),
  });
  await openList(page, `${rondo.url}${paths.people()}?search=${encodeURIComponent(email)}`);
  const bare = await readHeaders();
  expect(bare.map(({ text }) => text)).not.toContain(words.people.columns.exceptions);

  await openList(page, rondo.url + paths.people());
  const signalling = await readHeaders();
  expect(signalling.map(({ text }) => text)).toContain(words.people.columns.exceptions);
  // What stands before takes the room of nothing else: only the teams give some of theirs.
  const selectCommon = (all: typeof bare) =>
    all.slice(0, -1).filter(({ text }) => bare.some((one) => one.text === text));
  expect(selectCommon(signalling)).toEqual(selectCommon(bare));

  const badge = page.locator("tbody td > span:has(> svg)");
  await page
    .locator("col")
    .nth(-2)
    .evaluate((column) => (column.style.width = "90px"));
  const room = await badge.evaluate((element) => {
    const cell = element.parentElement;
    if (!cell) throw new Error("it stands in a cell");
    const end = cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingRight);
    return end - element.getBoundingClientRect().right;
  });
  expect(room).toBeGreaterThanOrEqual(0);
  await page.context().close();
});

test("a press anywhere in a row opens it; words can be selected, and its own controls act by themselves", async ({
  browser,
  rondo,
}) => {
  const page = await newPage(browser, "fr");
  await enterAs(page.context(), rondo, demoOwner);
  await openList(page, `${rondo.url}${paths.people()}?search=amina.diallo`);
  const row = page.locator("tbody tr");
  const job = row.locator("td").nth(1);

  await row.getByRole("checkbox").click();
  await expect(row.getByRole("checkbox")).toBeChecked();
  const words = await measureBox(page, "tbody td:nth-of-type(2)");
  const middle = words.y + words.height / 2;
  await page.mouse.move(words.x + 12, middle);
  await page.mouse.down();
  await page.mouse.move(words.x + 90, middle, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).not.toBe("");
  await page.evaluate(() => getSelection()?.removeAllRanges());
  expect(new URL(page.url()).pathname).toBe(paths.people());

  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    job.click({ modifiers: ["ControlOrMeta"] }),
  ]);
  expect(new URL(tab.url()).pathname).toMatch(/^\/app\/users\/[-\da-f]{36}$/);
  await tab.close();
  expect(new URL(page.url()).pathname).toBe(paths.people());

  await job.click();
  await expect(page.getByRole("heading", { level: 1, name: "Amina Diallo" })).toBeVisible();
  await page.context().close();
});

test("pages of settings have one list at their left and one left edge; on a phone the list is the first page @long", async ({
  browser,
  rondo,
}) => {
  const page = await newPage(browser, "fr");
  await enterAs(page.context(), rondo, demoOwner);
  const pages = [
    paths.settings({ part: "display" }),
    paths.settings({ part: "notifications" }),
    paths.profile(),
    paths.security(),
    paths.companySettings(),
  ];
  const list = page.getByRole("navigation", { name: words.settings.title });
  /** Where words begin, whatever the padding before them. */
  const measureEdges = (selector: string) =>
    page.locator(`main ${selector}`).evaluateAll((elements) =>
      elements.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return Math.round(range.getBoundingClientRect().x);
      }),
    );
  for (const at of [...pages, paths.editProfile()]) {
    await openList(page, rondo.url + at);
    const title = await measureBox(page, "main h1");
    expect({ x: title.x, y: title.y }, at).toEqual({ x: 512, y: 73 });
    expect(new Set(await measureEdges("h2")), at).toEqual(new Set([512]));
    const widths = await page
      .locator("main section")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
    for (const width of widths) expect(width, at).toBe(640);
    expect(await measureEdges(".mantine-Switch-description"), at).toEqual(
      await measureEdges(".mantine-Switch-body:has(.mantine-Switch-description) .mantine-Switch-label"),
    );
    const links = await list
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links, at).toEqual(pages);
    await expect(list.locator("[aria-current]"), at).toHaveCount(1);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(rondo.url + paths.settings());
  await expect(page.getByRole("heading", { level: 1, name: words.settings.title })).toBeVisible();
  const company = page.getByRole("main").locator(`a[href="${paths.companySettings()}"]`);
  await company.click();
  await expect(
    page.getByRole("heading", { level: 1, name: words.settings.pages.company.label }),
  ).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: words.settings.title }).click();
  await expect(company).toBeVisible();
  await page.context().close();

  const phone = await newPage(browser, "fr", { width: 390, height: 844 });
  await enterAs(phone.context(), rondo, "noemie.fortin");
  await phone.goto(rondo.url + paths.settings());
  await expect(phone.getByRole("main").getByRole("listitem")).toHaveCount(4);
  await phone.context().close();
});

/** Adds up the layout shifts of each page without any input, from its first paint. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    let sum = 0;
    Reflect.set(window, "shifts", sum);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
      Reflect.set(window, "shifts", sum);
    }).observe({ type: "layout-shift", buffered: true });
  });

async function measureShift(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await page.locator("h1").first().waitFor();
  await page.waitForLoadState("networkidle");
  // Untouched: after a click they may move a line (platform/client/fonts.ts).
  await waitForFontFiles(page);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return page.evaluate(() => Reflect.get(window, "shifts") as number);
}

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
])
  test(`nothing moves when its data come, ${viewport.width} px${longUnless(viewport.width === 1280)}`, async ({
    browser,
    rondo,
  }) => {
    const page = await newPage(browser, "fr", viewport);
    await countShifts(page);
    expect(await measureShift(page, rondo.url + paths.home()), "the public home").toBeLessThanOrEqual(0.01);
    await enterAs(page.context(), rondo, demoOwner);
    const person = await findDemoProfileId(rondo, "camille.tremblay");
    for (const path of [
      paths.dashboard(),
      paths.evaluationsBoard(),
      paths.person(person),
      paths.emailTest(),
      paths.myEvaluations(),
    ])
      expect(await measureShift(page, rondo.url + path), path).toBeLessThanOrEqual(0.01);
    await page.context().close();
  });
