import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Page } from "#platform/contract/page.ts";
import { toPage, readCursor } from "../database/cursor.ts";
import type { Services } from "../services.ts";

/** What the mailbox of the installation shows of a message. */
export interface OutboxRow extends Record<string, unknown> {
  companyId: string;
  id: string;
  kind: string;
  recipient: string;
  status: string;
  createdAt: string;
}

const pageSize = 100;
const Place = z.tuple([z.iso.datetime(), z.uuid()]);

/**
 * A page of the messages of all companies, the newest first, in one statement whatever the number of companies: each
 * is named to PostgreSQL before its rows are looked at.
 */
export async function listOutbox({ db }: Pick<Services, "db">, cursor?: string): Promise<Page<OutboxRow>> {
  const after = readCursor(Place, cursor);
  const older = after ? sql`and (o.created_at, o.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``;
  const rows = await db.transaction(async (tx) => {
    const found = await tx.execute<OutboxRow>(sql`
      select m.* from app.company_ids() as company (id)
      cross join lateral (select set_config('app.company_id', company.id::text, true) as named offset 0) entered
      cross join lateral (
        select o.company_id as "companyId", o.id, o.kind, o.recipient, o.status,
          to_char(o.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt"
        from outbox o
        where o.company_id = entered.named::uuid ${older}
        order by o.created_at desc, o.id desc
        limit ${pageSize + 1}
      ) m
      order by m."createdAt" desc, m.id desc
      limit ${pageSize + 1}`);
    return found.rows;
  });
  return toPage(rows, pageSize, ({ createdAt, id }) => [createdAt, id]);
}
