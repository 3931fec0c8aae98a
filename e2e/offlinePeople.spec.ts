import type { BrowserContext, Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { newPage } from "./accounts.ts";
import { createApi, enterAs } from "./calling.ts";
import {
  answerOne,
  beginForm,
  selectDraftPaths,
  expectAllSent,
  goTo,
  readStorage,
} from "./offlineAnswering.ts";
import { readStoredAnswers, openNoemiePage, test, words } from "./offlineCompany.ts";
import { expect } from "./rondo.ts";

/** Who finds what on a device, and what the page tells a participant (§5.5 of the design, src/answers/README.md). */

const { answers: t } = words;
const day = 24 * 60 * 60_000;

/** One answer written without a network, in a tab that is then closed. */
async function leaveUnsent(page: Page, level: number): Promise<void> {
  const context = page.context();
  await context.setOffline(true);
  await answerOne(page, level);
  await expect.poll(async () => selectDraftPaths((await readStorage(page)).paths).length).toBe(1);
  await page.close();
  await context.setOffline(false);
}

async function openForm(context: BrowserContext, url: string, at?: number): Promise<Page> {
  const page = await context.newPage();
  if (at) await page.clock.install({ time: at });
  await page.goto(url);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return page;
}

async function signOutOfWorkspace(page: Page, url: string, name: RegExp): Promise<void> {
  await page.goto(url + paths.dashboard());
  await page.getByRole("button", { name }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await page.waitForURL(`${url}/`);
}

test("two people on one device: the second sees nothing of the first and takes nothing away; the first finds it again; after seven days it is gone, whoever comes", async ({
  browser,
  company: { started, launch },
}) => {
  const { rondo } = started;
  const id = await launch(3);
  const first = await openNoemiePage(browser, rondo);
  const context = first.context();
  await beginForm(first, rondo, words, id);
  await leaveUnsent(first, 1);

  await enterAs(context, rondo, "mathieu.belanger");
  const second = await openForm(context, rondo.url + paths.answer(id));
  await beginForm(second, rondo, words, id);
  await expect(second.getByRole("radio").first()).toBeVisible();
  await expect(second.getByRole("radio", { checked: true })).toHaveCount(0);
  await answerOne(second, 3);
  await expect.poll(async () => (await readStoredAnswers(context, rondo, id)).scores[0]).toBe(4);
  // A key per person; what waits is the first one's, and the second is not asked about it.
  await expect.poll(async () => selectDraftPaths((await readStorage(second)).paths).length).toBe(1);
  expect((await readStorage(second)).keys).toHaveLength(2);
  await signOutOfWorkspace(second, rondo.url, /Mathieu/);
  const left = await readStorage(second);
  expect([selectDraftPaths(left.paths).length, left.keys.length]).toEqual([1, 1]);

  await enterAs(context, rondo, "noemie.fortin");
  const again = await openForm(context, `${rondo.url}${paths.answer(id)}?q=1`);
  await expect(again.getByRole("radio").nth(1)).toBeChecked();
  await expectAllSent(again);
  expect((await readStoredAnswers(context, rondo, id)).scores[0]).toBe(2);
  await leaveUnsent(again, 0);

  await second.close();
  await enterAs(context, rondo, "mathieu.belanger");
  const late = await openForm(context, rondo.url + paths.answer(id), Date.now() + 7 * day + 60_000);
  await expect.poll(async () => selectDraftPaths((await readStorage(late)).paths)).toEqual([]);
  // Her key opened what has just gone: the next time there is nothing left for it.
  await late.reload();
  await expect.poll(async () => (await readStorage(late)).keys.length).toBe(1);
  await context.close();
});

test("finalising needs a network and says so, before the question and after it; nothing is final until the server has said it @long", async ({
  browser,
  company: { started, launch },
}) => {
  const { rondo } = started;
  const id = await launch(2);
  const page = await openNoemiePage(browser, rondo);
  const context = page.context();
  await beginForm(page, rondo, words, id);
  const last = page.getByRole("button", { name: t.question.toReview, exact: true });
  for (let number = 2; !(await last.isVisible()); number += 1) {
    await answerOne(page);
    await goTo(page, words, number);
  }
  await answerOne(page);
  await expectAllSent(page);
  await last.click();
  await expect(page.getByText(t.review.complete)).toBeVisible();

  const finalise = page.getByRole("button", { name: t.review.finalise });
  const dialog = page.getByRole("dialog");
  const refused = page.getByRole("main").getByText(t.review.offline);
  await context.setOffline(true);
  await finalise.click();
  await expect(refused).toBeVisible();
  await expect(dialog).toBeHidden();
  await context.setOffline(false);
  await finalise.click();
  await expect(dialog).toBeVisible();
  await context.setOffline(true);
  await dialog.getByRole("button", { name: t.review.confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(refused).toBeVisible();

  await context.setOffline(false);
  const { participantStatus } = await createApi(context, rondo).answers.read({ evaluationId: id });
  expect(participantStatus).toBe("pending");
  await finalise.click();
  await dialog.getByRole("button", { name: t.review.confirm, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: t.completed.title })).toBeVisible();
  await context.close();
});

test("what is saved is said aloud once, not at every answer; that the network goes and comes back is said @long", async ({
  browser,
  company: { started, launch },
}) => {
  const { rondo } = started;
  const id = await launch(4);
  const page = await openNoemiePage(browser, rondo);
  await beginForm(page, rondo, words, id);
  await page.evaluate(() => {
    const holder = window as unknown as { said: string[] };
    holder.said = [];
    const hear = () => {
      const words = document.querySelector("header output")?.textContent ?? "";
      if (words !== holder.said.at(-1)) holder.said.push(words);
    };
    new MutationObserver(hear).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  const readAnnouncements = () =>
    page.evaluate(() => (window as unknown as { said: string[] }).said.filter(Boolean));
  for (const level of [0, 1, 2]) {
    await answerOne(page, level);
    await expectAllSent(page);
  }
  await goTo(page, words, 2);
  await answerOne(page);
  await expectAllSent(page);
  await expect.poll(readAnnouncements).toEqual([t.saving.savedSpoken]);
  await page.context().setOffline(true);
  await answerOne(page, 2);
  await goTo(page, words, 3);
  await answerOne(page);
  await expect.poll(readAnnouncements).toEqual([t.saving.savedSpoken, t.saving.offline]);
  await page.context().setOffline(false);
  await expectAllSent(page);
  await expect
    .poll(readAnnouncements)
    .toEqual([t.saving.savedSpoken, t.saving.offline, t.saving.savedSpoken]);
  await page.context().close();
});

test("the help says what is kept on the device, for how long, from whom it is safe and from whom it is not @long", async ({
  browser,
  company: { started, launch },
}) => {
  const { rondo } = started;
  const id = await launch(2);
  for (const [language, says] of [
    [
      "fr",
      [
        /Ce qui n’est pas encore parti est gardé ici, chiffré/,
        /effacé quand vous finalisez ou vous déconnectez; sinon, .* après sept jours/,
        /ne montrent aucune réponse en clair/,
        /ne protège pas d’une personne qui utilise votre appareil déverrouillé, d’un logiciel malveillant, ni .* si le disque n’est pas chiffré/,
        /appareil partagé.* rien n’y sera gardé/,
      ],
    ],
    [
      "en",
      [
        /hasn’t been sent yet is kept here, encrypted/,
        /erased when you finalize or sign out; .* after seven days/,
        /show no answer in plain words/,
        /does not protect against someone using your unlocked device, against malicious software, .* if the disk is not encrypted/,
        /shared device.*nothing will be kept on it/,
      ],
    ],
  ] as const) {
    const page = await newPage(browser, language);
    await enterAs(page.context(), rondo, "mathieu.belanger");
    await page.goto(rondo.url + paths.answer(id));
    await page.getByRole("button", { name: /Qui verra quoi|Who/ }).click();
    const dialog = page.getByRole("dialog");
    for (const words of says) await expect(dialog).toContainText(words);
    await page.context().close();
  }
});
