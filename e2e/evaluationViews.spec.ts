import { fr as lifecycle } from "../src/evaluations/client/lifecycle/texts.fr.ts";
import { fr as texts } from "../src/evaluations/texts.fr.ts";
import { paths } from "../src/paths.ts";
import { fr as kit } from "../src/platform/ui/texts.fr.ts";
import { createApi, findDemoProfileId, enterAs } from "./calling.ts";
import { expect, test } from "./rondo.ts";
import { say } from "../src/platform/texts.ts";

test("evaluations are found by status and by due date, and archived from their card", async ({
  page,
  rondo,
}) => {
  await enterAs(page.context(), rondo, "helene.gagnon");
  const { create, update } = createApi(page.context(), rondo).evaluations;
  const subjectProfileId = await findDemoProfileId(rondo, "camille.tremblay");
  const name = "Bilan de février";
  const { id } = await create({ name, evaluationType: "peer", subjectProfileId });
  await update({ id, dueOn: "2031-02-14" });

  await page.goto(rondo.url + paths.evaluationsCalendar({ month: "2031-01" }));
  await expect(page.getByText(texts.calendar.none)).toBeVisible();
  await page
    .getByRole("link", { name: say("fr", texts.calendar.seeMonth, { month: "février 2031" }) })
    .click();
  await page.waitForURL(`**${paths.evaluationsCalendar({ month: "2031-02" })}`);
  const day = page.getByRole("cell", { name: "14 février 2031" });
  await expect(day.getByRole("link", { name })).toHaveAttribute("href", paths.editEvaluation(id));

  await page.getByRole("link", { name: texts.views.board }).click();
  const drafts = page.getByRole("region", { name: texts.statuses.draft });
  const card = drafts.getByRole("listitem").filter({ hasText: name });
  await expect(card).toContainText("Camille Tremblay");
  await card.getByRole("button", { name: say("fr", kit.actionsFor, { name }) }).click();
  await page.getByRole("menuitem", { name: lifecycle.archive.action }).click();
  // A draft is put away at once, and comes back while the message is there.
  await expect(card).toHaveCount(0);
  await expect(page.getByText(lifecycle.archive.done)).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(card).toBeVisible();
  await expect(page.getByText(lifecycle.archive.done)).toHaveCount(0);
});
