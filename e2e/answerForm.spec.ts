import type { Locator, Page } from "@playwright/test";
import { fr as visibility } from "../src/answers/client/light/welcome/texts.fr.ts";
import { paths } from "../src/paths.ts";
import { createApi, findDemoProfileId, enterAs, createCaller } from "./calling.ts";
import { launchFor } from "./offlineAnswering.ts";
import { listMisfits } from "./reflow.ts";
import type { Rondo } from "./product.ts";
import { expect, applyView, oncePerProduct, test as base } from "./rondo.ts";
import { toPattern, getWords } from "./words.ts";
import { longUnless } from "./long.ts";

/** The answer form: on a telephone, where a bar stands at the bottom of a small window (§5 of the design), and its words. */

const { answers: t } = getWords("fr");
const longName = "Marie-Charlotte-Alexandrine-Élisabeth-Marguerite de la Tour";

interface Form {
  rondo: Rondo;
  /** An evaluation of Camille that Mathieu answers: twelve questions, at least. */
  id: string;
}

const createEvaluation = oncePerProduct(async (rondo) => {
  const lead = await createCaller();
  await enterAs(lead, rondo, "helene.gagnon");
  const subject = await findDemoProfileId(rondo, "camille.tremblay");
  return launchFor(lead, rondo, { subject, peers: [await findDemoProfileId(rondo, "mathieu.belanger")] }, 12);
});

