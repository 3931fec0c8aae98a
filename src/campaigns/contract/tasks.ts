import type { QuestionSource } from "#evaluations/contract/tasks.ts";

/** Queued when a campaign is launched: its evaluations start one after the other, each in a transaction of its own. */
export const launchCampaign = "launchCampaign";
export interface CampaignTask {
  companyId: string;
  campaignId: string;
}

/** Queued when a campaign asks more than one statement may write: its drafts get their questions some at a time. */
export const giveAwaitedQuestions = "giveAwaitedQuestions";
export interface QuestionsTask extends CampaignTask {
  source: QuestionSource;
}
