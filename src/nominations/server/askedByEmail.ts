import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";

/** Emails that ask one person to propose, in a day, from all authors: beyond them the request is in the application alone. */
const maxEmailsPerDay = 3;

interface EmailLimitQuery {
  companyId: string;
  profileIds: readonly string[];
  /** Limits the campaign to one email a day to each person, even one taken out and added again meanwhile. */
  campaignId?: string;
}

/**
 * Those of these people to whom no further email leaves today that asks them to propose. An email that has not left and
 * whose evaluation is gone will not: it does not count. One question of a company at a time: the next one sees what this
 * one writes.
 */
export async function listPeopleAtEmailLimit(
  tx: Tenant,
  { now }: Pick<Services, "now">,
  { companyId, profileIds, campaignId }: EmailLimitQuery,
): Promise<ReadonlySet<string>> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`nominations.asked:${companyId}`}, 0))`,
  );
  const { rows } = await tx.execute<{ id: string }>(sql`
    select m.recipient_profile_id as id from outbox m join companies c on c.id = m.company_id
    where m.company_id = ${companyId} and m.recipient_profile_id = any(${sql.param([...profileIds])}::uuid[])
      and m.kind = 'nominations.asked'
      and m.created_at >= date_trunc('day', ${now().toISOString()}::timestamptz, c.time_zone)
      and (m.status in ('sent', 'held') or m.status <> 'failed' and exists (
        select from evaluations e where e.company_id = m.company_id and e.id = (m.data ->> 'evaluationId')::uuid))
    group by m.recipient_profile_id
    having count(*) >= ${maxEmailsPerDay} or bool_or(m.data ->> 'campaignId' = ${campaignId ?? null}::text)`);
  return new Set(rows.map(({ id }) => id));
}
