import type { FieldReason } from "#platform/errors.ts";
import type { Scale } from "../vocabulary.ts";

/** As the contract has them. */
export const minThreshold = 3;
export const maxThreshold = 10;
/** Of the days that an evaluation lasts where no date is chosen. */
export const minDays = 7;
export const maxDays = 90;

interface Scales {
  offeredScales: readonly Scale[];
  defaultScale: Scale;
}

/** At least one scale is offered, and the default is one of them. */
export function whyNotScales({ offeredScales, defaultScale }: Scales): {
  offeredScales: FieldReason | null;
  defaultScale: FieldReason | null;
} {
  const isOffered = offeredScales.includes(defaultScale);
  return {
    offeredScales: offeredScales.length === 0 ? "required" : null,
    defaultScale: offeredScales.length === 0 || isOffered ? null : "option",
  };
}

/** Of Canada, from the east to the west: offered first. */
export const timeZones = [
  "America/St_Johns",
  "America/Halifax",
  "America/Toronto",
  "America/Winnipeg",
  "America/Regina",
  "America/Edmonton",
  "America/Vancouver",
  "America/Whitehorse",
] as const;

/** A zone in which dates can be formatted: the names differ between systems, the function does not. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-CA", { timeZone: name }).resolvedOptions().timeZone.includes("/");
  } catch {
    return false;
  }
}
