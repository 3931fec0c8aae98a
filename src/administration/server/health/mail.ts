import { sql } from "drizzle-orm";
import { listKindsWithoutTrace } from "#platform/server/emails/readMessage.ts";
import { noLongerNeeded } from "#platform/server/emails/deliverEmails.ts";
import type { Emails } from "#platform/server/emails/emailTemplate.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { MailHealth } from "../../contract/health.ts";
import { deliveryState, type StoredDelivery } from "../../rules/deliveries.ts";
import { mailOutcomes, type MailOutcome } from "../../vocabulary.ts";
import { listedKinds } from "../deliveries.ts";

interface CountedRow extends Record<string, unknown> {
  kind: string;
  status: StoredDelivery["status"];
  hasFailure: boolean;
  isRefusal: boolean;
  count: number;
}

/** Emails of the listed kinds since a moment, by kind and by what became of them; no other kind is looked at. */
export async function countDeliveries(
  tx: Tenant,
  emails: Emails,
  { companyId, since, language }: { companyId: string; since: Date; language: Language },
): Promise<MailHealth["kinds"]> {
  const { rows } = await tx.execute<CountedRow>(sql`
    select o.kind, o.status, o.failure is not null as "hasFailure",
      coalesce(o.failure ~ '\\m5\\d\\d\\M', false) as "isRefusal", count(*)::int as count
    from unnest(${sql.param(listedKinds(emails))}::text[]) as listed (kind)
    join outbox o on o.company_id = ${companyId} and o.kind = listed.kind and o.created_at >= ${since.toISOString()}
    where not (o.status = 'failed' and o.failure = ${noLongerNeeded})
    group by 1, 2, 3, 4
    order by 1`);
  return [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, counted]) => {
    const counts = Object.fromEntries(mailOutcomes.map((outcome) => [outcome, 0])) as Record<
      MailOutcome,
      number
    >;
    for (const row of counted) counts[toOutcome(row)] += row.count;
    const title = Object.entries(emails).find(([name]) => name === kind)?.[1].title[language] ?? kind;
    return { kind, title, counts };
  });
}

function toOutcome({ status, hasFailure, isRefusal }: CountedRow): MailOutcome {
  const state = deliveryState({ status, failure: hasFailure ? "failed" : null });
  return state === "failed" && isRefusal ? "refused" : state;
}

/** So many in a row, for a reason that is not that of one address. */
const refusalsInARow = 3;
const attemptsWithoutAnswer = 5;
/** Longer than it takes to write to ten thousand people. */
const overdueAfterMs = 30 * 60_000;
/** Signing in, relaying, or the policy of the server: not an unknown mailbox. */
const serverRefusals = String.raw`\m(53[0458]|554|5\.7\.\d+)\M`;

interface Light extends Record<string, unknown> {
  isStuck: boolean;
  isRefused: boolean;
}

/**
 * Of the emails of the company that may leave a trace, two answers and no count: neither follows from one address, nor from
 * what an email says.
 */
export async function readMailLight(
  tx: Tenant,
  emails: Emails,
  { companyId, now }: { companyId: string; now: Date },
): Promise<Light> {
  const isCounted = sql`o.company_id = ${companyId} and o.kind <> all(${sql.param(listKindsWithoutTrace(emails))}::text[])`;
  const overdue = new Date(now.getTime() - overdueAfterMs).toISOString();
  const { rows } = await tx.execute<Light>(sql`
    select
      exists (
        select from outbox o
        where ${isCounted} and o.status in ('queued', 'sending')
          and (o.next_attempt_at < ${overdue}
            or (o.attempts >= ${attemptsWithoutAnswer} and o.failure !~ '\\m[45]\\d\\d\\M'))
      ) as "isStuck",
      (
        select count(*) >= ${refusalsInARow} from (
          select o.failure from outbox o
          where ${isCounted} and o.status = 'failed' and o.failure <> ${noLongerNeeded}
            and o.next_attempt_at > coalesce((
              select max(o.next_attempt_at) from outbox o where ${isCounted} and o.status = 'sent'
            ), '-infinity')
          order by o.next_attempt_at desc limit ${refusalsInARow}
        ) latest where latest.failure ~ ${serverRefusals}
      ) as "isRefused"`);
  return rows[0] ?? { isStuck: false, isRefused: false };
}
