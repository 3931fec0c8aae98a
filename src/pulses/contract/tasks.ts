/** Each for one run, and asked again under its lock; `RunTask`. */
export const openRun = "openPulseRun";
export const warnOfLastRun = "warnOfLastPulseRun";
export const remindRun = "remindPulseRun";
export const refreshRun = "refreshPulseRun";
export const closeRun = "closePulseRun";
export const removeReceipts = "removePulseReceipts";
export interface RunTask {
  companyId: string;
  id: string;
}

/** Wipes from disk what was deleted of answers, counts and receipts. Without a payload. */
export const vacuumPulses = "vacuumPulses";
