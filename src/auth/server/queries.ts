import { dayIn, readZone } from "#company/server/dayIn.ts";
import { and, eq, sql } from "drizzle-orm";
import { identities, passwords, recoveryCodes, secondFactors } from "#accounts/tables.ts";
import { companies } from "#company/tables.ts";
import { hasJoinedIn } from "#people/server/joined.ts";
import { profiles } from "#people/tables.ts";
import { managedBy } from "#teams/server/queries.ts";
import { listDefaultViews, storedLists } from "#views/server/queries.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor, Identity } from "#platform/server/services.ts";

/** What stands around the person who is signed in. */
export async function loadViewerDetails(tx: Tenant, actor: Actor, now: Date) {
  const { companyId, profileId, userId } = actor;
  const [found] = await tx
    .select({
      lastName: profiles.lastName,
      email: profiles.email,
      avatar: profiles.avatar,
      company: {
        id: companies.id,
        name: companies.name,
        isDemonstration: companies.isDemonstration,
        timeZone: companies.timeZone,
      },
      storedLists,
      managesPeople: sql<boolean>`exists (${managedBy(actor)})`,
      hasPassword: sql<boolean>`exists (select 1 from ${passwords} where ${passwords.userId} = ${userId})`,
    })
    .from(profiles)
    .innerJoin(companies, eq(companies.id, profiles.companyId))
    .where(and(eq(profiles.companyId, companyId), eq(profiles.id, profileId)));
  if (!found) throw new Error("the person of the session is not there");
  const { storedLists: lists, company, ...details } = found;
  const { timeZone, ...shown } = company;
  return {
    ...details,
    company: { ...shown, zone: readZone(timeZone, now) },
    today: dayIn(timeZone, now),
    defaultViews: listDefaultViews(lists),
  };
}

/**
 * The person's other companies, in one statement whatever their number. It enters each of them in turn, so that each
 * name is read as its own company would (a lateral join comes after the row it depends on), then comes back.
 */
export async function listOtherCompanies(
  tx: Tenant,
  { companyId, userId }: Identity,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    with account as materialized (select set_config('app.user_id', ${userId}, true) as user_id),
    own as materialized (
      select p.company_id, p.joined_at, p.created_at, p.id
      from account
      cross join lateral (
        select * from profiles where user_id = account.user_id::uuid and is_active and ${hasJoinedIn()} offset 0
      ) p
      where p.company_id <> ${companyId}
    )
    select company.id, company.name
    from own
    cross join lateral (select set_config('app.company_id', own.company_id::text, true) as entered) door
    cross join lateral (select c.id, c.name from companies c where c.id = door.entered::uuid limit 1) company
    order by own.joined_at desc, own.created_at desc, own.id`);
  await tx.execute(
    sql`select set_config('app.user_id', '', true), set_config('app.company_id', ${companyId}, true)`,
  );
  return rows;
}

interface Protection extends Record<string, unknown> {
  companyRequires: boolean;
  secondFactorSince: string | null;
  codesLeft: number;
  hasPassword: boolean;
  identities: {
    id: string;
    issuer: string;
    email: string;
    announcedEmail: string | null;
    createdAt: string;
  }[];
}

/** How the account of the person who is signed in is protected, in one statement. */
export async function readProtection(tx: Tenant, { companyId, userId }: Identity): Promise<Protection> {
  const { rows } = await tx.execute<Protection>(sql`
    select c.second_factor_required as "companyRequires",
      (select to_json(f.confirmed_at) #>> '{}' from ${secondFactors} f where f.user_id = ${userId}) as "secondFactorSince",
      (select count(*)::int from ${recoveryCodes} r where r.user_id = ${userId} and r.used_at is null) as "codesLeft",
      exists (select 1 from ${passwords} p where p.user_id = ${userId}) as "hasPassword",
      (select coalesce(json_agg(json_build_object('id', i.id, 'issuer', i.issuer, 'email', i.email,
        'announcedEmail', i.announced_email, 'createdAt', i.created_at) order by i.created_at), '[]')
        from ${identities} i where i.user_id = ${userId}) as identities
    from ${companies} c where c.id = ${companyId}`);
  const [found] = rows;
  if (!found) throw new Error("the company of the session is not there");
  return found;
}
