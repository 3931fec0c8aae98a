import { asc, eq, sql } from "drizzle-orm";
import { readCompany } from "#company/server/queries.ts";
import { asTenant } from "#platform/server/database/database.ts";
import type { EmailContent } from "#platform/server/emails/emailTemplate.ts";
import { outbox } from "#platform/server/tables.ts";
import { composeMessage } from "#platform/server/emails/writeMessage.ts";
import { makeMailer } from "../tasks.ts";
import type { World } from "./world.ts";

type Row = typeof outbox.$inferSelect;

/** What waits in the outbox for an address, in all companies, oldest first; of one moment, as they were written. */
export async function listEmailsTo({ database }: World, email: string): Promise<Row[]> {
  const { rows } = await database.db.execute<{ id: string }>(sql`select app.company_ids() as id`);
  const found = await Promise.all(
    rows.map(({ id: companyId }) =>
      asTenant(database.db, { companyId, profileId: null }, (tx) =>
        tx
          .select()
          .from(outbox)
          .where(eq(outbox.recipient, email))
          .orderBy(asc(outbox.createdAt), sql`ctid`),
      ),
    ),
  );
  return found.flat().toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

export const listEmailKindsTo = async (world: World, email: string) =>
  (await listEmailsTo(world, email)).map(({ kind }) => kind);

/** The last email of a kind, written as it would leave now; null when its reason is gone. */
export async function openEmail(world: World, email: string, kind: string): Promise<EmailContent | null> {
  const row = (await listEmailsTo(world, email)).findLast((email) => email.kind === kind);
  if (!row) throw new Error(`no email ${kind} waits for ${email}`);
  const { companyId } = row;
  return asTenant(world.database.db, { companyId, profileId: null }, async (tx) => {
    const { name: companyName } = await readCompany(tx, companyId);
    return composeMessage(
      { tx, services: world.services, companyName },
      makeMailer(world.services, null).templates,
      row,
    );
  });
}

/** The page that its button leads to, by itself or through the link that lets its reader in. */
export function findLinkedPage(email: EmailContent | null): string | null {
  if (!email?.action) return null;
  const { pathname, searchParams } = new URL(email.action.url);
  return searchParams.get("next") ?? pathname;
}

/** The secret in the link of the last email of a kind. */
export async function findEmailToken(world: World, email: string, kind: string): Promise<string> {
  const url = (await openEmail(world, email, kind))?.action?.url;
  const values = url ? new URL(url).searchParams : null;
  const token = values?.get("token") ?? values?.get("magic");
  if (!token) throw new Error(`the email ${kind} has no link with a token`);
  return token;
}
