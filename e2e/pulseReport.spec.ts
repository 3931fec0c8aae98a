import type { Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { fr as mine } from "../src/pulses/client/mine/texts.fr.ts";
import { fr as t } from "../src/pulses/client/report/texts.fr.ts";
import { newPage } from "./accounts.ts";
import { createApi, createCaller, enterAs } from "./calling.ts";
import { demoOwner } from "./everyPage.ts";
import { expect, expectAccessible, test } from "./rondo.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });
const table = (page: Page) => page.getByRole("grid", { name: t.compare.means });

test("results are read by the owner, by a team manager with their own team, and by those asked once they are published", async ({
  browser,
  rondo,
}) => {
  const owner = await createCaller();
  await enterAs(owner, rondo, demoOwner);
  const { items } = await createApi(owner, rondo).pulses.listRuns({ status: "closed" });
  const monthly = items.filter(({ name }) => name.fr === "Le pouls du mois");
  const [last, unpublished] = [monthly[0], monthly.find(({ isPublished }) => !isPublished)];
  if (!last || !unpublished) throw new Error("the demonstration is not what this expects");
  const open = async (who: string, id: string) => {
    const page = await newPage(browser, "fr");
    await enterAs(page.context(), rondo, who);
    await page.goto(rondo.url + paths.pulseReport(id));
    return page;
  };
  const title = t.title.replace("{name}", last.name.fr);

  await test.step("the owner reads the whole and every part, and looks through it with keys", async () => {
    const page = await open(demoOwner, last.id);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(`${last.answers} personnes sur ${last.asked} ont répondu`)).toBeVisible();
    await expectAccessible(page, "the results of a pulse survey");
    await expect(heading(page, t.highlights.title)).toBeVisible();
    await page.getByText(t.highlights.why).first().click();
    const chart = page.getByRole("slider").first();
    await expect(chart).toBeVisible();
    await page.keyboard.press("t");
    await expect(chart).toBeHidden();
    await page.keyboard.press("t");
    await expect(chart).toBeVisible();
    await page.keyboard.press("j");
    await expect(heading(page, "Ce que nous retenons")).toBeVisible();
    await heading(page, t.compare.title).scrollIntoViewIfNeeded();
    await page.getByText(t.compare.kinds.team, { exact: true }).first().click();
    await expect(table(page).getByRole("row").filter({ hasText: "Service aux membres" })).toBeVisible();
    await expect(heading(page, t.comments.title)).toBeVisible();
    await expectAccessible(page, "the results of a pulse survey, to its end");
  });

  await test.step("a team manager reads the whole and the teams that they manage", async () => {
    const page = await open("camille.tremblay", last.id);
    await heading(page, t.compare.title).scrollIntoViewIfNeeded();
    const rows = table(page).getByRole("rowheader");
    await expect(rows).toHaveText([t.compare.whole, "Atelier de réparation", "Service aux membres"]);
  });

  await test.step("one who was asked finds nothing before publication, and the whole afterwards", async () => {
    const page = await open("noemie.fortin", unpublished.id);
    await expect(page.getByRole("heading", { level: 1, name: t.absent })).toBeVisible();
    await page.goto(rondo.url + paths.pulseReport(last.id));
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(heading(page, t.questions.title)).toBeVisible();
    await expect(heading(page, t.method.title)).toBeVisible();
    await expect(heading(page, t.compare.title)).toHaveCount(0);
  });

  await test.step("and finds it again, among the surveys that they were asked, with keys alone", async () => {
    const page = await newPage(browser, "fr");
    await enterAs(page.context(), rondo, "noemie.fortin");
    await page.goto(rondo.url + paths.dashboard());
    await page.getByRole("navigation").getByRole("link", { name: mine.title, exact: true }).click();
    const list = page
      .getByRole("grid", { name: mine.caption })
      .or(page.getByRole("table", { name: mine.caption }));
    await expect(list.getByRole("link", { name: last.name.fr, exact: true })).toHaveCount(5);
    await expect(list.getByRole("link", { name: new RegExp(`^${mine.answer}`) })).toHaveCount(1);
    await expectAccessible(page, "the surveys of a person who is asked");
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  });
});