const test = base.extend<{ form: Form }>({
  form: async ({ rondo }, give) => give({ rondo, id: await createEvaluation(rondo) }),
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** Around the buttons: the moves, then the bar itself. */
const bar = (page: Page) => button(page, t.question.skip).locator("xpath=../..");
const measureBox = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not on the screen`);
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
};

async function openQuestion(page: Page, { rondo, id }: { rondo: Rondo; id: string }) {
  await enterAs(page.context(), rondo, "mathieu.belanger");
  await page.goto(rondo.url + paths.answer(id));
  const begin = button(page, t.welcome.start);
  await expect(begin.or(button(page, t.question.skip))).toBeVisible();
  if (await begin.isVisible()) await begin.click();
  await expect(button(page, t.question.skip)).toBeVisible();
  await page.goto(rondo.url + paths.answer(id, { q: "1" }));
  await expect(page.getByRole("radio")).toHaveCount(6);
}

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`at ${width} × ${height}, going on without an answer says so beside the button${longUnless(width === 390)}`, async ({
    page,
    form,
  }) => {
    await applyView(page, "light", width, height);
    await openQuestion(page, form);
    await expect(button(page, t.question.skip)).toBeInViewport({ ratio: 1 });
    await button(page, t.question.next).click();
    const said = bar(page).getByText(t.question.required);
    await expect(said).toHaveCount(1);
    await expect(said).toBeInViewport({ ratio: 1 });
    const [error, next] = [await measureBox(said), await measureBox(button(page, t.question.next))];
    expect(next.y - error.bottom, "from the error to the button").toBeLessThan(24);
    await expect(page.locator("output").filter({ hasText: t.question.required })).toHaveCount(1);
    const group = page.getByRole("radiogroup", { description: toPattern(t.question.required) });
    await expect(group).toBeFocused();

    await button(page, t.question.skip).click();
    await page.waitForURL(/q=2$/);
    await expect(said).toHaveCount(0);
  });

  test(`at ${width} × ${height}, choices are large and none lies under the bar${longUnless(width === 390)}`, async ({
    page,
    form,
  }) => {
    await applyView(page, "light", width, height);
    await openQuestion(page, form);
    for (const card of await page.locator("label:has(input[type=radio])").all())
      expect((await measureBox(card)).height).toBeGreaterThanOrEqual(48);
    const unseen = page.getByText(t.question.notObserved);
    if (height > 800)
      expect((await measureBox(unseen)).bottom, "seen at once").toBeLessThan((await measureBox(bar(page))).y);
    // Reached by a key, or scrolled to, everything stands clear of the bar.
    for (const stop of [
      page.getByRole("radio").last(),
      page.getByRole("textbox"),
      button(page, t.list.show),
    ]) {
      await stop.focus();
      await expect
        .poll(async () => (await measureBox(stop)).bottom - (await measureBox(bar(page))).y)
        .toBeLessThanOrEqual(0);
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect((await measureBox(button(page, t.list.show))).bottom).toBeLessThan(
      (await measureBox(bar(page))).y,
    );
    await expect(page.getByRole("navigation", { name: t.rail.label }).getByRole("link")).not.toHaveCount(0);
    await expect(page.getByRole("progressbar")).toHaveCount(1);
  });
}

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const)
  test(`at ${width} × ${height}, the way in is in sight under the notice, wherever one reads${longUnless(width === 360)}`, async ({
    page,
    form,
  }) => {
    await applyView(page, "light", width, height);
    await enterAs(page.context(), form.rondo, "helene.gagnon");
    await page.goto(form.rondo.url + paths.answerPreview(form.id, { role: "peer" }));
    const start = button(page, t.welcome.start);
    await expect(start).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("listitem").filter({ hasText: t.points.grouped })).toBeInViewport({
      ratio: 1,
    });
    // It covers nothing that has the focus.
    const more = button(page, t.welcome.whoSeesWhat);
    await more.focus();
    expect((await measureBox(more)).bottom).toBeLessThanOrEqual((await measureBox(start)).y);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(start).toBeInViewport({ ratio: 1 });
    expect(await listMisfits(page)).toEqual([]);
  });

test("« Qui verra quoi? » is read whole on the narrowest telephone @long", async ({ page, form }) => {
  await applyView(page, "light", 320, 640);
  await enterAs(page.context(), form.rondo, "helene.gagnon");
  await page.goto(form.rondo.url + paths.answerPreview(form.id, { role: "peer" }));
  await button(page, t.welcome.whoSeesWhat).click();
  const dialog = page.getByRole("dialog");
  const answers = dialog.getByRole("region", { name: visibility.rows.answers, exact: true });
  await expect(answers.getByRole("definition")).toHaveText(
    Array.from({ length: 4 }, () => visibility.seen.grouped),
  );
  await expect(dialog.getByRole("table")).toHaveCount(0);
  expect(await listMisfits(page)).toEqual([]);
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test("a name of 60 characters leaves the header one line, and stands whole in the window’s title @long", async ({
  page,
  browser,
  form: { rondo, id },
}) => {
  const lead = await browser.newContext();
  await enterAs(lead, rondo, "helene.gagnon");
  const api = createApi(lead, rondo);
  const { subject } = await api.evaluations.read({ id });
  await api.people.update({ id: subject?.id ?? "", firstName: longName });
  await applyView(page, "light", 320, 640);
  await openQuestion(page, { rondo, id });
  expect((await measureBox(page.locator("header"))).height).toBeLessThanOrEqual(66);
  await expect(page).toHaveTitle(new RegExp(`^1 · .+ · Évaluation de ${longName} .+ · Rondo$`));
  await expect(page.locator("header").getByTitle(longName)).toHaveText(new RegExp(longName));
  expect(await listMisfits(page)).toEqual([]);
  await api.people.update({ id: subject?.id ?? "", firstName: "Camille" });
  await lead.close();
});

test("the person evaluated is asked in the first person, colleagues are told about small groups @long", async ({
  page,
  form: { rondo, id },
}) => {
  await enterAs(page.context(), rondo, "helene.gagnon");
  const preview = async (role: string) => {
    await page.goto(rondo.url + paths.answerPreview(id, { role }));
    await button(page, t.welcome.start).click();
  };
  await preview("subject");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Je reconnais mes limites devant les autres.",
  );
  await expect(page).toHaveTitle(`1 · Conscience de soi · ${t.selfTitle} · Rondo`);
  await expect(page.locator("header")).toContainText("Votre autoévaluation");
  await expect(page.getByText("cette personne")).toHaveCount(0);

  const told = page.getByText("Les commentaires des collègues sont montrés dès que 3 collègues ont répondu.");
  await expect(told).toHaveCount(0);
  await preview("peer");
  await expect(page.getByRole("textbox", { description: /collègues sont montrés dès que 3/ })).toHaveCount(1);
  await expect(told).toBeVisible();
});

test("a written question stands in the chapter of its skill, and its answer is « facultative » @long", async ({
  page,
  form: { rondo, id },
}) => {
  await enterAs(page.context(), rondo, "helene.gagnon");
  await page.goto(rondo.url + paths.answerPreview(id, { role: "peer", q: "6" }));
  await expect(page.locator("legend")).toContainText("Conscience de soi · question 6 de");
  await expect(page.getByRole("textbox", { name: "Votre réponse (facultative)" })).toBeVisible();
  await button(page, t.question.next).click();
  await expect(page.locator("legend")).toContainText("Ouverture à la rétroaction · question 7 de");
});
