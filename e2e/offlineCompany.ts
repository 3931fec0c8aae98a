import type { Browser, BrowserContext, Page } from "@playwright/test";
import { newPage } from "./accounts.ts";
import { apiOf, enterAs, profileOf } from "./calling.ts";
import { launchFor } from "./offlineAnswering.ts";
import { startRondo, test as base, type Rondo } from "./rondo.ts";
import { wordsOf } from "./words.ts";

export const words = wordsOf("fr");

type Started = Awaited<ReturnType<typeof startRondo>>;
interface Company {
  started: Started;
  /** Launches an evaluation of `questions` questions that Noémie and Mathieu answer. */
  launch: (questions: number) => Promise<string>;
  lead: Page;
}

export const test = base.extend<object, { company: Company }>({
  company: [
    async ({ browser }, use) => {
      const started = await startRondo({ DEMO: "1" });
      const lead = await newPage(browser, "fr");
      await enterAs(lead.context(), started.rondo, "helene.gagnon");
      const people: Record<string, string> = {};
      for (const who of ["camille.tremblay", "noemie.fortin", "mathieu.belanger"]) {
        const context = await browser.newContext();
        await enterAs(context, started.rondo, who);
        people[who] = await profileOf(context, started.rondo);
        await context.close();
      }
      const subject = people["camille.tremblay"] ?? "";
      const peers = [people["noemie.fortin"] ?? "", people["mathieu.belanger"] ?? ""];
      await use({
        started,
        lead,
        launch: (questions) => launchFor(lead.context(), started.rondo, { subject, peers }, questions),
      });
      await started.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

export const heldBy = async (context: BrowserContext, rondo: Rondo, evaluationId: string) =>
  (await apiOf(context, rondo).answers.read({ evaluationId })).answers;

export const noemie = async (browser: Browser, rondo: Rondo) => {
  const page = await newPage(browser, "fr");
  await enterAs(page.context(), rondo, "noemie.fortin");
  return page;
};
