import { giveQuestions, stopAwaiting } from "#evaluations/server/giveQuestions.ts";
import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import type { QuestionsTask } from "../contract/tasks.ts";

/**
 * Gives the drafts of a campaign the questions that they await, some in each transaction: a worker that is killed leaves
 * the others to the next one. Where it fails they await nothing any more, and the campaign says that they ask nothing.
 */
export async function giveAwaited(
  services: Pick<Services, "db" | "log">,
  { companyId, campaignId, source }: QuestionsTask,
): Promise<void> {
  const inside = <T>(work: (tx: Tenant) => Promise<T>) =>
    asTenant(services.db, { companyId, profileId: null }, work);
  try {
    while (await inside((tx) => giveQuestions(tx, { companyId, campaignId, source })));
  } catch (error) {
    services.log.error({ companyId, campaignId, failure: String(error) }, "questions were not given");
    await inside((tx) => stopAwaiting(tx, { companyId, campaignId }));
  }
}
