import type { PulsePlan } from "../contract/content.ts";
import { computeAnchor } from "./cadence.ts";

/** What a cadence is said with; null where its first day is not chosen yet. */
export type CadenceFacts =
  | { kind: "once"; day: string; hour: number }
  /** 0 for Sunday to 6 for Saturday. */
  | { kind: "weekly" | "biweekly"; weekday: number; hour: number }
  /** `endsShort`: shorter months have no such day, and their last one stands for it. */
  | { kind: "monthly" | "quarterly"; date: number; endsShort: boolean; hour: number };

export function describeCadence({
  cadence,
  startsOn,
  hour,
}: Pick<PulsePlan, "cadence" | "startsOn" | "hour">): CadenceFacts | null {
  if (startsOn === null) return null;
  if (cadence === "once") return { kind: cadence, day: startsOn, hour };
  if (cadence === "weekly" || cadence === "biweekly") {
    const anchor = computeAnchor({ cadence }, startsOn);
    return { kind: cadence, weekday: new Date(`${anchor}T00:00:00Z`).getUTCDay(), hour };
  }
  const date = Number(startsOn.slice(-2));
  return { kind: cadence, date, endsShort: date > 28, hour };
}
