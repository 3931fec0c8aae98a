import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import { hasJoinedIn } from "#people/server/joined.ts";
import { wasPromotedBy } from "#people/server/roleGrants.ts";
import type { Language, Role } from "#platform/vocabulary.ts";
import type { EvaluationKey } from "./evaluations.ts";
import { promotedSince } from "./promoted.ts";

export interface EmailRecipient extends Record<string, unknown> {
  id: string;
  email: string;
  language: Language;
}

/** The active owners who may run it: never the person evaluated, nor whom they promoted. */
export async function listOwnersToNotify(
  tx: Tenant,
  { companyId, id }: EvaluationKey,
  at: Date,
): Promise<EmailRecipient[]> {
  const since = promotedSince(sql`e.launched_on`, at.toISOString());
  const { rows } = await tx.execute<EmailRecipient>(sql`
    select p.id, p.email, p.language
    from evaluations e join profiles p on p.company_id = e.company_id
    where e.company_id = ${companyId} and e.id = ${id}
      and p.role = 'account_owner' and p.is_active and ${hasJoinedIn(sql`p`)}
      and p.id is distinct from e.subject_profile_id
      and not ${wasPromotedBy(companyId, sql`p.id`, sql`e.subject_profile_id`, since)}
    order by p.id`);
  return rows;
}

interface Author extends EmailRecipient {
  role: Role;
  isAdmin: boolean;
  isActive: boolean;
}

/** Whose planned evaluation it is; null when it is planned no more. Under its lock. */
export async function findAuthorToStart(
  tx: Tenant,
  { companyId, id }: EvaluationKey,
): Promise<Author | null> {
  const { rows } = await tx.execute<Author>(sql`
    select a.id, a.email, a.language, a.role, a.is_admin as "isAdmin", a.is_active as "isActive"
    from evaluations e
    join profiles a on a.company_id = e.company_id and a.id = e.author_profile_id
    where e.company_id = ${companyId} and e.id = ${id} and e.status = 'pending'`);
  return rows[0] ?? null;
}
