import type { Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { fr as platform } from "../src/platform/texts.fr.ts";
import { createCompany, newPage, buildUniqueAddress } from "./accounts.ts";
import { expect, expectAccessible, test } from "./rondo.ts";
import { getWords } from "./words.ts";

const words = getWords("fr");
const { evaluations: t, answers } = words;
const owner = { firstName: "Sophie", lastName: "Bernard", email: buildUniqueAddress("sophie") };

const readOrder = (page: Page) => page.locator("ol li p:first-child").allTextContents();
/** A move that the server has written: a page that is opened again at once would stop a request in flight. */
const saveMove = async (page: Page, move: () => Promise<unknown>) => {
  const answer = page.waitForResponse((response) =>
    response.url().endsWith("/rpc/evaluations/reorderQuestions"),
  );
  await move();
  await answer;
};
/** What the server keeps, read by opening the page again. */
const readStoredOrder = async (page: Page) => {
  await page.reload();
  await expect(page.getByRole("button", { name: t.skills.own })).toBeVisible();
  return readOrder(page);
};

test("a questionnaire is put in order by drag, by keys and by buttons, in four types, and tried in the real player @long", async ({
  browser,
  rondo,
}) => {
  const page = await newPage(browser, "fr");
  await createCompany(page.context(), rondo, owner, "Atelier des Pins");
  await page.goto(rondo.url + paths.createEvaluation());
  await page.getByRole("textbox", { name: t.information.name }).fill("Ordre");
  await page.waitForURL(/\/edit/);
  await page.getByRole("radio", { name: new RegExp(`^${t.types.self}`) }).check();
  await page.getByRole("combobox", { name: new RegExp(`^${t.information.subject}`) }).fill(owner.firstName);
  await page.getByRole("option", { name: new RegExp(owner.lastName) }).click();
  await test.step("a page of the catalogue that does not come is said, and can be asked for again", async () => {
    // Pages of twenty skills: the library has fewer than one page of the product. The second one is refused once.
    let refusals = 1;
    await page.route("**/rpc/skills/catalogue", (route) => {
      const body = route.request().postData() ?? "";
      if (body.includes('"cursor"') && refusals-- > 0) return route.fulfill({ status: 502 });
      return route.continue({ postData: body.replace('"limit":100', '"limit":20') });
    });
    await page.getByRole("button", { name: t.wizard.next }).click();
    await page.getByRole("button", { name: t.skills.more }).click();
    await expect(page.getByRole("alert").getByText(platform.errors.unknown_error)).toBeVisible();
    const again = page.getByRole("button", { name: platform.actions.retry });
    await again.click();
    await expect(again).toBeHidden();
    await expect(page.getByRole("alert")).toBeHidden();
    await page.unroute("**/rpc/skills/catalogue");
  });
  const add = (name: string) =>
    page.getByRole("button", { name: t.skills.addNamed.replace("{name}", name), exact: true });
  await page.getByRole("searchbox", { name: t.skills.search }).fill("ecoute");
  await add("Écoute").click();
  await expect(page.getByRole("button", { name: t.skills.own })).toBeVisible();
  await expect.poll(() => readOrder(page)).toHaveLength(6);
  const start = await readOrder(page);
  const swapItems = (list: string[], a: number, b: number) =>
    list.map((value, index) => (index === a ? list[b] : index === b ? list[a] : value));

  const handle = (position: number) =>
    page.getByRole("button", { name: t.skills.drag.replace("{position}", String(position)), exact: true });
  // In the middle of the window: near an edge the page scrolls under what is dragged, further the longer it takes.
  await handle(2).evaluate((node) => node.scrollIntoView({ block: "center" }));
  // Playwright waits until what it points at stands still: only then do the places measured here hold.
  await handle(2).hover();
  await handle(1).hover();
  const from = await handle(1).boundingBox();
  const to = await handle(2).boundingBox();
  if (!from || !to) throw new Error("the handles are on the screen");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2 + 12, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + 6, { steps: 12 });
  // The list says where the question would fall; it falls there.
  await expect(
    page
      .getByText(t.skills.moved.replace("{position}", "2").replace("{total}", String(start.length)))
      .first(),
  ).toBeAttached();
  await saveMove(page, () => page.mouse.up());
  const dragged = swapItems(start, 0, 1);
  await expect.poll(() => readOrder(page)).toEqual(dragged);
  expect(await readStoredOrder(page)).toEqual(dragged);

  await handle(2).focus();
  await saveMove(page, () => page.keyboard.press("Alt+ArrowDown"));
  const byKey = swapItems(dragged as string[], 1, 2);
  await expect.poll(() => readOrder(page)).toEqual(byKey);
  expect(await readStoredOrder(page)).toEqual(byKey);

  const up = page.getByRole("button", { name: t.skills.up.replace("{position}", "3"), exact: true });
  await saveMove(page, () => up.click());
  await expect.poll(() => readOrder(page)).toEqual(dragged);
  expect(await readStoredOrder(page)).toEqual(dragged);

  for (const [type, text] of [
    ["star_rating", "Nomme ce qui va bien."],
    ["true_false", "Tient ses rencontres à l’heure."],
    ["multiple_choice", "Quel moment préfère cette personne?"],
    ["text", "Que devrait-elle continuer de faire?"],
  ] as const) {
    await page.getByRole("button", { name: t.skills.own }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(t.skills.dialog.type).selectOption({ label: t.questionTypes[type] });
    await dialog.getByRole("textbox", { name: t.skills.dialog.textFr }).fill(text);
    if (type === "multiple_choice")
      for (const [index, option] of ["Le matin", "L’après-midi"].entries()) {
        const field = dialog.getByLabel(t.skills.dialog.optionFr.replace("{position}", String(index + 1)));
        if (!(await field.isVisible()))
          await dialog.getByRole("button", { name: t.skills.dialog.addOption }).click();
        await field.fill(option);
      }
    await dialog.getByRole("button", { name: t.skills.dialog.save }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expectAccessible(page, "wizard, questions of one's own");

  const opening = page.context().waitForEvent("page");
  await page.getByRole("button", { name: t.skills.previewHint }).click();
  const preview = await opening;
  await expect(preview.getByText(answers.preview.banner).first()).toBeVisible();
  await expectAccessible(preview, "preview");
});
