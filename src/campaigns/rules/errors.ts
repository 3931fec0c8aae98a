/** The refusals of this concept and their HTTP status; their sentences are in texts/errors.fr.ts and errors.en.ts. */
export const campaignErrors = {
  campaign_of_nobody: 422,
  campaign_launched: 409,
  campaign_preparing: 409,
  campaign_questions_gone: 409,
  campaign_too_large: 422,
  due_before_proposals: 422,
  nobody_to_add: 422,
  nothing_to_launch: 409,
  nothing_to_propose: 409,
  nothing_without_questions: 409,
} as const;
type CampaignErrors = typeof campaignErrors;

declare module "#platform/errors.ts" {
  interface ErrorStatuses extends CampaignErrors {}
}
