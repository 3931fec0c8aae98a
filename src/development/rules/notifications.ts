import { defineKinds } from "#notifications/rules.ts";

/**
 * A manager has come, who will read what the person shares of their plan: it opens at their yes, or by itself. Then that
 * manager learns that it is open.
 */
export const planKinds = defineKinds("development_plan", {
  plan_manager: { asks: true },
  plan_opened: {},
});

/** Another has written a note in one’s own plan; a meeting about a plan is on the next day. */
export const planNoteKinds = defineKinds("development_note", {
  plan_note: { refusableBy: ["application"] },
  plan_meeting: { refusableBy: ["application"] },
});

/** A colleague has thanked the person. */
export const recognitionKinds = defineKinds("development_recognition", {
  thanked: { refusableBy: ["application"] },
});

/** An objective of one’s own plan, or an action of it, is due soon. */
export const dueKinds = defineKinds("development_objective", {
  plan_due: { refusableBy: ["application", "email"] },
});

/** A person asks to take stock again of their plan, which the reader may launch; it is launched, or declined. */
export const checkpointKinds = defineKinds("development_checkpoint", {
  checkpoint_asked: { asks: true },
  checkpoint_launched: {},
  checkpoint_declined: {},
});
