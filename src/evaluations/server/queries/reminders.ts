import { and, eq, sql, type SQL } from "drizzle-orm";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database.ts";
import type { Language } from "#platform/server/services.ts";
import { evaluationParticipants, reminderRounds } from "../../tables.ts";
import type { EvaluationKey } from "./evaluations.ts";

export interface Reminded extends Record<string, unknown> {
  id: string;
  email: string;
  language: Language;
}

/** Everybody who takes part, as far as reminding asks. */
export async function listReminded(tx: Tenant, { companyId, id }: EvaluationKey) {
  const rows = await tx
    .select({
      id: evaluationParticipants.id,
      status: evaluationParticipants.status,
      isActive: profiles.isActive,
      remindedAt: evaluationParticipants.remindedAt,
    })
    .from(evaluationParticipants)
    .innerJoin(
      profiles,
      and(
        eq(profiles.companyId, evaluationParticipants.companyId),
        eq(profiles.id, evaluationParticipants.participantProfileId),
      ),
    )
    .where(and(eq(evaluationParticipants.companyId, companyId), eq(evaluationParticipants.evaluationId, id)));
  return rows.map((row) => ({ ...row, remindedAt: row.remindedAt?.toISOString() ?? null }));
}

/** Marks as reminded, in an evaluation, those of these participants who have not finished. */
export const markReminded = (
  tx: Tenant,
  { companyId, id }: EvaluationKey,
  participantIds: readonly string[],
  at: Date,
): Promise<Reminded[]> =>
  mark(tx, companyId, at, sql`e.id = ${id} and ep.id = any(${sql.param(participantIds)}::uuid[])`);

/** Marks as reminded everybody who has not finished an evaluation that is due on one of these days. */
export const markRemindedByDueDay = (
  tx: Tenant,
  companyId: string,
  dueDays: readonly string[],
  at: Date,
): Promise<Reminded[]> => mark(tx, companyId, at, sql`e.due_on = any(${sql.param(dueDays)}::date[])`);

/**
 * A person once, however many parts of theirs are marked. Nobody is reminded of what their invitation, still waiting to
 * leave, has not told them; nobody who is finishing at this moment, whose row is locked, is waited for.
 */
async function mark(tx: Tenant, companyId: string, at: Date, which: SQL): Promise<Reminded[]> {
  const { rows } = await tx.execute<Reminded>(sql`
    with parts as (
      select ep.id, p.id as profile_id, p.email, p.language
      from evaluations e
      join evaluation_participants ep on ep.company_id = e.company_id and ep.evaluation_id = e.id
      join profiles p on p.company_id = ep.company_id and p.id = ep.participant_profile_id
      where e.company_id = ${companyId} and e.status = 'in_progress' and ep.status = 'pending' and p.is_active
        and ${which}
        and not exists (select from outbox m where m.company_id = ep.company_id
          and m.dedupe_key = 'invitation:' || ep.evaluation_id || ':' || ep.participant_profile_id
          and m.status in ('waiting', 'queued'))
      for no key update of ep skip locked
    ), marked as (
      update evaluation_participants ep set reminded_at = ${at.toISOString()}::timestamptz
      from parts where ep.company_id = ${companyId} and ep.id = parts.id
      returning parts.profile_id, parts.email, parts.language
    )
    select distinct profile_id as id, email, language from marked order by profile_id`);
  return rows;
}

/** Whether this call is the first to begin the company's round of reminders of this day. */
export async function beginRound(
  tx: Tenant,
  { companyId, id, day }: { companyId: string; id: string; day: string },
): Promise<boolean> {
  const begun = await tx
    .insert(reminderRounds)
    .values({ companyId, id, day })
    .onConflictDoUpdate({
      target: reminderRounds.companyId,
      set: { day },
      setWhere: sql`${reminderRounds.day} < excluded.day`,
    })
    .returning({ id: reminderRounds.id });
  return begun.length > 0;
}
