import type { BrowserContextOptions, Page } from "@playwright/test";
import { paths } from "../../src/paths.ts";
import { createApi, findDemoProfileId, enterAs, createCaller, readProfileId } from "../calling.ts";
import { openScreen, press, words } from "../keyboard.ts";
import { launchFor } from "../offlineAnswering.ts";
import type { Rondo } from "../product.ts";
import { expect } from "../rondo.ts";

const { answers: t } = words;
export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

/** Launches an evaluation of Camille on one skill with one participant. Returns its id and a page of the participant. */
export async function startAnswering(
  open: (options?: BrowserContextOptions) => Promise<Page>,
  rondo: Rondo,
  who: string,
  options?: BrowserContextOptions,
) {
  const page = await open(options);
  const lead = await createCaller();
  await enterAs(lead, rondo, "helene.gagnon");
  await enterAs(page.context(), rondo, who);
  const subject = await findDemoProfileId(rondo, "camille.tremblay");
  const peer = await readProfileId(page.context(), rondo);
  return { page, lead, id: await launchFor(lead, rondo, { subject, peers: [peer] }, 1) };
}

export const readItems = async (page: Page, rondo: Rondo, evaluationId: string) =>
  (await createApi(page.context(), rondo).answers.read({ evaluationId })).items;

/** What the server holds; an answer leaves a moment after it is shown. */
export async function expectHeld(
  page: Page,
  rondo: Rondo,
  evaluationId: string,
  expected: { scores: readonly (number | null | undefined)[]; firstText: string },
) {
  const { answers } = createApi(page.context(), rondo);
  const readHeld = async () => {
    const { scores, texts } = (await answers.read({ evaluationId })).answers;
    return { scores, firstText: texts["0"] };
  };
  await expect.poll(readHeld).toEqual(expected);
}

/** Past the notice, on the first question. */
export async function openFirstQuestion(page: Page, rondo: Rondo, id: string) {
  await openScreen(page, rondo, paths.answer(id));
  await press(page, button(page, t.welcome.start));
  await page.waitForURL(/q=1$/);
}
