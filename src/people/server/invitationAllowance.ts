import { sql } from "drizzle-orm";
import { daysUntilSettled, invitationsPerDay } from "#platform/invitations.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { InvitationAllowance } from "#platform/server/emails/invitationQueue.ts";
import type { Services } from "#platform/server/services.ts";
import { hasJoinedIn } from "./joined.ts";

declare module "#platform/server/services.ts" {
  interface Services {
    /** INVITATIONS_PER_DAY: null when unset, 0 for no limit (platform/invitations.ts). */
    invitationsPerDay: number | null;
  }
}

/** What the company may mail today, in its own time zone: it grows with the people who have joined. */
export async function readInvitationAllowance(
  tx: Tenant,
  { now, invitationsPerDay: fixed }: Pick<Services, "now" | "invitationsPerDay">,
  companyId: string,
): Promise<InvitationAllowance> {
  const at = now().toISOString();
  const { rows } = await tx.execute<{
    today: string;
    dayStart: Date;
    confirmed: number;
    settled: number;
  }>(sql`
    select local.today, local.today::timestamp at time zone c.time_zone as "dayStart",
      people.confirmed, people.settled
    from companies c
      cross join lateral (
        select (${at}::timestamptz at time zone c.time_zone)::date as today
      ) local
      cross join lateral (
        select count(*)::int as confirmed,
          (count(*) filter (where p.joined_at <= ${at}::timestamptz - ${daysUntilSettled}::int * interval '1 day'))::int as settled
        from profiles p
        where p.company_id = c.id and p.is_active and ${hasJoinedIn(sql`p`)}
      ) people
    where c.id = ${companyId}`);
  const [found] = rows;
  if (!found) throw new Error("the transaction names a company that does not exist");
  const { today, dayStart, confirmed: confirmedPeople, settled: settledPeople } = found;
  const perDay = invitationsPerDay({ confirmedPeople, settledPeople }, fixed);
  return { today, dayStart: new Date(dayStart), perDay };
}
