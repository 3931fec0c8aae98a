import { and, eq, gt, gte, inArray, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { evaluations } from "#evaluations/tables.ts";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database.ts";
import type { Language } from "#platform/vocabulary.ts";
import { nominationKinds } from "../rules/notifications.ts";
import { nominations } from "../tables.ts";
import { isLive } from "./queries.ts";

const subject = alias(profiles, "subject");
const author = alias(profiles, "author");

const reached = (person: typeof subject | typeof author) => ({
  id: person.id,
  email: person.email,
  language: person.language,
  isActive: person.isActive,
});

export interface Reached {
  id: string;
  email: string;
  language: Language;
  isActive: boolean;
}

const kind = nominationKinds.nomination_sent;

/** In the application each proposal is told, however many of a campaign one email stands for. */
export const isToldOfSent = (companyId: string, profileId: SQL, evaluationId: SQL): SQL =>
  sql`exists (select from notifications told where told.company_id = ${companyId}
    and told.profile_id = ${profileId} and told.object_type = ${kind.objectType}
    and told.object_id = ${evaluationId} and told.kind = ${kind.name})`;

/** Proposals of drafts that somebody has in hand, in one order; those of people that may be due or late. */
export const listInHand = (
  tx: Tenant,
  companyId: string,
  {
    lateSince,
    dueUntil,
    after,
    atOnce,
  }: { lateSince: string; dueUntil: string; after: string | null; atOnce: number },
) =>
  tx
    .select({
      id: nominations.id,
      evaluationId: nominations.evaluationId,
      round: nominations.round,
      status: nominations.status,
      dueOn: nominations.dueOn,
      updatedAt: nominations.updatedAt,
      subject: reached(subject),
      author: reached(author),
      /** Whoever is the direct manager now was told that it waits for them. */
      isManagerTold: sql<boolean>`exists (
        select from profiles p where p.company_id = ${companyId} and p.id = ${subject.directManagerId} and p.is_active
          and ${isToldOfSent(companyId, sql`p.id`, sql`${nominations.evaluationId}`)})`,
    })
    .from(nominations)
    .innerJoin(evaluations, isLive)
    .innerJoin(
      subject,
      and(eq(subject.companyId, nominations.companyId), eq(subject.id, nominations.subjectProfileId)),
    )
    .innerJoin(
      author,
      and(eq(author.companyId, evaluations.companyId), eq(author.id, evaluations.authorProfileId)),
    )
    .where(
      and(
        eq(nominations.companyId, companyId),
        or(
          and(
            inArray(nominations.status, ["open", "returned"]),
            gte(nominations.dueOn, lateSince),
            sql`${nominations.dueOn} <= ${dueUntil}`,
          ),
          and(eq(nominations.status, "sent"), eq(nominations.decidedBy, "direct_manager")),
        ),
        after === null ? undefined : gt(nominations.id, after),
      ),
    )
    .orderBy(nominations.id)
    .limit(atOnce);

export type InHand = Awaited<ReturnType<typeof listInHand>>[number];

/** Somebody as they are written to, whether active or not. */
export async function findReached(tx: Tenant, companyId: string, id: string): Promise<Reached | null> {
  const [found] = await tx
    .select({
      id: profiles.id,
      email: profiles.email,
      language: profiles.language,
      isActive: profiles.isActive,
    })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), eq(profiles.id, id)));
  return found ?? null;
}
