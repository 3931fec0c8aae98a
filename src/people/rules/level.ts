import type { LeadKind } from "../vocabulary.ts";
export type Level = "employee" | "manager" | "director" | "executive";

/**
 * The level that §3 of the specification names, by what is known of a person (§2 of the decisions): at the top of the
 * organisation with people below, head of a direction, head of other people, or of no one. It gives no right.
 */
export function resolveLevel({ leads, hasManager }: { leads: LeadKind | null; hasManager: boolean }): Level {
  if (!leads) return "employee";
  if (!hasManager) return "executive";
  return leads === "direction" ? "director" : "manager";
}

/** What decides it of a person as the list has them. */
export const toLevelFacts = <Manager>({
  leads,
  directManager,
}: {
  leads: LeadKind | null;
  directManager: Manager | null;
}) => ({ leads, hasManager: directManager !== null });
