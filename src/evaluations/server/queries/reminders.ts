import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Language } from "#platform/vocabulary.ts";
import { evaluationParticipants, reminderRounds } from "../../tables.ts";
import type { EvaluationKey } from "./evaluations.ts";

/** A participation that is awaited and can be reminded. */
export interface AwaitedParticipation extends Record<string, unknown> {
  id: string;
  evaluationId: string;
  profileId: string;
  email: string;
  language: Language;
}

/** The actor who reminds by hand. */
interface ReminderSender {
  companyId: string;
  profileId: string;
}

/** All participants of an evaluation, with the facts on which reminding depends. */
export const listParticipations = (tx: Tenant, actor: ReminderSender, { id }: EvaluationKey) =>
  listParticipationsOfMany(tx, actor, [id]);

/** The same of several evaluations. */
export async function listParticipationsOfMany(
  tx: Tenant,
  { companyId, profileId }: ReminderSender,
  evaluationIds: readonly string[],
) {
  const rows = await tx
    .select({
      id: evaluationParticipants.id,
      evaluationId: evaluationParticipants.evaluationId,
      profileId: evaluationParticipants.participantProfileId,
      status: evaluationParticipants.status,
      isActive: profiles.isActive,
      isOneself: sql<boolean>`${profiles.id} = ${profileId}`,
      isInvited: sql<boolean>`${hasLeft(sql`${evaluationParticipants}`)}`,
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
    .where(
      and(
        eq(evaluationParticipants.companyId, companyId),
        inArray(evaluationParticipants.evaluationId, [...evaluationIds]),
      ),
    );
  return rows.map((row) => ({ ...row, remindedAt: row.remindedAt?.toISOString() ?? null }));
}

/** Those of these evaluations in which one of these people has not finished. */
export async function listPendingFor(
  tx: Tenant,
  companyId: string,
  { evaluationIds, profileIds }: { evaluationIds: readonly string[]; profileIds: readonly string[] },
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: evaluationParticipants.evaluationId })
    .from(evaluationParticipants)
    .where(
      and(
        eq(evaluationParticipants.companyId, companyId),
        eq(evaluationParticipants.status, "pending"),
        inArray(evaluationParticipants.participantProfileId, [...profileIds]),
        inArray(evaluationParticipants.evaluationId, [...evaluationIds]),
      ),
    );
  return rows.map(({ id }) => id);
}

/**
 * The key of the message that invites a participant to an evaluation, each once. Of a row of evaluation_participants, in
 * SQL; buildInvitationKey makes it from ids.
 */
const selectInvitationKey = (part: SQL): SQL =>
  sql`'invitation:' || ${part}.evaluation_id || ':' || ${part}.participant_profile_id`;
export const buildInvitationKey = (evaluationId: string, profileId: string) =>
  `invitation:${evaluationId}:${profileId}`;

/** A message `m` that invites a participant to that evaluation alone, or with others that were launched together. */
const isSingleInvitation = (part: SQL): SQL =>
  sql`m.company_id = ${part}.company_id and m.dedupe_key = ${selectInvitationKey(part)}`;
const isSharedInvitation = (part: SQL): SQL =>
  sql`m.company_id = ${part}.company_id and m.recipient_profile_id = ${part}.participant_profile_id
    and m.kind = 'evaluations.invitations' and m.data -> 'ids' ? ${part}.evaluation_id::text`;
export const invites = (part: SQL): SQL => sql`(${isSingleInvitation(part)} or ${isSharedInvitation(part)})`;

/**
 * The invitation of a participant has left: a reminder must not come before it. Two questions: of one with « or »,
 * PostgreSQL reads every message for each participant.
 */
export const hasLeft = (part: SQL): SQL => sql`(
  not exists (select from outbox m where ${isSingleInvitation(part)} and m.status in ('waiting', 'queued'))
  and not exists (select from outbox m where ${isSharedInvitation(part)} and m.status in ('waiting', 'queued')))`;

/**
 * The same for many participants: the keys of all invitations of a company that have not left, read once. `isUnsent` tests
 * of one participant whether theirs is among them.
 */
export const selectUnsentInvitations = (companyId: string): SQL => sql`
  select m.dedupe_key as key from outbox m
    where m.company_id = ${companyId} and m.status in ('waiting', 'queued') and m.dedupe_key like 'invitation:%'
  union all select 'invitation:' || one.id || ':' || m.recipient_profile_id
    from outbox m cross join jsonb_array_elements_text(m.data -> 'ids') one (id)
    where m.company_id = ${companyId} and m.status in ('waiting', 'queued') and m.kind = 'evaluations.invitations'`;
