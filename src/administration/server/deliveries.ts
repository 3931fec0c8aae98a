import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import { noLongerNeeded } from "#platform/server/emails/deliverEmails.ts";
import type { Emails } from "#platform/server/emails/emailTemplate.ts";
import type { Delivery } from "../contract.ts";
import type { Services } from "#platform/server/services.ts";
import {
  deliveryCount,
  deliveryState,
  failureCode,
  mayRetry,
  type StoredDelivery,
} from "../rules/deliveries.ts";

/** The kinds of which a company sees the deliveries. */
export const listedKinds = (emails: Emails): string[] =>
  Object.entries(emails).flatMap(([kind, { isListed }]) => (isListed ? [kind] : []));

interface Row extends StoredDelivery, Record<string, unknown> {
  id: string;
  kind: Delivery["kind"];
  recipient: string;
  queuedOn: string;
}

/**
 * The latest emails of the listed kinds. Each kind is read in its own order of time, so that the messages of others,
 * however many, are not looked at. What lost its reason is left out: it has not failed, and would say what a person did.
 */
export async function listDeliveries(
  tx: Tenant,
  emails: Emails,
  { companyId, timeZone }: { companyId: string; timeZone: string },
): Promise<Delivery[]> {
  const kinds = sql.join(
    listedKinds(emails).map((kind) => sql`${kind}`),
    sql`, `,
  );
  const { rows } = await tx.execute<Row>(sql`
    select m.id, m.kind, m.recipient, m.status, m.failure,
      to_char(m.created_at at time zone ${timeZone}, 'YYYY-MM-DD') as "queuedOn"
    from unnest(array[${kinds}]::text[]) as listed (kind)
    cross join lateral (
      select o.* from outbox o
      where o.company_id = ${companyId} and o.kind = listed.kind
        and not (o.status = 'failed' and o.failure = ${noLongerNeeded})
      order by o.created_at desc, o.id desc
      limit ${deliveryCount}
    ) m
    order by m.created_at desc, m.kind, m.id desc
    limit ${deliveryCount}`);
  return rows.map(({ id, kind, recipient, queuedOn, ...stored }) => ({
    id,
    kind,
    recipient,
    queuedOn,
    state: deliveryState(stored),
    code: failureCode(stored.failure),
  }));
}

/** How many of the deliveries that a company sees were given up. */
export async function countUndelivered(
  tx: Tenant,
  { emails }: Pick<Services, "emails">,
  companyId: string,
): Promise<number> {
  const all = await listDeliveries(tx, emails, { companyId, timeZone: "UTC" });
  return all.filter(mayRetry).length;
}
