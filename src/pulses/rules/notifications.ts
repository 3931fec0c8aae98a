import { defineKinds } from "#notifications/rules.ts";

/** A survey awaits the person; they are reminded of it, by email alone; its results were published. */
export const pulseKinds = defineKinds("pulse_run", {
  pulse_asked: { asks: true },
  pulse_reminder: { asks: true, refusableBy: ["email"] },
  pulse_published: { refusableBy: ["application", "email"] },
});
