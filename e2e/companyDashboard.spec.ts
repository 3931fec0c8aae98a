import { fr } from "../src/dashboards/client/board/texts.fr.ts";
import { paths } from "../src/paths.ts";
import { fr as periods } from "../src/platform/ui/periods/texts.fr.ts";
import { enterAs } from "./calling.ts";
import { expect, expectAccessible, test } from "./rondo.ts";

test("the board of a company moves through periods by keys, and a widget that fails leaves the others", async ({
  page,
  rondo,
}) => {
  await enterAs(page.context(), rondo, "helene.gagnon");
  let isDown = true;
  await page.route("**/rpc/dashboards/participation**", (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await page.goto(`${rondo.url}${paths.appDashboard()}?period=quarter&from=2026-04-01`);
  const shown = page.getByRole("status").filter({ hasText: "trimestre" });
  await expect(shown).toHaveText("2ᵉ trimestre 2026");
  const participation = page.getByRole("region", { name: fr.participation.title });
  await expect(participation.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("region", { name: fr.watch.title })).toBeVisible();
  await expect(page.getByRole("region", { name: fr.skills.title })).toBeVisible();

  isDown = false;
  await participation.getByRole("button", { name: "Réessayer" }).click();
  await expect(participation.getByRole("alert")).toHaveCount(0);

  await page.keyboard.press("[");
  await expect(shown).toHaveText("1ᵉʳ trimestre 2026");
  await page.waitForURL("**from=2026-01-01");
  await page.keyboard.press("]");
  await expect(shown).toHaveText("2ᵉ trimestre 2026");
  await page.goBack();
  await expect(shown).toHaveText("1ᵉʳ trimestre 2026");
  await page.getByRole("button", { name: periods.kinds.year }).click();
  await page.waitForURL("**period=year**");
  await expectAccessible(page, "the board of a company");
});

test("the board opens on what is published and says what has moved; its group and grouping are in the address", async ({
  page,
  rondo,
}) => {
  await enterAs(page.context(), rondo, "helene.gagnon");
  await page.goto(rondo.url + paths.appDashboard());
  const changes = page.getByRole("region", { name: fr.changes.title });
  await expect(changes).toContainText("au-delà du hasard");
  const trend = page.getByRole("region", { name: fr.trend.title });
  const open = fr.trend.openNamed.replace("{name}", "Logistique");
  await changes.getByRole("button", { name: open }).click();
  await page.waitForURL(/by=team&cut=team/);
  await expect(trend).toContainText("Logistique");
  const teams = page.getByRole("button", { name: fr.figures.cuts.team, exact: true });
  await expect(teams).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(trend).toContainText("Logistique");
  await expect(teams).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("combobox", { name: fr.trend.cut })).toHaveValue("Logistique");
  await page.goBack();
  await expect(trend).toContainText(fr.figures.company);
  // The same period stands in the head and in each card.
  const shown = await page.getByRole("status").filter({ hasText: "trimestre" }).textContent();
  await expect(changes).toContainText(shown ?? "");
  await page.getByRole("button", { name: periods.kinds.week }).click();
  await expect(changes).toContainText("Une semaine n’a pas de chiffres");
});
