/** The refusals of this concept and their HTTP status; their sentences are in texts/errors.fr.ts and errors.en.ts. */
export const pulseErrors = {
  pulse_unfinished: 422,
  pulse_archived: 409,
  pulse_running: 409,
  pulse_run_open: 409,
  pulse_closed: 409,
  pulse_not_running: 409,
  pulse_nobody: 422,
  pulse_too_few: 422,
  pulse_day_over: 422,
  pulse_not_open: 409,
  pulse_not_scheduled: 409,
  pulse_reminded_lately: 409,
  pulse_series_ended: 409,
  pulse_last_run: 409,
  pulse_still_open: 409,
  pulse_closing_day: 422,
  pulse_open_longest: 409,
  pulse_not_closed: 409,
  pulse_note_empty: 422,
  pulse_promised_day_over: 422,
} as const;
type PulseErrors = typeof pulseErrors;

declare module "#platform/errors.ts" {
  interface ErrorStatuses extends PulseErrors {}
}
