import { sql } from "drizzle-orm";
import { dayIn } from "#company/server/dayIn.ts";
import { fullName } from "#people/rules/names.ts";
import { computeOpening, isHandedOver } from "../../rules/handover.ts";
import { isInCharge, isShared, managesPerson } from "../plans/access.ts";

export interface WaitingManager {
  /** Of the handover. */
  id: string;
  firstName: string;
  lastName: string;
  toldAt: string;
}

/**
 * The managers of today who wait for the yes of a person, of what they share: a part of a statement over
 * `development_plans plan`, whose moment `listWaiting` asks.
 */
export const selectWaiting = (companyId: string) => sql<WaitingManager[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', h.id, 'firstName', m.first_name, 'lastName', m.last_name, 'toldAt', h.told_at)
      order by h.told_at, m.last_name_key, m.id), '[]')
  from development_handovers h
  join profiles p on p.company_id = h.company_id and p.id = h.profile_id
  join profiles m on m.id = h.manager_profile_id and ${managesPerson(companyId)}
  where h.company_id = ${companyId} and h.profile_id = plan.profile_id and h.accepted_at is null
    and not ${isInCharge} and ${isShared(companyId)})`;

/** Those to whom the plan is not open yet by itself. */
export const listWaiting = (managers: readonly WaitingManager[], now: Date): WaitingManager[] =>
  managers.filter(({ toldAt }) => !isHandedOver({ toldAt: new Date(toldAt), acceptedAt: null }, now));

/** The one to whom it opens first, how many more there are, and the first day on which it does; null for none. */
export function describeWaiting(
  managers: readonly WaitingManager[],
  { now, timeZone }: { now: Date; timeZone: string },
): { manager: string; more: number; opensOn: string } | null {
  const [next, ...others] = listWaiting(managers, now);
  if (!next) return null;
  const opening = computeOpening({ toldAt: new Date(next.toldAt), acceptedAt: null });
  return { manager: fullName(next), more: others.length, opensOn: dayIn(timeZone, opening) };
}
