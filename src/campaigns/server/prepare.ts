import { sql } from "drizzle-orm";
import type { Company } from "#company/server/queries.ts";
import type { EvaluationType } from "#evaluations/contract/evaluation.ts";
import { mostQuestions } from "#evaluations/rules/questionnaire.ts";
import type { Known } from "#evaluations/server/queries/access.ts";
import { evaluations } from "#evaluations/tables.ts";
import type { Tenant } from "#platform/server/database.ts";
import type { Actor, Services } from "#platform/server/services.ts";
import type { Proposal } from "../rules/propose.ts";

interface Prepared {
  campaignId: string;
  name: string;
  evaluationType: EvaluationType;
  dueOn: string;
  company: Company;
  /** Whose questionnaire and settings are copied. */
  source: Known | null;
  /** Whose questions are taken; null of whoever has none. */
  subjects: readonly { id: string; jobPositionId: string | null }[];
  proposals: readonly Proposal[];
}

/** Drafts, their people and their questions, in as many statements for one person as for hundreds. */
export async function prepareDrafts(
  tx: Tenant,
  actor: Actor,
  services: Pick<Services, "now" | "newId">,
  prepared: Prepared,
): Promise<{ id: string; subjectId: string }[]> {
  const { companyId } = actor;
  const { company, source, subjects } = prepared;
  const now = services.now();
  const drafts = subjects.map(({ id, jobPositionId }) => ({
    id: services.newId(),
    subjectId: id,
    jobPositionId: source ? null : jobPositionId,
  }));
  const scale =
    source && company.offeredScales.includes(source.evaluation.scale)
      ? source.evaluation.scale
      : company.defaultScale;
  await tx.insert(evaluations).values(
    drafts.map(({ id, subjectId, jobPositionId }) => ({
      companyId,
      id,
      campaignId: prepared.campaignId,
      name: prepared.name,
      sourceJobPositionId: jobPositionId ?? source?.evaluation.sourceJobPositionId ?? null,
      authorProfileId: actor.profileId,
      subjectProfileId: subjectId,
      evaluationType: prepared.evaluationType,
      selectedDimensions: withoutObjectives(source?.evaluation.selectedDimensions),
      subjectAnswers: source?.evaluation.subjectAnswers ?? true,
      dueOn: prepared.dueOn,
      scale,
      commentsMandatory: source?.evaluation.commentsMandatory ?? company.commentsMandatory,
      threshold: company.anonymityThreshold,
      release: company.release,
      teamManagerReads: company.teamManagerReadsReports,
      createdAt: now,
      updatedAt: now,
    })),
  );
  const draftOf = new Map(drafts.map(({ id, subjectId }) => [subjectId, id]));
  await inviteProposed(tx, services, companyId, draftOf, prepared.proposals);
  if (source) await copyQuestions(tx, companyId, source.evaluation.id, drafts);
  else await takePositions(tx, companyId, drafts);
  return drafts;
}

/** Invites those proposed for each person, to the draft about them, with why; in one statement of a few arrays. */
export async function inviteProposed(
  tx: Tenant,
  services: Pick<Services, "now">,
  companyId: string,
  draftOf: ReadonlyMap<string, string>,
  proposals: readonly Proposal[],
): Promise<void> {
  const invited = proposals.flatMap((proposal) => {
    const evaluationId = draftOf.get(proposal.id);
    return evaluationId ? proposal.invited.map((one) => ({ ...one, evaluationId })) : [];
  });
  const listed = (values: readonly string[]) => sql.param([...values]);
  await tx.execute(sql`
    insert into evaluation_participants (company_id, id, evaluation_id, participant_profile_id, participant_role,
      proposed_because, created_at)
    select ${companyId}, gen_random_uuid(), evaluation_id, profile_id, role, because, ${services.now().toISOString()}
    from unnest(${listed(invited.map(({ evaluationId }) => evaluationId))}::uuid[], ${listed(invited.map(({ id }) => id))}::uuid[],
      ${listed(invited.map(({ role }) => role))}::text[], ${listed(invited.map(({ because }) => because))}::text[])
      invited (evaluation_id, profile_id, role, because)`);
}

/** Objectives are those of one person. */
const withoutObjectives = (dimensions: Known["evaluation"]["selectedDimensions"] | undefined) => {
  const kept = (dimensions ?? []).filter((dimension) => dimension !== "objectives");
  return kept.length > 0 ? kept : ["skills" as const];
};

const draftIds = (drafts: readonly { id: string }[]) => sql`${sql.param(drafts.map(({ id }) => id))}::uuid[]`;

/** The questions and values of an evaluation, for each draft. */
async function copyQuestions(
  tx: Tenant,
  companyId: string,
  sourceId: string,
  drafts: readonly { id: string }[],
): Promise<void> {
  await tx.execute(sql`
    insert into evaluation_questions (company_id, id, evaluation_id, display_order, skill_id, original_question_id,
      text_fr, text_en, name_self_fr, name_self_en, type, options, is_required)
    select q.company_id, gen_random_uuid(), draft.id, q.display_order, q.skill_id, q.original_question_id,
      q.text_fr, q.text_en, q.name_self_fr, q.name_self_en, q.type, q.options, q.is_required
    from evaluation_questions q cross join unnest(${draftIds(drafts)}) as draft(id)
    where q.company_id = ${companyId} and q.evaluation_id = ${sourceId}`);
  await tx.execute(sql`
    insert into evaluation_values (company_id, id, evaluation_id, value_id, display_order)
    select v.company_id, gen_random_uuid(), draft.id, v.value_id, v.display_order
    from evaluation_values v
    join company_values c on c.company_id = v.company_id and c.id = v.value_id and not c.is_archived
    cross join unnest(${draftIds(drafts)}) as draft(id)
    where v.company_id = ${companyId} and v.evaluation_id = ${sourceId}`);
}

/** The skills of each draft's position in their order, and all questions of each (§7 of the specification). */
async function takePositions(
  tx: Tenant,
  companyId: string,
  drafts: readonly { id: string; jobPositionId: string | null }[],
): Promise<void> {
  const positionIds = sql`${sql.param(drafts.map(({ jobPositionId }) => jobPositionId))}::uuid[]`;
  await tx.execute(sql`
    insert into evaluation_questions (company_id, id, evaluation_id, display_order, skill_id, original_question_id,
      text_fr, text_en, name_self_fr, name_self_en, type, options, is_required)
    select ${companyId}, gen_random_uuid(), ranked.draft_id, ranked.place, ranked.skill_id, ranked.id,
      ranked.text_fr, ranked.text_en, ranked.name_self_fr, ranked.name_self_en, ranked.type, ranked.options, ranked.is_required
    from (
      select q.*, draft.id as draft_id,
        row_number() over (partition by draft.id order by l.position, l.skill_id, q.position, q.id) as place
      from unnest(${draftIds(drafts)}, ${positionIds}) as draft(id, position_id)
      join job_positions j on j.company_id = ${companyId} and j.id = draft.position_id and not j.is_archived
      join job_position_skills l on l.company_id = j.company_id and l.job_position_id = j.id
      join skills s on s.company_id = l.company_id and s.id = l.skill_id and not s.is_archived
      join questions q on q.company_id = s.company_id and q.skill_id = s.id and not q.is_archived
    ) ranked
    where ranked.place <= ${mostQuestions}`);
}
