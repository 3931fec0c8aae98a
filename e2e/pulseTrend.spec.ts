import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { fr as words } from "../src/dashboards/client/pulses/texts.fr.ts";
import { paths } from "../src/paths.ts";
import { fr as teams } from "../src/teams/texts.fr.ts";
import { newPage } from "./accounts.ts";
import { createApi, createCaller, enterAs } from "./calling.ts";
import { demoOwner } from "./everyPage.ts";
import { expect, expectAccessible, test } from "./rondo.ts";

const take = async (page: Page, name: string) => {
  await page.getByRole("button", { name: /^Actions pour Résultats/u }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
};

test("the trend of a survey stands on the board, in the hub and with each team, and its results are taken away", async ({
  browser,
  rondo,
}) => {
  const owner = await createCaller();
  await enterAs(owner, rondo, demoOwner);
  const api = createApi(owner, rondo);
  const { items } = await api.teams.list({});
  const team = items.find(({ name }) => name === "Service aux membres");
  const { trend } = await api.pulses.readTrend({});
  if (!team || !trend) throw new Error("the demonstration is not what this expects");
  const openAs = async (who: string) => {
    const page = await newPage(browser, "fr");
    await enterAs(page.context(), rondo, who);
    return page;
  };
  const widget = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

  const page = await openAs(demoOwner);
  for (const path of [paths.reportsHub(), paths.appDashboard()])
    await test.step(`those in charge read it on ${path}, as a chart and as a table`, async () => {
      await page.goto(rondo.url + path);
      const trends = widget(page, words.title);
      await trends.scrollIntoViewIfNeeded();
      await expect(trends.getByText(words.company)).toBeVisible();
      await trends.getByText("Tableau", { exact: true }).click();
      await expect(trends.getByRole("row").nth(1)).toBeVisible();
    });
  await test.step("and follow it to the results, which they take as a table and on paper", async () => {
    await widget(page, words.title).getByText(words.read).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(trend.name.fr);
    const csv = await take(page, "Exporter (CSV)");
    expect(csv.name).toMatch(/^Résultats – Le pouls du mois – .+\.csv$/u);
    expect(csv.content.toString("utf8")).toContain("Personnes sondées");
    const pdf = await take(page, "Télécharger le PDF");
    expect(pdf.content.toString("latin1")).toMatch(/^%PDF/u);
  });
  await test.step("a team manager reads that of a team of theirs, and starts none", async () => {
    const manager = await openAs("camille.tremblay");
    await manager.goto(rondo.url + paths.team(team.id));
    await manager.getByRole("tab", { name: teams.tabs.pulses }).click();
    await expect(manager.getByRole("region", { name: words.titleOfTeam, exact: true })).toBeVisible();
    await expectAccessible(manager, "the surveys of a team");
    await expect(manager.getByText(words.start)).toHaveCount(0);
  });
});
