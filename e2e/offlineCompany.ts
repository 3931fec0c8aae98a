import type { Browser } from "@playwright/test";
import { newPage } from "./accounts.ts";
import { createApi, findDemoProfileId, enterAs, createCaller, type Caller } from "./calling.ts";
import { launchFor } from "./offlineAnswering.ts";
import type { Rondo, Started } from "./product.ts";
import { oncePerProduct, test as base } from "./rondo.ts";
import { getWords } from "./words.ts";

export const words = getWords("fr");

interface Company {
  started: Started;
  /** Launches an evaluation of `questions` questions that Noémie and Mathieu answer. */
  launch: (questions: number) => Promise<string>;
  /** Hélène, who runs it. */
  lead: Caller;
}

const findPeople = oncePerProduct(async (rondo) => {
  const subject = await findDemoProfileId(rondo, "camille.tremblay");
  const peers = [
    await findDemoProfileId(rondo, "noemie.fortin"),
    await findDemoProfileId(rondo, "mathieu.belanger"),
  ];
  return { subject, peers };
});

export const test = base.extend<{ company: Company }>({
  company: async ({ started }, give) => {
    const { rondo } = started;
    const people = await findPeople(rondo);
    const lead = await createCaller();
    await enterAs(lead, rondo, "helene.gagnon");
    await give({ started, lead, launch: (questions) => launchFor(lead, rondo, people, questions) });
    await lead.request.dispose();
  },
});

export const readStoredAnswers = async (context: Caller, rondo: Rondo, evaluationId: string) =>
  (await createApi(context, rondo).answers.read({ evaluationId })).answers;

export const openNoemiePage = async (browser: Browser, rondo: Rondo) => {
  const page = await newPage(browser, "fr");
  await enterAs(page.context(), rondo, "noemie.fortin");
  return page;
};
