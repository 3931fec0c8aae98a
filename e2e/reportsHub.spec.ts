import { fr } from "../src/dashboards/client/hub/texts.fr.ts";
import { fr as files } from "../src/dashboards/server/exports/texts.fr.ts";
import { fr as exports } from "../src/exports/texts.fr.ts";
import { fr as evaluations } from "../src/evaluations/texts.fr.ts";
import { fr as kit } from "../src/platform/ui/texts.fr.ts";
import { formatPeriod } from "../src/platform/formatPeriod.ts";
import { movePeriod } from "../src/platform/periods.ts";
import { paths } from "../src/paths.ts";
import { createApi, enterAs } from "./calling.ts";
import { expect, expectAccessible, test } from "./rondo.ts";

test("an owner goes through the periods of the hub by keyboard, and takes its figures to Excel", async ({
  page,
  rondo,
}) => {
  await enterAs(page.context(), rondo, "helene.gagnon");
  const { told } = await createApi(page.context(), rondo).analytics.changes({ kind: "month" });
  const last = { kind: "month", start: told!.last } as const;
  const [before, period] = [movePeriod(last, -1), last].map((one) => formatPeriod("fr", one));
  // It opens on the last month of which anything is published.
  await page.goto(`${rondo.url}${paths.reportsHub()}?period=month`);
  const shown = page.getByRole("status").filter({ hasText: /^\S+ \d{4}$/ });
  await expect(shown).toHaveText(period!);
  await page.keyboard.press("[");
  await expect(shown).toHaveText(before!);
  await page.keyboard.press("]");
  await expect(shown).toHaveText(period!);
  await page.getByRole("button", { name: fr.export.open, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: fr.export.title.replace("{period}", period!) });
  await dialog.getByLabel(fr.export.contents).selectOption("direction");
  const asked = page.waitForResponse(/\/rpc\/exports\/start$/);
  await dialog.getByRole("button", { name: fr.export.open }).click();
  await asked;
  await page.goto(rondo.url + paths.files());
  const name = files.figures.titles.direction.replace("{period}", period!);
  const taken = page.waitForEvent("download");
  await page
    .getByRole("button", { name: exports.downloadNamed.replace("{title}", `${name} (Excel)`) })
    .click();
  expect((await taken).suggestedFilename()).toBe(`${name}.xlsx`);
  await page.goto(rondo.url + paths.reportsByPerson());
  await expect(page.getByRole("table")).toBeVisible();
  await expectAccessible(page, "Rapports par personne");
  const filter = page.locator("[data-filter]");
  await filter.click();
  await page.getByRole("menuitemradio", { name: evaluations.statuses.completed }).click();
  await expect(page).toHaveURL(/state=completed/);
  await filter.click();
  await page.getByRole("menuitem", { name: fr.people.period.more }).click();
  const choice = page.getByRole("dialog", { name: fr.people.period.title });
  await choice.getByText("Année", { exact: true }).click();
  await choice.getByRole("button", { name: fr.people.period.show }).click();
  await expect(page).toHaveURL(/period=year\.\d{4}-01-01/);
  await page.goto(`${rondo.url}${paths.reportsByPerson()}?state=archived&period=month.2020-01-01`);
  await page.getByRole("button", { name: kit.list.clear }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.reportsByPerson()}$`));
});
