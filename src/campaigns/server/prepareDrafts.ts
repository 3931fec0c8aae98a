import { sql } from "drizzle-orm";
import type { Company } from "#company/server/queries.ts";
import type { EvaluationType } from "#evaluations/contract/evaluation.ts";
import { evaluations } from "#evaluations/tables.ts";
import type { Tenant } from "#platform/server/database.ts";
import type { Actor, Services } from "#platform/server/services.ts";
import type { Proposal } from "../rules/propose.ts";
import type { Chosen } from "./chosen.ts";
import { giveQuestions, sourceOf, withoutObjectives, type Questions } from "./questions.ts";

interface Prepared {
  campaignId: string;
  name: string;
  evaluationType: EvaluationType;
  dueOn: string;
  company: Company;
  questions: Questions;
  subjects: readonly Chosen[];
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
  const { company, questions, subjects } = prepared;
  const source = sourceOf(questions);
  const now = services.now();
  const drafts = subjects.map((person) => ({
    id: services.newId(),
    subjectId: person.id,
    jobPositionId: questions.from === "positions" ? questions.of(person) : null,
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
  await giveQuestions(tx, companyId, questions, drafts);
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
