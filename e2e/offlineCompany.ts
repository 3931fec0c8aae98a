import type { Browser } from "@playwright/test";
import { newPage } from "./accounts.ts";
import { apiOf, demoProfile, enterAs, newCaller, type Caller } from "./calling.ts";
import { launchFor } from "./offlineAnswering.ts";
import type { Rondo, Started } from "./product.ts";
import { oncePerProduct, test as base } from "./rondo.ts";
import { wordsOf } from "./words.ts";

export const words = wordsOf("fr");

interface Company {
  started: Started;
  /** Launches an evaluation of `questions` questions that Noémie and Mathieu answer. */
  launch: (questions: number) => Promise<string>;
  /** Hélène, who runs it. */
  lead: Caller;
}

const peopleOf = oncePerProduct(async (rondo) => {
  const subject = await demoProfile(rondo, "camille.tremblay");
  const peers = [await demoProfile(rondo, "noemie.fortin"), await demoProfile(rondo, "mathieu.belanger")];
  return { subject, peers };
});

export const test = base.extend<{ company: Company }>({
  company: async ({ started }, give) => {
    const { rondo } = started;
    const people = await peopleOf(rondo);
    const lead = await newCaller();
    await enterAs(lead, rondo, "helene.gagnon");
    await give({ started, lead, launch: (questions) => launchFor(lead, rondo, people, questions) });
    await lead.request.dispose();
  },
});

export const heldBy = async (context: Caller, rondo: Rondo, evaluationId: string) =>
  (await apiOf(context, rondo).answers.read({ evaluationId })).answers;

export const noemie = async (browser: Browser, rondo: Rondo) => {
  const page = await newPage(browser, "fr");
  await enterAs(page.context(), rondo, "noemie.fortin");
  return page;
};
