import { defineKinds } from "#notifications/rules.ts";

/** Asked to answer, reminded of it; to the lead: a group misses one person since a refusal, an account is closed. */
export const evaluationKinds = defineKinds("evaluation", {
  evaluation_invitation: { asks: true },
  evaluation_reminder: { asks: true, refusableBy: ["application", "email"] },
  group_short: {},
  rater_left: {},
});
