import { NOTICE_VERSION } from "../../src/evaluations/rules/notice.ts";
import type { BrowserContext } from "@playwright/test";
import { createApi, readProfileId } from "../../e2e/calling.ts";
import { enterAs } from "../../e2e/calling.ts";
import { launchFor } from "../../e2e/offlineAnswering.ts";
import type { Rondo } from "../../e2e/product.ts";

export type Session = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** The report of the demonstration with the most to draw. */
const reportName = "Bilan d’automne";

/** The sessions of the owner, who may read a report, and of a participant who has read the notice of a long questionnaire and answers it. */
export async function prepare(context: BrowserContext, rondo: Rondo, questions: number) {
  const enter = async (who: string) => {
    await context.clearCookies();
    await enterAs(context, rondo, who);
    return { session: await context.cookies(rondo.url), profileId: await readProfileId(context, rondo) };
  };
  const subject = await enter("camille.tremblay");
  const peer = await enter("mathieu.belanger");
  const respondent = await enter("noemie.fortin");
  const owner = await enter("helene.gagnon");
  const { items: closed } = await createApi(context, rondo).evaluations.list({ status: "completed" });
  const report = closed.find(({ name }) => name === reportName);
  if (!report) throw new Error(`the demonstration has no report « ${reportName} »`);
  const people = { subject: subject.profileId, peers: [respondent.profileId, peer.profileId] };
  const evaluationId = await launchFor(context, rondo, people, questions);
  await enter("noemie.fortin");
  await createApi(context, rondo).answers.begin({ evaluationId, noticeVersion: NOTICE_VERSION });
  return {
    owner: owner.session,
    respondent: await context.cookies(rondo.url),
    evaluationId,
    reportId: report.id,
  };
}
