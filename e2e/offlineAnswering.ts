import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { expectQuestion } from "./answering.ts";
import { createApi, type Caller } from "./calling.ts";
import type { Rondo } from "./product.ts";
import type { Words } from "./words.ts";

/** Launches an evaluation of at least `questions` questions; answers its id. `lead` may evaluate and is signed in. */
export async function launchFor(
  lead: Caller,
  rondo: Rondo,
  people: { subject: string; peers: readonly string[] },
  questions: number,
): Promise<string> {
  const api = createApi(lead, rondo);
  const { id } = await api.evaluations.create({
    name: "Bilan hors ligne",
    evaluationType: "peer",
    subjectProfileId: people.subject,
  });
  const { items: skills } = await api.skills.catalogue({});
  let asked = 0;
  for (const skill of skills) {
    if (asked >= questions) break;
    await api.evaluations.addSkill({ id, skillId: skill.id });
    asked += skill.questionCount;
  }
  for (const profileId of people.peers) await api.evaluations.addParticipant({ id, profileId, role: "peer" });
  await api.evaluations.launch({ id, acceptsSmallGroups: true });
  return id;
}

/** Opens the form and begins; the service worker has all it needs when this returns. */
export async function beginForm(page: Page, rondo: Rondo, words: Words, id: string): Promise<void> {
  await page.goto(rondo.url + paths.answer(id));
  await page.getByRole("button", { name: words.answers.welcome.start }).click();
  await page.waitForURL(/q=1$/);
  await expectQuestion(page, words, 1);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

export const goTo = async (page: Page, words: Words, number: number) => {
  await page.getByRole("button", { name: words.answers.question.next, exact: true }).click();
  await page.waitForURL(new RegExp(`q=${number}$`));
  await expectQuestion(page, words, number);
};

/** Chooses the first level, or writes where words are asked for; the question is on the screen. */
export async function answerOne(page: Page, level = 0): Promise<void> {
  const radios = page.getByRole("radio");
  if ((await radios.count()) > 0) await radios.nth(level).check();
  else await page.getByRole("textbox").first().fill("Une réponse écrite.");
}

/** What is stored in this browser, as any other user of it would find it. */
export const readStorage = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("rondo-answers");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error("no database"));
    });
    const found: { path: string; value: unknown }[] = [];
    if (database.objectStoreNames.contains("kept"))
      await new Promise<void>((resolve) => {
        const cursor = database.transaction("kept").objectStore("kept").openCursor();
        cursor.onsuccess = () => {
          if (!cursor.result) return resolve();
          found.push({ path: cursor.result.key as string, value: cursor.result.value });
          cursor.result.continue();
        };
      });
    database.close();
    const keys = found.map(({ value }) => value).filter((value) => value instanceof CryptoKey);
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        cached.push(`${request.url}\n${(await answer?.text()) ?? ""}`);
      }
    }
    return {
      paths: found.map(({ path }) => path),
      keys: keys.map(({ extractable, usages }) => ({ extractable, usages })),
      local: JSON.stringify(Object.entries(localStorage)),
      session: JSON.stringify(Object.entries(sessionStorage)),
      cached,
      workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    };
  });

export const selectDraftPaths = (paths: readonly string[]) =>
  paths.filter((path) => path.startsWith("draft/"));

/** Waits until nothing written here waits any more. */
export const expectAllSent = (page: Page) =>
  expect.poll(async () => selectDraftPaths((await readStorage(page)).paths)).toEqual([]);
