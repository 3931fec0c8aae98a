import type { BrowserContext, Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { fr as platform } from "../src/platform/texts.fr.ts";
import { fr as t } from "../src/pulses/client/light/texts.fr.ts";
import { newPage } from "./accounts.ts";
import { createApi, enterAs, readDemoAccounts } from "./calling.ts";
import { readStorage } from "./offlineAnswering.ts";
import { expect, expectAccessible, test } from "./rondo.ts";
import { getWords } from "./words.ts";

const words = getWords("fr");
const phone = { width: 360, height: 640 };

/** The question is on the screen, whole: a telephone of 360 × 640 shows it without scrolling. */
async function expectFits(page: Page): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(await excess()).toBeLessThanOrEqual(0);
}

/** Answers each question from this one on, up to the page or the button that sends. */
async function answerAll(page: Page): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) {
    const radios = page.getByRole("radio");
    if (page.url().includes("q=review")) return;
    if ((await radios.count()) > 0 && (await page.getByRole("radio", { checked: true }).count()) === 0)
      await radios.nth(3).check({ force: true });
    const next = page.getByRole("button", {
      name: new RegExp(`^(?:${t.question.next}|${t.question.review})$`),
    });
    if ((await next.count()) === 0) return;
    const before = page.url();
    await next.click();
    await expect.poll(() => page.url()).not.toBe(before);
    await page.getByRole("heading", { level: 1 }).waitFor();
  }
}

/** The second choice of the first question, as the email of a person has it. */
async function readChoice(context: BrowserContext, output: string, recipient: string): Promise<string> {
  const [mailbox = ""] = /http\S+\/dev\/mailbox\?key=\S+/.exec(output) ?? [];
  const page = await context.newPage();
  await page.goto(mailbox);
  const message = page.getByRole("link", { name: `${recipient} pulses.invitation` });
  const older = page.getByRole("link", { name: "Messages plus anciens" });
  await message.or(older).first().waitFor();
  while ((await message.count()) === 0) await older.click();
  await message.first().click();
  const choices = page.frameLocator("iframe").locator('a[href*="#q="]');
  const href = await choices.nth(1).getAttribute("href");
  await page.close();
  return href ?? "";
}

