import { expect, type Page } from "@playwright/test";
import { NOTICE_VERSION } from "../src/evaluations/rules/notice.ts";
import { createApi, createCaller, type Caller } from "./calling.ts";
import type { Rondo } from "./product.ts";
import type { Words } from "./words.ts";

/** The question of this number is drawn: the address tells so a moment earlier. */
export async function expectQuestion(page: Page, { answers: t }: Words, number: number): Promise<void> {
  const { kicker } = t.question;
  const said = kicker.slice(kicker.indexOf("question"), kicker.indexOf("{total}"));
  await expect(page.locator("legend").filter({ has: page.locator("h1") })).toContainText(
    said.replace("{number}", String(number)),
  );
}

const readPosition = (page: Page) => Number(new URL(page.url()).searchParams.get("q") ?? 1);

/** Answers every question by pointer, then finalises. */
export async function answerByPointer(page: Page, words: Words, comment: string): Promise<void> {
  const { answers: t } = words;
  await page.getByRole("button", { name: t.welcome.start }).click();
  await expect(page.getByRole("button", { name: t.question.next, exact: true })).toBeVisible();
  for (;;) {
    const at = readPosition(page);
    await expectQuestion(page, words, at);
    const radios = page.getByRole("radio");
    if ((await radios.count()) > 0) await radios.nth(Math.min(3, (await radios.count()) - 1)).check();
    if (at === 1) await page.getByRole("textbox").first().fill(comment);
    const last = page.getByRole("button", { name: t.question.toReview, exact: true });
    if (await last.isVisible()) {
      await last.click();
      break;
    }
    await page.getByRole("button", { name: t.question.next, exact: true }).click();
    await page.waitForURL(new RegExp(`q=${at + 1}$`));
  }
  await page.waitForURL(/\/review$/);
  await page.getByRole("button", { name: t.review.finalise }).click();
  await page.getByRole("dialog").getByRole("button", { name: t.review.confirm, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: t.completed.title })).toBeVisible();
}

/** Presses Tab until the control of this name has the focus, as a user without a mouse would. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if ((await focused.count()) === 0) continue;
    const text = await focused.evaluate((node) => node.getAttribute("aria-label") ?? node.textContent ?? "");
    if (text.trim() === name) return;
  }
  throw new Error(`« ${name} » cannot be reached with Tab`);
}

/** The same without ever touching a pointer. */
export async function answerByKeyboard(page: Page, words: Words): Promise<void> {
  const { answers: t } = words;
  await tabTo(page, t.welcome.start);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: t.question.next, exact: true })).toBeVisible();
  for (;;) {
    const at = readPosition(page);
    await expectQuestion(page, words, at);
    await expect(page.locator("h1:focus")).toBeVisible();
    const radios = page.getByRole("radio");
    if ((await radios.count()) > 0) {
      await page.keyboard.press("1");
      await expect(radios.first()).toBeChecked();
    }
    await page.keyboard.press("ControlOrMeta+Enter");
    await page.waitForURL(
      (url) => url.pathname.endsWith("/review") || url.searchParams.get("q") === String(at + 1),
    );
    if (page.url().endsWith("/review")) break;
  }
  await tabTo(page, t.review.finalise);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await tabTo(page, t.review.confirm);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: t.completed.title })).toBeVisible();
}

/** Opens the link of an invitation and answers without a browser: for who answers as another has before them. */
export async function answerByCalls(rondo: Rondo, link: string, comment: string): Promise<void> {
  const caller = await createCaller();
  const token = new URL(link).searchParams.get("token") ?? "";
  const { evaluationId } = await createApi(caller, rondo).answers.openLink({ token });
  await answerAs(caller, rondo, evaluationId, comment);
  await caller.request.dispose();
}

/** The same by the person signed in there. */
export async function answerAs(
  caller: Caller,
  rondo: Rondo,
  evaluationId: string,
  comment: string,
): Promise<void> {
  const { answers } = createApi(caller, rondo);
  await answers.begin({ evaluationId, noticeVersion: NOTICE_VERSION });
  const { items } = await answers.read({ evaluationId });
  for (const { position, type } of items) {
    const written = type === "text" || position === 0 ? comment : null;
    await answers.save({
      evaluationId,
      position,
      revision: 1,
      score: type === "text" ? null : 2,
      text: written,
    });
  }
  await answers.finalise({ evaluationId });
}
