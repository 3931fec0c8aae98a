import path from "node:path";
import { pathToFileURL } from "node:url";
import { fr as launch } from "../../src/development/client/checkpoint/launch/texts.fr.ts";
import { fr as t } from "../../src/development/client/checkpoint/texts.fr.ts";
import { fr as plan } from "../../src/development/client/plan/texts.fr.ts";
import { paths } from "../../src/paths.ts";
import { createApi, enterAs, readProfileId } from "../calling.ts";
import { openContent, openScreen, press, reach, test } from "../keyboard.ts";
import { expect, expectAccessible } from "../rondo.ts";
import { expectOpens } from "./manners.ts";

/** Four months after the report of Mathieu. */
const later = {
  NODE_OPTIONS: `--import=${String(pathToFileURL(path.resolve(import.meta.dirname, "../clockAhead.mjs")))}`,
  RONDO_E2E_DAYS_AHEAD: "95",
};

test("months after a report its person takes stock again, and who led it launches that in two clicks", async ({
  open,
  start,
}) => {
  const { rondo } = await start(later);
  const page = await open();
  await enterAs(page.context(), rondo, "mathieu.belanger");
  const profileId = await readProfileId(page.context(), rondo);
  const { development } = createApi(page.context(), rondo);
  const { items: skills } = await development.listLibrarySkills({});
  const skill = skills.find(({ name }) => name.fr === "Collaboration");
  await development.saveObjective({
    profileId,
    id: null,
    version: 0,
    pillar: "leader",
    sentence: "Décider avec les équipes que cela touche",
    measure: "",
    skillId: skill?.id ?? null,
    startsOn: null,
    dueOn: null,
    isPrivate: false,
    supporterIds: [],
  });
  const enter = (one = page) => one.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: t.dialog.title, exact: true });

  await openContent(page, rondo, paths.developmentPlan(profileId));
  await reach(page, page.getByRole("button", { name: `Actions pour ${plan.own}`, exact: true }));
  const cycle = page.getByRole("dialog", { name: plan.cycle.title, exact: true });
  await expectOpens("new cycle of a plan", cycle, async () => {
    await enter();
    await reach(page, page.getByRole("menuitem", { name: plan.beginCycle }), { key: "ArrowDown", within: 9 });
    await enter();
  });

  // As its notification leads to it.
  await page.goto(`${rondo.url}${paths.developmentPlan(profileId)}#checkpoint`);
  await reach(page, page.getByRole("button", { name: t.ask, exact: true }), { within: 5 });
  await expectOpens("stock taken again", dialog, enter);
  await enter();
  await expect(dialog.getByRole("checkbox", { name: "Collaboration" })).toBeChecked();
  await expectAccessible(page, "taking stock again");
  await press(page, dialog.getByRole("button", { name: t.dialog.confirm, exact: true }));
  await expect(page.getByText(/^Demandé le .* Hélène Gagnon peut lancer/)).toBeVisible();

  const leading = await open();
  await enterAs(leading.context(), rondo, "helene.gagnon");
  await openScreen(leading, rondo, paths.checkpoint(profileId));
  await expectAccessible(leading, "what a person asks to take stock of");
  await reach(leading, leading.getByRole("button", { name: launch.decline, exact: true }), { within: 60 });
  await expectOpens(
    "stock not taken again",
    leading.getByRole("dialog", { name: launch.declining.title, exact: true }),
    () => enter(leading),
  );
  await press(leading, leading.getByRole("button", { name: /^Lancer et inviter \d+ personnes$/ }), "Enter", {
    key: "Shift+Tab",
  });
  await leading.waitForURL(/\/app\/evaluations\/[\w-]{36}$/);
  await page.reload();
  await expect(page.getByText(t.underWay)).toBeVisible();
});