export const isUnsent = (part: SQL, unsent: SQL): SQL =>
  sql`${selectInvitationKey(part)} in (select key from ${unsent})`;

/** Those of these participants of an evaluation who have not finished. */
export const lockParticipations = (
  tx: Tenant,
  { companyId, id }: EvaluationKey,
  participantIds: readonly string[],
): Promise<AwaitedParticipation[]> =>
  lock(tx, companyId, sql`e.id = ${id} and ep.id = any(${sql.param(participantIds)}::uuid[])`);

/** The same, of several evaluations. */
export const lockParticipationsOfMany = (
  tx: Tenant,
  companyId: string,
  participantIds: readonly string[],
): Promise<AwaitedParticipation[]> =>
  lock(tx, companyId, sql`ep.id = any(${sql.param(participantIds)}::uuid[])`);

/** Reminded by itself on a day: launched before it, and due on one of these days. */
interface ReminderDay {
  day: string;
  dueDays: readonly string[];
}
const isToRemind = ({ day, dueDays }: ReminderDay): SQL =>
  sql`e.due_on = any(${sql.param(dueDays)}::date[]) and e.launched_on < ${day}::date`;

/** The pending participations of these people in the evaluations whose reminders are due on a day. */
export const lockParticipationsToRemind = (
  tx: Tenant,
  companyId: string,
  { people, ...reminding }: ReminderDay & { people: readonly string[] },
): Promise<AwaitedParticipation[]> =>
  lock(
    tx,
    companyId,
    sql`${isToRemind(reminding)}
      and ep.participant_profile_id = any(${sql.param(people)}::uuid[])`,
  );

/** The next people with a pending participation in an evaluation whose reminders are due on a day. */
export async function listPeopleToRemind(
  tx: Tenant,
  companyId: string,
  { after, limit, ...reminding }: ReminderDay & { after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct ep.participant_profile_id as id ${awaited(companyId)}
      and ${isToRemind(reminding)}
      and (${after}::uuid is null or ep.participant_profile_id > ${after}::uuid)
    order by id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Parts that wait for an active person. */
const awaited = (companyId: string) => sql`
    from evaluations e
    join evaluation_participants ep on ep.company_id = e.company_id and ep.evaluation_id = e.id
    join profiles p on p.company_id = ep.company_id and p.id = ep.participant_profile_id
    where e.company_id = ${companyId} and e.status = 'in_progress' and e.releases_on is null and ep.status = 'pending' and p.is_active`;

/** Skips locked rows: their participants are finishing at this moment. */
async function lock(tx: Tenant, companyId: string, which: SQL): Promise<AwaitedParticipation[]> {
  const { rows } = await tx.execute<AwaitedParticipation>(sql`
    select ep.id, ep.evaluation_id as "evaluationId", p.id as "profileId", p.email, p.language
    ${awaited(companyId)}
      and ${which} and ${hasLeft(sql`ep`)}
    order by ep.id
    for no key update of ep skip locked`);
  return rows;
}

export const markReminded = (tx: Tenant, companyId: string, partIds: readonly string[], at: Date) =>
  tx.execute(sql`
    update evaluation_participants set reminded_at = ${at.toISOString()}::timestamptz
    where company_id = ${companyId} and id = any(${sql.param(partIds)}::uuid[])`);

/** The company's round of a day under its lock, begun if it was not; null once it is done, or after a later one. */
export async function lockRound(
  tx: Tenant,
  { companyId, id, day }: { companyId: string; id: string; day: string },
): Promise<{ reached: string | null } | null> {
  await tx
    .insert(reminderRounds)
    .values({ companyId, id, day, reached: null, isDone: false })
    .onConflictDoUpdate({
      target: reminderRounds.companyId,
      set: { day, reached: null, isDone: false },
      setWhere: sql`${reminderRounds.day} < excluded.day`,
    });
  const [round] = await tx
    .select({ reached: reminderRounds.reached })
    .from(reminderRounds)
    .where(
      and(
        eq(reminderRounds.companyId, companyId),
        eq(reminderRounds.day, day),
        eq(reminderRounds.isDone, false),
      ),
    )
    .for("update");
  return round ?? null;
}

export const advanceRound = (
  tx: Tenant,
  companyId: string,
  progress: { reached: string | null; isDone: boolean },
) => tx.update(reminderRounds).set(progress).where(eq(reminderRounds.companyId, companyId));
