import type { ErrorCode } from "#platform/errors.ts";
import type { PlanReader } from "../vocabulary.ts";
import { isHandedOver, type Handover } from "./handover.ts";

/** What a person is to the owner of a plan, today. */
export interface PlanStanding {
  isOwner: boolean;
  /** Their direct manager, or the manager of a team that they are in. */
  isManager: boolean;
  /** Others read something in the plan. Before, there is nothing to hand over: what is kept for oneself looks like no plan. */
  isShared: boolean;
  handover: Handover | null;
  /** Administration, or an owner of the company. */
  isInCharge: boolean;
}

/**
 * Whether the plan is open to one who manages its person. A wait of which the person was told runs to its end, whatever is
 * shared meanwhile; those in charge of the company read already what is shared, and wait for nothing.
 */
export const isOpenToManager = (
  { isShared, handover, isInCharge }: Pick<PlanStanding, "isShared" | "handover" | "isInCharge">,
  now: Date,
): boolean => isInCharge || isHandedOver(handover, now) || (!isShared && handover === null);

/** As what a person reads a plan; null: for them there is none, as for an id that no person has. */
export function resolvePlanReader(standing: PlanStanding, now: Date): PlanReader | null {
  if (standing.isOwner) return "owner";
  if (standing.isManager && isOpenToManager(standing, now)) return "manager";
  return standing.isInCharge ? "administration" : null;
}

/** Why a reader does not write in a plan. That of a person who left stays as it was. */
export function whyNotWrite(reader: PlanReader, { isActive }: { isActive: boolean }): ErrorCode | null {
  if (reader === "administration") return "plan_view_only";
  return isActive ? null : "plan_closed";
}

/** What is kept for oneself exists for its owner alone. */
export const isVisibleTo = (reader: PlanReader, { isPrivate }: { isPrivate: boolean }): boolean =>
  reader === "owner" || !isPrivate;
