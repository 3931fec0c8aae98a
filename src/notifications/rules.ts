import type { Refusal } from "./contract.ts";

/**
 * What one may do without, in the order of the settings. What is not here (invitations, the safety of an account) is
 * always sent.
 */
export const notificationKinds = [
  "evaluation_reminder",
  "report_ready",
  "evaluation_completed",
] as const satisfies readonly Refusal["kind"][];

/** How a notification reaches somebody. */
export const notificationChannels = ["email"] as const satisfies readonly Refusal["channel"][];

/** Only refusals are stored: a new kind or channel begins as wanted. Whether somebody with these refusals receives a kind of notification by a channel. */
export const wants = (wanted: Refusal, refused: readonly Refusal[]): boolean =>
  !refused.some(({ kind, channel }) => kind === wanted.kind && channel === wanted.channel);
