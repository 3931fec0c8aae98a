import { defineKinds } from "#notifications/rules.ts";

/** Asked to propose who answers, such a proposal to approve, that a manager has approved one. */
export const nominationKinds = defineKinds("evaluation", {
  nomination_asked: { asks: true },
  nomination_sent: { asks: true },
  nomination_approved: { asks: true },
});
