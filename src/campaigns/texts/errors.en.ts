import type { Translation } from "#platform/texts.ts";
import type { fr } from "./errors.fr.ts";

export const en: Translation<typeof fr> = {
  campaign_of_nobody: "Choose at least one person you may evaluate.",
  campaign_launched: "The campaign is launched: its content is changed in each evaluation.",
  campaign_preparing: "Questions are still on their way to this campaign: try again in a moment.",
  campaign_questions_gone:
    "These questions are no longer available. Choose another source, or create another campaign for these people.",
  campaign_too_large: "A campaign has at most 500 people.",
  due_before_proposals: "The due date cannot come before the day on which the suggestions are due.",
  nobody_to_add: "These people are in the campaign already, or you may not evaluate them.",
  nothing_to_launch: "There is no evaluation left to launch.",
  nothing_to_propose:
    "There is nothing to suggest again: who answers was chosen by hand, or by the people evaluated.",
  nothing_without_questions: "All evaluations of this campaign have questions already.",
};
