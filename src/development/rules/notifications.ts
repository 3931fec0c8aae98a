import { defineKinds } from "#notifications/rules.ts";

/** A manager has come, who will read what the person shares of their plan: it opens at their yes, or by itself. */
export const planKinds = defineKinds("development_plan", {
  plan_manager: { asks: true },
});
