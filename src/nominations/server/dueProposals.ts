import { and, eq, gt, gte, inArray, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { EmailRecipient } from "#evaluations/server/queries/planned.ts";
import { evaluations } from "#evaluations/tables.ts";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { nominationKinds } from "../rules/notifications.ts";
import { nominations } from "../tables.ts";
import { isLive } from "./queries.ts";

const subject = alias(profiles, "subject");
const author = alias(profiles, "author");

const selectRecipient = (person: typeof subject | typeof author) => ({
  id: person.id,
  email: person.email,
  language: person.language,
  isActive: person.isActive,
});

export interface ProposalHolder extends EmailRecipient {
  isActive: boolean;
}

const kind = nominationKinds.nomination_sent;

/** The application has one notification for each proposal, however many of a campaign one email stands for. */
export const isNotifiedOfSent = (companyId: string, profileId: SQL, evaluationId: SQL): SQL =>
  sql`exists (select from notifications told where told.company_id = ${companyId}
    and told.profile_id = ${profileId} and told.object_type = ${kind.objectType}
    and told.object_id = ${evaluationId} and told.kind = ${kind.name})`;

/**
 * Proposals of drafts that wait for a person, ordered by id: those of the people evaluated that may be due or late, and those
 * that a direct manager is to decide.
 */
export const listPendingProposals = (
  tx: Tenant,
  companyId: string,
  {
    lateSince,
    dueUntil,
    after,
    limit,
  }: { lateSince: string; dueUntil: string; after: string | null; limit: number },
) =>
  tx
    .select({
      id: nominations.id,
      evaluationId: nominations.evaluationId,
      round: nominations.round,
      status: nominations.status,
      dueOn: nominations.dueOn,
      updatedAt: nominations.updatedAt,
      subject: selectRecipient(subject),
      author: selectRecipient(author),
      /** The present direct manager was notified that it waits for them. */
      isManagerNotified: sql<boolean>`exists (
        select from profiles p where p.company_id = ${companyId} and p.id = ${subject.directManagerId} and p.is_active
          and ${isNotifiedOfSent(companyId, sql`p.id`, sql`${nominations.evaluationId}`)})`,
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
    .limit(limit);

export type PendingProposal = Awaited<ReturnType<typeof listPendingProposals>>[number];

/** A person as the recipient of an email, whether active or not. */
export async function findRecipient(
  tx: Tenant,
  companyId: string,
  id: string,
): Promise<ProposalHolder | null> {
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
