import { defineKinds } from "#notifications/rules.ts";

/** My report, the end of an evaluation that I lead, a report to publish, a flag to decide, the decision on my flag. */
export const reportKinds = defineKinds("evaluation", {
  report_ready: { refusableBy: ["application", "email"] },
  evaluation_completed: { refusableBy: ["application", "email"] },
  report_to_review: {},
  comment_flagged: {},
  flag_decided: {},
});
