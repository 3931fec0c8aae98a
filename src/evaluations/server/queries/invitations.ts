import { and, asc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { evaluationParticipants, evaluations, questionnaires } from "../../tables.ts";

const author = alias(profiles, "author");
const subject = alias(profiles, "subject");
const recipient = alias(profiles, "recipient");

/** The facts of an invitation when it leaves. Null when the person or the evaluation is gone. */
export async function findInvitation(
  tx: Tenant,
  { companyId, evaluationId, profileId }: { companyId: string; evaluationId: string; profileId: string },
) {
  const [found] = await selectInvitations(tx, { companyId, profileId }, eq(evaluations.id, evaluationId));
  return found ?? null;
}

/** The same of several evaluations. */
export const listInvitations = (
  tx: Tenant,
  key: { companyId: string; profileId: string },
  evaluationIds: readonly string[],
) => selectInvitations(tx, key, inArray(evaluations.id, [...evaluationIds]));
export type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** The participations that this person has not finished, the first due first. */
export const listAwaited = (tx: Tenant, key: { companyId: string; profileId: string }) =>
  selectInvitations(
    tx,
    key,
    and(
      eq(evaluations.status, "in_progress"),
      isNull(evaluations.releasesOn),
      eq(evaluationParticipants.status, "pending"),
    ),
  );

const selectInvitations = (
  tx: Tenant,
  key: { companyId: string; profileId: string },
  which: SQL | undefined,
) =>
  tx
    .select({
      evaluation: evaluations,
      author: { id: author.id, firstName: author.firstName, lastName: author.lastName },
      subject: { id: subject.id, firstName: subject.firstName, lastName: subject.lastName },
      recipient: {
        id: recipient.id,
        userId: recipient.userId,
        isActive: recipient.isActive,
        joinedAt: recipient.joinedAt,
      },
      part: { role: evaluationParticipants.participantRole, status: evaluationParticipants.status },
      items: questionnaires.items,
    })
    .from(evaluations)
    .innerJoin(
      author,
      and(eq(author.companyId, evaluations.companyId), eq(author.id, evaluations.authorProfileId)),
    )
    .innerJoin(
      subject,
      and(eq(subject.companyId, evaluations.companyId), eq(subject.id, evaluations.subjectProfileId)),
    )
    .innerJoin(
      recipient,
      and(eq(recipient.companyId, evaluations.companyId), eq(recipient.id, key.profileId)),
    )
    .innerJoin(
      questionnaires,
      and(
        eq(questionnaires.companyId, evaluations.companyId),
        eq(questionnaires.evaluationId, evaluations.id),
      ),
    )
    .leftJoin(
      evaluationParticipants,
      and(
        eq(evaluationParticipants.companyId, evaluations.companyId),
        eq(evaluationParticipants.evaluationId, evaluations.id),
        eq(evaluationParticipants.participantProfileId, recipient.id),
      ),
    )
    .where(and(eq(evaluations.companyId, key.companyId), which))
    .orderBy(asc(evaluations.dueOn), asc(evaluations.id));
