import { fr as errors } from "../src/evaluations/texts/leadErrors.fr.ts";
import { paths } from "../src/paths.ts";
import { createCompany, newPage, buildUniqueAddress } from "./accounts.ts";
import { createApi } from "./calling.ts";
import { expect, expectAccessible, test } from "./rondo.ts";
import { getWords } from "./words.ts";

const words = getWords("fr");
const { evaluations: t } = words;

test("a card of the board is dragged, sent by its menu, or told why it stays; the search comes along @long", async ({
  browser,
  rondo,
}) => {
  const page = await newPage(browser, "fr");
  const owner = { firstName: "Luce", lastName: "Nouvelle", email: buildUniqueAddress("luce") };
  await createCompany(page.context(), rondo, owner, "Atelier des vues");
  const { auth, evaluations, skills } = createApi(page.context(), rondo);
  const subjectProfileId = (await auth.viewer({}))?.profileId ?? "";
  const [skill] = (await skills.catalogue({ limit: 1 })).items;
  const { id } = await evaluations.create({ name: "Bilan vert", evaluationType: "self", subjectProfileId });
  await evaluations.addSkill({ id, skillId: skill?.id ?? "" });
  await evaluations.create({ name: "Essai", evaluationType: "self" });

  await page.goto(rondo.url + paths.evaluations());
  await page.getByRole("link", { name: t.views.board, exact: true }).click();
  const column = (status: keyof typeof t.statuses) => page.getByRole("region", { name: t.statuses[status] });
  const card = column("draft").getByRole("listitem").filter({ hasText: "Bilan vert" });
  await expect(card).toBeVisible();
  await expectAccessible(page, "evaluations, board");
  const drag = async (to: keyof typeof t.statuses) => {
    const [from, onto] = [await card.boundingBox(), await column(to).boundingBox()];
    if (!from || !onto) throw new Error("the card and the column are on the screen");
    await page.mouse.move(from.x + from.width / 2, from.y + from.height - 8);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2 + 12, from.y + from.height, { steps: 4 });
    await page.mouse.move(onto.x + onto.width / 2, onto.y + onto.height / 2, { steps: 12 });
    await page.mouse.up();
  };
  await drag("completed");
  await expect(page.getByText(errors.not_launched).first()).toBeVisible();
  await expect(card).toBeVisible();

  await drag("pending");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(t.launch.plan.title);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  // The menu does the same by keys.
  await card.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await page
    .getByRole("menuitem", { name: t.board.moveTo.replace("{status}", t.statuses.in_progress) })
    .click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  // What is searched comes along, and the view is the one that the menu opens again.
  await page.getByRole("searchbox", { name: t.list.search }).fill("vert");
  await expect(column("draft").getByRole("listitem")).toHaveCount(1);
  await page.getByRole("link", { name: t.views.calendar, exact: true }).click();
  await expect(page.getByRole("searchbox", { name: t.list.search })).toHaveValue("vert");
  const { dueOn } = await evaluations.read({ id });
  if (dueOn && !page.url().includes("month=") && dueOn.slice(0, 7) !== new Date().toISOString().slice(0, 7))
    await page.getByRole("link", { name: t.calendar.next }).click();
  await expect(page.getByRole("link", { name: "Bilan vert" })).toBeVisible();
  await expect(page.getByRole("searchbox", { name: t.list.search })).toHaveValue("vert");
  await expectAccessible(page, "evaluations, calendar");
  await page.goto(rondo.url + paths.evaluations());
  await page.waitForURL(`**${paths.evaluationsCalendar()}`);
  await page.context().close();
});