/** What waits on the device of answers that have not left. */
const listReplies = async (page: Page) =>
  (await readStorage(page)).paths.filter((path) => /^(?:reply|choice)\//.test(path));

test("a network that is lost as soon as a survey is seen stops nobody before « Envoyer »", async ({
  browser,
  rondo,
}) => {
  const context = await browser.newContext({ viewport: phone, locale: "fr-CA", serviceWorkers: "block" });
  await enterAs(context, rondo, "camille.tremblay");
  const [survey] = (await createApi(context, rondo).pulses.openSurveys({})).items;
  const page = await context.newPage();
  await page.goto(rondo.url + paths.pulseSurvey(survey?.id ?? ""));
  await page.getByRole("button", { name: t.start }).click();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await answerAll(page);
  await expect(page.getByText(t.final)).toBeVisible();
  await page.getByRole("button", { name: t.question.send }).click();
  await expect(page.getByRole("heading", { level: 1, name: t.waiting.title })).toBeVisible();
  await context.close();
});

/** A product of its own: a survey is answered once by each person, and never again. */
test("a survey is answered on a phone from the first question of an email, without a network, and by a second person on the same device", async ({
  browser,
  start,
}) => {
  test.slow();
  const { rondo } = await start({ SMTP_URL: "" });
  const page = await newPage(browser, "fr", phone);
  const context = page.context();
  await enterAs(context, rondo, "noemie.fortin");
  const api = createApi(context, rondo).pulses;
  const [survey] = (await api.openSurveys({})).items;
  const id = survey?.id ?? "";
  const { content } = await api.readSurvey({ id });
  const address = rondo.url + paths.pulseSurvey(id);

  await test.step("signed out, the choice of the email survives signing in, and leaves the address", async () => {
    const choice = await readChoice(context, rondo.output, "noemie.fortin@boreale.example");
    await context.clearCookies();
    await page.goto(choice);
    await expect(page.getByLabel(words.auth.email)).toBeVisible();
    await expect.poll(() => page.url()).not.toContain("a=2");
    await page.getByLabel(words.auth.email).fill("noemie.fortin@boreale.example");
    await page
      .getByLabel(words.auth.password, { exact: true })
      .fill(readDemoAccounts(rondo).get("noemie.fortin") ?? "");
    await page.getByRole("button", { name: words.auth.login.submit }).click();
    await page.waitForURL(address);
    await expect(page.getByRole("heading", { level: 1, name: content.name.fr })).toBeVisible();
    await expect(page.getByText(t.whoSeesWhat)).toBeVisible();
    await expect(page.getByText(t.arrived.split("{")[0] ?? "")).toBeVisible();
    await expectAccessible(page, "a survey before its first question");
    expect((await createApi(context, rondo).pulses.readSurvey({ id })).state).toBe("open");
  });

  await test.step("the choice is shown as chosen, a digit changes it, and nothing counts before « Envoyer »", async () => {
    await page.getByRole("button", { name: t.start }).click();
    await expect(page.getByRole("radio").nth(1)).toBeChecked();
    await expectFits(page);
    await page.getByRole("radio").nth(1).focus();
    await page.keyboard.press("5");
    await expect(page.getByRole("radio").nth(4)).toBeChecked();
    await expectAccessible(page, "a question of a survey");
    await answerAll(page);
    await expect(page.getByText(t.final)).toBeVisible();
    await expectAccessible(page, "a survey before it is sent");
  });

  await test.step("another person of this device finds nothing of it", async () => {
    const other = await context.newPage();
    await createApi(context, rondo).auth.signOut({ keepsStorage: true });
    await enterAs(context, rondo, "mathieu.belanger");
    await other.goto(`${address}?q=1`);
    await expect(other.getByRole("radio").first()).toBeVisible();
    await expect(other.getByRole("radio", { checked: true })).toHaveCount(0);
    await other.close();
    // The page of before does not send under their session.
    await page.getByRole("button", { name: t.question.send }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { name: words.answers.session.title })).toBeVisible();
    await createApi(context, rondo).auth.signOut({ keepsStorage: true });
    await enterAs(context, rondo, "noemie.fortin");
    await dialog.getByRole("button", { name: platform.actions.continue }).click();
    await expect(page.getByRole("heading", { level: 1, name: t.sent.title })).toBeVisible();
    await expectAccessible(page, "a survey that was sent");
    await expect.poll(() => listReplies(page)).toEqual([]);
  });

  await test.step("it is answered once, and says so", async () => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: t.answered.title })).toBeVisible();
    await expectAccessible(page, "a survey that was answered");
  });

  await test.step("without a network, answers wait and leave by themselves, the page closed meanwhile", async () => {
    await createApi(context, rondo).auth.signOut({ keepsStorage: true });
    await enterAs(context, rondo, "mathieu.belanger");
    await page.goto(address);
    await page.getByRole("button", { name: t.start }).click();
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration("/pulse/survey/");
      return registration?.active?.state === "activated";
    });
    await context.setOffline(true);
    await answerAll(page);
    await page.getByRole("button", { name: t.question.send }).click();
    await expect(page.getByRole("heading", { level: 1, name: t.waiting.title })).toBeVisible();
    await expectAccessible(page, "a survey that waits for the network");
    expect(await listReplies(page)).toHaveLength(1);
    await page.close();
    const reopened = await context.newPage();
    await reopened.goto(address);
    await expect(reopened.getByRole("heading", { level: 1, name: t.waiting.title })).toBeVisible();
    await context.setOffline(false);
    await expect(reopened.getByRole("heading", { level: 1, name: t.sent.title })).toBeVisible();
    await expect.poll(() => listReplies(reopened)).toEqual([]);
    expect((await createApi(context, rondo).pulses.readSurvey({ id })).state).toBe("answered");
  });
});
