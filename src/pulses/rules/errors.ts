/** The refusals of this concept and their HTTP status; their sentences are in texts/errors.fr.ts and errors.en.ts. */
export const pulseErrors = {
  pulse_unfinished: 422,
  pulse_archived: 409,
  pulse_running: 409,
  pulse_closed: 409,
} as const;
type PulseErrors = typeof pulseErrors;

declare module "#platform/errors.ts" {
  interface ErrorStatuses extends PulseErrors {}
}
