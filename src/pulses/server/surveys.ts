import { and, asc, desc, eq, gt, isNull, lt, ne, notExists, sql } from "drizzle-orm";
import { privacyOfficerShown } from "#company/server/settings.ts";
import { companies } from "#company/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import { pulseInvitations, pulseNotes, pulseReceipts, pulseRuns, type PulseAnswers } from "../tables.ts";

/** The person who is asked. Each statement begins with their own invitation: without one, a survey does not exist. */
interface Respondent {
  companyId: string;
  profileId: string;
}

const isInvited = (me: Respondent) =>
  and(eq(pulseInvitations.companyId, me.companyId), eq(pulseInvitations.profileId, me.profileId));
const runOfInvitation = and(
  eq(pulseRuns.companyId, pulseInvitations.companyId),
  eq(pulseRuns.id, pulseInvitations.runId),
);
/** Row-level security shows a person their own receipts only. */
const ownReceipt = and(
  eq(pulseReceipts.companyId, pulseInvitations.companyId),
  eq(pulseReceipts.runId, pulseInvitations.runId),
  eq(pulseReceipts.profileId, pulseInvitations.profileId),
);
const hasAnswered = sql<boolean>`${pulseReceipts.id} is not null`;

const maxOpenSurveys = 50;

/** The open surveys that a person has not answered, the one that closes first before the others. */
export const listOpenSurveys = (tx: Tenant, me: Respondent, now: Date) =>
  tx
    .select({
      id: pulseRuns.id,
      content: pulseRuns.content,
      closesAt: pulseRuns.closesAt,
      closedAt: pulseRuns.closedAt,
      timeZone: companies.timeZone,
    })
    .from(pulseInvitations)
    .innerJoin(pulseRuns, runOfInvitation)
    .innerJoin(companies, eq(companies.id, pulseInvitations.companyId))
    .where(
      and(
        isInvited(me),
        // First those that are open: the runs that ever asked a person are many.
        sql`${pulseInvitations.runId} in (
          select distinct r.id from pulse_runs r where r.company_id = ${me.companyId} and r.status = 'open')`,
        gt(pulseRuns.closesAt, now),
        isNull(pulseRuns.closedAt),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(pulseReceipts)
            .where(ownReceipt),
        ),
      ),
    )
    .orderBy(asc(pulseRuns.closesAt), asc(pulseRuns.id))
    .limit(maxOpenSurveys);

export async function findSurvey(tx: Tenant, me: Respondent, runId: string) {
  const [survey] = await tx
    .select({
      id: pulseRuns.id,
      templateId: pulseRuns.templateId,
      status: pulseRuns.status,
      opensAt: pulseRuns.opensAt,
      closesAt: pulseRuns.closesAt,
      closedAt: pulseRuns.closedAt,
      content: pulseRuns.content,
      threshold: pulseRuns.threshold,
      readers: pulseRuns.readers,
      publishedAt: pulseRuns.publishedAt,
      shownAnswers: pulseRuns.shownAnswers,
      companyName: companies.name,
      timeZone: companies.timeZone,
      privacyOfficer: privacyOfficerShown,
      hasAnswered,
    })
    .from(pulseInvitations)
    .innerJoin(pulseRuns, runOfInvitation)
    .innerJoin(companies, eq(companies.id, pulseInvitations.companyId))
    .leftJoin(pulseReceipts, ownReceipt)
    .where(and(isInvited(me), eq(pulseInvitations.runId, runId)));
  return survey ?? null;
}

/** How far back something to recall is looked for. */
const maxRecalledRuns = 12;

/** What the runs of the same template that asked the person before led to last; `isLast`: the last of them did. */
export async function findRecalledNote(
  tx: Tenant,
  me: Respondent,
  run: { id: string; templateId: string; opensAt: Date },
) {
  const earlier = await tx
    .select({ text: pulseNotes.text, actions: pulseNotes.actions, publishedAt: pulseNotes.publishedAt })
    .from(pulseInvitations)
    .innerJoin(pulseRuns, runOfInvitation)
    .leftJoin(
      pulseNotes,
      and(eq(pulseNotes.companyId, pulseInvitations.companyId), eq(pulseNotes.runId, pulseInvitations.runId)),
    )
    .where(
      and(
        isInvited(me),
        eq(pulseRuns.templateId, run.templateId),
        ne(pulseRuns.id, run.id),
        lt(pulseRuns.opensAt, run.opensAt),
      ),
    )
    .orderBy(desc(pulseRuns.opensAt), desc(pulseRuns.id))
    .limit(maxRecalledRuns);
  for (const [index, { text, actions, publishedAt }] of earlier.entries())
    if (text !== null && actions !== null && publishedAt !== null)
      return { text, actions, publishedAt, isLast: index === 0 };
  return null;
}

const selectToSend = (tx: Tenant, me: Respondent, runId: string) =>
  tx
    .select({
      status: pulseRuns.status,
      closesAt: pulseRuns.closesAt,
      closedAt: pulseRuns.closedAt,
      content: pulseRuns.content,
      hasAnswered,
    })
    .from(pulseInvitations)
    .innerJoin(pulseRuns, runOfInvitation)
    .leftJoin(pulseReceipts, ownReceipt)
    .where(and(isInvited(me), eq(pulseInvitations.runId, runId)));

/** A survey before it is locked: those whom it takes no answer of wait for no lock. */
export async function readSurveyToSend(tx: Tenant, me: Respondent, runId: string) {
  const [survey] = await selectToSend(tx, me, runId);
  return survey ?? null;
}

/**
 * A survey under a lock that those who send share and that the end of answers does not: what is sent is in before the report
 * is begun, or it is refused.
 */
export async function lockSurvey(tx: Tenant, me: Respondent, runId: string) {
  const [survey] = await selectToSend(tx, me, runId).for("share", { of: pulseRuns });
  return survey ?? null;
}

/**
 * Signs the receipt and puts the answers into the inbox under the labels of the invitation, in one statement: both or none,
 * and none where the person has signed before. Requests cannot read the row that it writes.
 */
export async function sendAnswers(
  tx: Tenant,
  { companyId, profileId }: Respondent,
  sent: { runId: string; receiptId: string; inboxId: string; answers: PulseAnswers },
): Promise<void> {
  await tx.execute(sql`
    with receipt as (
      insert into pulse_receipts (company_id, id, run_id, profile_id)
      values (${companyId}, ${sent.receiptId}, ${sent.runId}, ${profileId})
      on conflict (company_id, run_id, profile_id) do nothing
      returning company_id, run_id, profile_id
    )
    insert into pulse_inbox (company_id, id, run_id, team_id, direction_id, position_id, answers)
    select i.company_id, ${sent.inboxId}::uuid, i.run_id, i.team_id, i.direction_id, i.position_id,
           ${JSON.stringify(sent.answers)}::jsonb
      from receipt
      join pulse_invitations i using (company_id, run_id, profile_id)`);
}
