import type { RunStatus } from "../vocabulary.ts";

/** Closing computes the results: only what is open has some. */
export const whyNotClose = ({ status }: { status: RunStatus }): "pulse_not_open" | null =>
  status === "open" ? null : "pulse_not_open";

/** What people were asked already is closed, not cancelled. */
export const whyNotCancel = ({ status }: { status: RunStatus }): "pulse_not_scheduled" | null =>
  status === "scheduled" ? null : "pulse_not_scheduled";
