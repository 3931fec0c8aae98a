import { fr as activity } from "../src/evaluations/client/room/activity/texts.fr.ts";
import { fr as room } from "../src/evaluations/client/room/texts.fr.ts";
import { fr as t } from "../src/series/texts.fr.ts";
import { paths } from "../src/paths.ts";
import { createCompany, buildUniqueAddress } from "./accounts.ts";
import { createApi } from "./calling.ts";
import { expect, expectAccessible, test } from "./rondo.ts";

test("an evaluation is made to repeat, changed, one is skipped, and the repetition is stopped", async ({
  page,
  rondo,
}) => {
  const owner = { firstName: "Édith", lastName: "Paré", email: buildUniqueAddress("edith.retour") };
  await createCompany(page.context(), rondo, owner, "Revenir");
  const { evaluations, people, skills } = createApi(page.context(), rondo);
  const noe = await people.invite({
    firstName: "Noé",
    lastName: "Roy",
    email: buildUniqueAddress("noe.retour"),
  });
  const { id } = await evaluations.create({
    name: "Bilan",
    evaluationType: "self",
    subjectProfileId: noe.id,
  });
  const [skill] = (await skills.catalogue({ limit: 1 })).items;
  await evaluations.addSkill({ id, skillId: skill?.id ?? "" });
  await evaluations.launch({ id, acceptsSmallGroups: true });
  await page.goto(rondo.url + paths.evaluation(id));
  await page.getByRole("tab", { name: room.tabs.settings }).click();
  await page.getByRole("button", { name: t.start, exact: true }).click();
  const next = page.getByText(/Se répète tous les trois mois; prochaine le/);
  await expect(next).toBeVisible();
  await expectAccessible(page, "an evaluation that repeats");
  await page.getByRole("button", { name: t.change, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t.change });
  await dialog.getByLabel(t.daysField).fill("0");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog.getByLabel(t.daysField)).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel(t.daysField).fill("10");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText(/10 jours pour répondre/)).toBeVisible();
  const first = await next.textContent();
  await page.getByRole("button", { name: t.skip, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: t.skip }).click();
  await expect(next).not.toHaveText(first ?? "");
  await page.getByRole("button", { name: t.stop, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: t.stop }).click();
  await expect(page.getByText(t.stopped)).toBeVisible();

  await page.getByRole("tab", { name: room.tabs.activity }).click();
  const done = page.getByRole("list", { name: activity.label }).getByRole("listitem");
  await expect(done.first()).toContainText("a arrêté la répétition");
});
