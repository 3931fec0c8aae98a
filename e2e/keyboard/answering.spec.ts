import type { Page } from "@playwright/test";
import { fr as shortcuts } from "../../src/answers/client/light/questions/texts.fr.ts";
import { chooseRadio, expectArrival, press, reach, test, words, write } from "../keyboard.ts";
import { expect } from "../rondo.ts";
import { toPattern } from "../words.ts";
import { startAnswering, openFirstQuestion, button, expectHeld, readItems } from "./asking.ts";

/** A whole evaluation by keys, twice: with the digits (§5.4 of the design), then with Tab and the arrows alone. */

const { answers: t } = words;
/** The next question is announced: its title, inside the question, has the focus, so that the digits work at once. */
async function expectQuestion(page: Page, number: number, total: number) {
  await page.waitForURL(new RegExp(`q=${number}(?:&|$)`));
  await expect(page.locator("h1:focus")).toBeVisible();
  await expect(page.locator("legend").filter({ has: page.locator("h1") })).toContainText(
    `question ${number} de ${total}`,
  );
  await expect(page).toHaveTitle(new RegExp(`^${number} · .+ · Rondo$`));
}

async function finish(page: Page) {
  await press(page, button(page, t.review.finalise));
  await press(page, page.getByRole("dialog").getByRole("button", { name: t.review.confirm, exact: true }));
  await expectArrival(page, t.completed.title);
}

test("a whole evaluation is answered with the digits and Enter: next, back, comment, final yes", async ({
  open,
  started: { rondo },
}) => {
  const { page, id } = await startAnswering(open, rondo, "mathieu.belanger");
  const items = await readItems(page, rondo, id);
  const total = items.length;
  await openFirstQuestion(page, rondo, id);
  const given = items.map(({ type }, position) => (type === "text" ? null : (position + 1) % 6));
  for (let number = 1; number <= total; number += 1) {
    await expectQuestion(page, number, total);
    const level = given[number - 1];
    if (level === null) {
      await page.keyboard.press("c");
      await page.keyboard.type("De continuer.");
      await page.keyboard.press("ControlOrMeta+Enter");
      continue;
    }
    if (number === 2) {
      // An answer is asked for, and the way back is there.
      await page.keyboard.press("Enter");
      await expect(page.getByText(t.question.required).first()).toBeVisible();
      await page.keyboard.press("Shift+Enter");
      await expectQuestion(page, 1, total);
      await expect(page.locator("input[type=radio]:checked")).toHaveValue("1");
      await page.keyboard.press("Enter");
      await expectQuestion(page, 2, total);
    }
    await page.keyboard.press(String(level));
    await expect(page.locator("input[type=radio]:focus")).toHaveValue(String(level));
    await expect(page.locator("input[type=radio]:focus")).toBeChecked();
    if (number === 1) {
      await page.keyboard.press("c");
      await expect(page.getByRole("textbox")).toBeFocused();
      await page.keyboard.type("Reprend la question de chacun, 1 à 5.");
      await page.keyboard.press("Escape");
      await expect(page.locator("input[type=radio]:focus")).toBeChecked();
    }
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText(t.review.complete)).toBeVisible();
  await expectHeld(page, rondo, id, { scores: given, firstText: "Reprend la question de chacun, 1 à 5." });
  await expectArrival(page, t.review.title);
  await finish(page);
});

test("the same with Tab and the arrows alone, a comment and « pas assez observé » included @long", async ({
  open,
  started: { rondo },
}) => {
  const { page, id } = await startAnswering(open, rondo, "noemie.fortin");
  const items = await readItems(page, rondo, id);
  const total = items.length;
  await openFirstQuestion(page, rondo, id);
  for (let number = 1; number <= total; number += 1) {
    await expectQuestion(page, number, total);
    if (items[number - 1]?.type === "text") {
      await write(page, page.getByRole("textbox"), "De continuer.");
      await press(page, button(page, number < total ? t.question.next : t.question.toReview));
      continue;
    }
    const group = page.locator("fieldset").filter({ has: page.locator("h1") });
    const wanted = number === 2 ? t.question.notObserved : t.scales.frequency[4];
    await chooseRadio(page, group, page.getByRole("radio", { name: toPattern(wanted) }));
    if (number === 1) await write(page, page.getByRole("textbox"), "Écoute avant de répondre.");
    await press(page, button(page, number < total ? t.question.next : t.question.toReview));
  }
  await expectArrival(page, t.review.title);

  // From the review to one question, changed, and back to its line.
  const edit = page.getByRole("link", { name: t.review.editName.replace("{number}", "1"), exact: true });
  await press(page, edit);
  await expectQuestion(page, 1, total);
  await reach(page, page.getByRole("radio", { checked: true }));
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio", { name: toPattern(t.scales.frequency[3]) })).toBeChecked();
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(edit).toBeFocused();
  await expect(page.getByText(t.review.complete)).toBeVisible();
  const expected = items.map(({ type }, position) =>
    type === "text" ? null : position < 2 ? [3, 0][position] : 4,
  );
  await expectHeld(page, rondo, id, { scores: expected, firstText: "Écoute avant de répondre." });
  await finish(page);
});

test("Ctrl and Enter lead through the form to its end: the review, the confirmation, the thanks @long", async ({
  open,
  started: { rondo },
}) => {
  const { page, id } = await startAnswering(open, rondo, "mathieu.belanger");
  const items = await readItems(page, rondo, id);
  await openFirstQuestion(page, rondo, id);
  // The key is in the list of keys.
  await page.keyboard.press("?");
  await expect(page.getByRole("row", { name: shortcuts.keys.finalise })).toContainText("Ctrl + Entrée");
  await page.keyboard.press("Escape");
  for (const [place, { type }] of items.entries()) {
    await expectQuestion(page, place + 1, items.length);
    if (type !== "text") await page.keyboard.press("4");
    // Held down on the last question, it opens the review and goes no further.
    await page.keyboard.down("Control");
    await page.keyboard.down("Enter");
    if (place + 1 === items.length) for (let held = 0; held < 5; held += 1) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await page.keyboard.up("Control");
  }
  await expectArrival(page, t.review.title);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("dialog", { name: t.review.confirmTitle })).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expectArrival(page, t.completed.title);
});
