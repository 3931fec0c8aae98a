import type { BrowserContextOptions, Page } from "@playwright/test";
import { paths } from "../../src/paths.ts";
import { apiOf, enterAs, profileOf } from "../calling.ts";
import { come, press, words } from "../keyboard.ts";
import { launchFor } from "../offlineAnswering.ts";
import type { Rondo } from "../rondo.ts";

const { answers: t } = words;
export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

/** Noémie and Mathieu are asked for their view of Camille; one skill. Answers its id and a page of the one who answers. */
export async function ask(
  open: (options?: BrowserContextOptions) => Promise<Page>,
  rondo: Rondo,
  who: string,
  options?: BrowserContextOptions,
) {
  const [lead, camille, page] = await Promise.all([open(), open(), open(options)]);
  await enterAs(lead.context(), rondo, "helene.gagnon");
  await enterAs(camille.context(), rondo, "camille.tremblay");
  await enterAs(page.context(), rondo, who);
  const subject = await profileOf(camille.context(), rondo);
  const peer = await profileOf(page.context(), rondo);
  return { page, lead, id: await launchFor(lead.context(), rondo, { subject, peers: [peer] }, 1) };
}

export const itemsOf = async (page: Page, rondo: Rondo, evaluationId: string) =>
  (await apiOf(page.context(), rondo).answers.read({ evaluationId })).items;
export const heldBy = async (page: Page, rondo: Rondo, evaluationId: string) =>
  (await apiOf(page.context(), rondo).answers.read({ evaluationId })).answers;

/** Past the notice, on the first question. */
export async function begin(page: Page, rondo: Rondo, id: string) {
  await come(page, rondo, paths.answer(id));
  await press(page, button(page, t.welcome.start));
  await page.waitForURL(/q=1$/);
}
