import { defineKinds } from "#notifications/rules.ts";

/** My report, an evaluation that I lead is finished, a report to publish, a comment to decide about, what was decided of mine. */
export const reportKinds = defineKinds("evaluation", {
  report_ready: { refusableBy: ["application", "email"] },
  evaluation_completed: { refusableBy: ["application", "email"] },
  report_to_review: {},
  comment_flagged: {},
  flag_decided: {},
});
