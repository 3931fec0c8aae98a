import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { after, byName, matches, planPeopleSearch, sortKeys } from "#people/server/search.ts";
import { profiles } from "#people/tables.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { InvitedRole } from "#weights/vocabulary.ts";
import { evaluationParticipants, evaluations } from "../../tables.ts";
import type { EvaluationKey } from "./evaluations.ts";

const isInEvaluation = (key: EvaluationKey) =>
  and(eq(evaluationParticipants.companyId, key.companyId), eq(evaluationParticipants.evaluationId, key.id));

const person = {
  id: profiles.id,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  email: profiles.email,
  avatar: profiles.avatar,
  language: profiles.language,
  role: profiles.role,
  isAdmin: profiles.isAdmin,
  isActive: profiles.isActive,
  jobTitle: profiles.jobTitle,
  directManagerId: profiles.directManagerId,
};
export type InvitedPerson = Pick<typeof profiles.$inferSelect, keyof typeof person>;

export async function findPerson(
  tx: Tenant,
  companyId: string,
  profileId: string,
): Promise<InvitedPerson | null> {
  const [found] = await tx
    .select(person)
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), eq(profiles.id, profileId)));
  return found ?? null;
}

/** All participants, with their present names and roles. */
export const listParticipants = (tx: Tenant, key: EvaluationKey) =>
  tx
    .select({
      id: evaluationParticipants.id,
      role: evaluationParticipants.participantRole,
      status: evaluationParticipants.status,
      person,
    })
    .from(evaluationParticipants)
    .innerJoin(
      profiles,
      and(
        eq(profiles.companyId, evaluationParticipants.companyId),
        eq(profiles.id, evaluationParticipants.participantProfileId),
      ),
    )
    .where(isInEvaluation(key));
export type ParticipantRecord = Awaited<ReturnType<typeof listParticipants>>[number];

interface NewParticipant {
  id: string;
  profileId: string;
  role: InvitedRole | "subject";
  createdAt: Date;
}

export const insertParticipants = (
  tx: Tenant,
  { companyId, id }: EvaluationKey,
  people: readonly NewParticipant[],
) =>
  insertParticipantsOfMany(
    tx,
    companyId,
    people.map((person) => ({ ...person, evaluationId: id })),
  );

/** The same for several evaluations. */
export const insertParticipantsOfMany = (
  tx: Tenant,
  companyId: string,
  people: readonly (NewParticipant & { evaluationId: string })[],
) =>
  tx.insert(evaluationParticipants).values(
    people.map(({ id, evaluationId, profileId, role, createdAt }) => ({
      companyId,
      id,
      evaluationId,
      participantProfileId: profileId,
      participantRole: role,
      createdAt,
    })),
  );

interface ProposedParticipant {
  evaluationId: string;
  profileId: string;
  role: InvitedRole;
  because: string;
}

/** Invites those whom a campaign proposes, each with why; in one statement of a few arrays. */
export async function insertProposedParticipants(
  tx: Tenant,
  companyId: string,
  now: Date,
  proposed: readonly ProposedParticipant[],
): Promise<void> {
  const toArray = (key: keyof ProposedParticipant) => sql.param(proposed.map((one) => one[key]));
  await tx.execute(sql`
    insert into evaluation_participants (company_id, id, evaluation_id, participant_profile_id, participant_role,
      proposed_because, created_at)
    select ${companyId}, gen_random_uuid(), evaluation_id, profile_id, role, because, ${now.toISOString()}
    from unnest(${toArray("evaluationId")}::uuid[], ${toArray("profileId")}::uuid[], ${toArray("role")}::text[],
      ${toArray("because")}::text[]) proposed (evaluation_id, profile_id, role, because)`);
}

/** Deletes all participants of drafts, before others are proposed. */
export const deleteInvited = (tx: Tenant, companyId: string, evaluationIds: readonly string[]) =>
  tx
    .delete(evaluationParticipants)
    .where(
      and(
        eq(evaluationParticipants.companyId, companyId),
        inArray(evaluationParticipants.evaluationId, [...evaluationIds]),
      ),
    );

export const deleteParticipant = (tx: Tenant, key: EvaluationKey, participantId: string) =>
  tx
    .delete(evaluationParticipants)
    .where(and(isInEvaluation(key), eq(evaluationParticipants.id, participantId)));

/** Marks the participants that a campaign proposed for a draft as chosen by hand from now on. */
export const keepParticipants = (tx: Tenant, { companyId, id }: EvaluationKey) =>
  keepParticipantsOfMany(tx, companyId, [id]);

/** The same of several drafts. */
export const keepParticipantsOfMany = (tx: Tenant, companyId: string, ids: readonly string[]) =>
  tx
    .update(evaluations)
    .set({ participantsEdited: true })
    .where(and(eq(evaluations.companyId, companyId), inArray(evaluations.id, [...ids])));

/** Active people who are neither administrators, nor the person evaluated, nor chosen already (§9 of docs/specification.md). */
export async function listPotential(
  tx: Tenant,
  key: EvaluationKey,
  wanted: {
    subjectId: string | null;
    search: string | undefined;
    cursor: string | undefined;
    limit: number;
  },
) {
  const search = await planPeopleSearch(tx, key.companyId, wanted.search);
  return tx
    .select({ ...person, ...sortKeys })
    .from(profiles)
    .where(
      and(
        matches(key.companyId, search),
        eq(profiles.isActive, true),
        ne(profiles.role, "admin"),
        sql`${profiles.id} is distinct from ${wanted.subjectId}::uuid`,
        sql`not exists (select 1 from evaluation_participants ep where ep.company_id = ${profiles.companyId}
          and ep.evaluation_id = ${key.id} and ep.participant_profile_id = ${profiles.id})`,
        after(wanted.cursor),
      ),
    )
    .orderBy(...byName)
    .limit(wanted.limit);
}
