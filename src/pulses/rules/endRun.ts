import type { RunStatus } from "../vocabulary.ts";

/** Closing computes the results: only what is open has some. `closedAt`: it was closed, and they are being computed. */
export const whyNotClose = ({
  status,
  closedAt,
}: {
  status: RunStatus;
  closedAt?: Date | null;
}): "pulse_not_open" | null => (status === "open" && !closedAt ? null : "pulse_not_open");

/** What people were asked already is closed, not cancelled. */
export const whyNotCancel = ({ status }: { status: RunStatus }): "pulse_not_scheduled" | null =>
  status === "scheduled" ? null : "pulse_not_scheduled";

/** Whether it was cancelled when it opened, for too few people: only then is it known how many it was for. */
export const isCancelledForFew = ({ status, asked }: { status: RunStatus; asked: number | null }): boolean =>
  status === "cancelled" && asked !== null;
