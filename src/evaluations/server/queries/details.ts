import { sql } from "drizzle-orm";
import { emailState } from "#people/server/emailState.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Evaluation, EvaluationQuestion, Participant } from "../../contract/evaluation.ts";
import type { Translated } from "../../contract/questionnaire.ts";
import { findJoiningManager, subjectTakesPart } from "../../rules/launch.ts";
import { computeReadability, type AnswerRate } from "../../rules/readability.ts";
import { selectAnswerRate } from "./answerRate.ts";
import { isBeforeLaunch, isReportWaiting, toSubjectStatus, whyNotRunning } from "../../rules/status.ts";
import {
  mayManage,
  mayOpenCampaign,
  mayReadReport,
  whyNotPublish,
  seesDeclineNotes,
} from "../../rules/relations.ts";
import { resolveLaunchRelease } from "./publishers.ts";
import { hasLeft, invites } from "./reminders.ts";
import { toOptions, type StoredQuestion } from "./options.ts";
import type { EvaluationRecord, LoadedEvaluation } from "./access.ts";

interface Parts {
  questions: (Omit<EvaluationQuestion, "options"> & Pick<StoredQuestion, "options">)[];
  values: { id: string; name: Translated; question: Translated }[];
  objectives: { id: string; nameFr: string; nameEn: string | null }[];
  participants: Participant[];
  hadReport: boolean;
  answerRate: AnswerRate | null;
}

/** Of a participant `ep`. */
const invitationState = emailState(invites(sql`ep`));

/**
 * The lists of one evaluation, in one statement. Before the launch, values are those of the catalogue, without the
 * archived ones; after it, what was asked about them.
 */
async function readParts(
  tx: Tenant,
  evaluation: Pick<EvaluationRecord, "companyId" | "id" | "status" | "launchedOn">,
): Promise<Parts> {
  const { companyId, id: evaluationId, status, launchedOn } = evaluation;
  const isOpen = status === "draft" || status === "pending";
  const { rows } = await tx.execute<Record<keyof Parts, unknown>>(sql`
    select
      (select coalesce(json_agg(json_build_object(
          'id', q.id, 'type', q.type, 'options', q.options, 'isRequired', q.is_required,
          'text', json_build_object('fr', q.text_fr, 'en', q.text_en),
          'selfText', json_build_object('fr', q.name_self_fr, 'en', q.name_self_en),
          'skill', json_build_object('id', s.id,
            'name', json_build_object('fr', s.name_fr, 'en', s.name_en),
            'familyName', json_build_object('fr', f.name_fr, 'en', f.name_en))
        ) order by q.display_order, q.id), '[]')
        from evaluation_questions q
        join skills s on s.company_id = q.company_id and s.id = q.skill_id
        join skill_families f on f.company_id = s.company_id and f.id = s.family_id
        where q.company_id = ${companyId} and q.evaluation_id = ${evaluationId}) as questions,
      (select coalesce(json_agg(json_build_object(
          'id', v.id,
          'name', json_build_object('fr', v.name_fr, 'en', v.name_en),
          'question', coalesce((select (item -> 'text')::json
              from questionnaires f, jsonb_array_elements(f.items) item
              where not ${isOpen}::boolean and f.company_id = ${companyId} and f.evaluation_id = ${evaluationId}
                and item ->> 'dimension' = 'value' and item ->> 'sourceId' = v.id::text),
            json_build_object('fr', v.question_fr, 'en', v.question_en))
        ) order by ev.display_order, v.id), '[]')
        from evaluation_values ev
        join company_values v on v.company_id = ev.company_id and v.id = ev.value_id
        where ev.company_id = ${companyId} and ev.evaluation_id = ${evaluationId}
          and not (${isOpen}::boolean and v.is_archived)) as values,
      (select coalesce(json_agg(json_build_object('id', o.id, 'nameFr', o.name_fr, 'nameEn', o.name_en)
          order by o.display_order, o.id), '[]')
        from evaluation_objectives o
        where o.company_id = ${companyId} and o.evaluation_id = ${evaluationId}) as objectives,
      (select coalesce(json_agg(json_build_object(
          'id', ep.id, 'role', ep.participant_role, 'status', ep.status, 'isActive', p.is_active, 'declineNote', ep.decline_note, 'isInvited', ${hasLeft(sql`ep`)}, 'invitedOn', case when ${launchedOn}::date is not null then greatest(${launchedOn}::date, (ep.created_at at time zone c.time_zone)::date) end, 'remindedAt', to_char(ep.reminded_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'mail', ${invitationState},
          'person', json_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name, 'email', p.email, 'avatar', p.avatar)
        ) order by ep.created_at, p.last_name, p.first_name, ep.id), '[]')
        from evaluation_participants ep
        join companies c on c.id = ep.company_id
        join profiles p on p.company_id = ep.company_id and p.id = ep.participant_profile_id
        where ep.company_id = ${companyId} and ep.evaluation_id = ${evaluationId}) as participants,
      exists (select 1 from audit_log a
        where a.company_id = ${companyId} and a.object_type = 'evaluation' and a.object_id = ${evaluationId}
          and a.action = 'evaluation.archived' and a.details ->> 'from' = 'completed') as "hadReport",
      ${selectAnswerRate(companyId)} as "answerRate"
  `);
  return rows[0] as unknown as Parts;
}

/** The evaluation as its reader sees it: the person evaluated learns neither who answers nor how many. */
export async function presentEvaluation(tx: Tenant, loaded: LoadedEvaluation, at: Date): Promise<Evaluation> {
  const { evaluation, standpoint, teamManagerReads, showsComments } = loaded;
  const parts = await readParts(tx, evaluation);
  const manages = mayManage(standpoint, evaluation);
  const notes = seesDeclineNotes(standpoint);
  const hasReport = evaluation.status === "completed" || evaluation.status === "review" || parts.hadReport;
  return {
    id: evaluation.id,
    name: evaluation.name,
    description: evaluation.description,
    evaluationType: evaluation.evaluationType,
    frequency: evaluation.frequency,
    status: manages ? evaluation.status : toSubjectStatus(evaluation.status),
    selectedDimensions: evaluation.selectedDimensions,
    subjectAnswers: subjectTakesPart(evaluation),
    dueOn: evaluation.dueOn,
    startsOn: evaluation.startsOn,
    startFailure: evaluation.status === "draft" ? evaluation.startFailure : null,
    scale: evaluation.scale,
    offeredScales: loaded.company.offeredScales,
    commentsMandatory: evaluation.commentsMandatory,
    threshold: evaluation.threshold,
    launchedOn: evaluation.launchedOn,
    // Frozen by the launch; until then, that of the company as it is now.
    release: !manages
      ? null
      : isBeforeLaunch(evaluation.status)
        ? await resolveLaunchRelease(tx, loaded.company, evaluation, at)
        : evaluation.release,
    releasesOn: manages && isReportWaiting(evaluation) ? evaluation.releasesOn : null,
    teamManagerReads,
    showsComments,
    createdAt: evaluation.createdAt.toISOString(),
    author: loaded.author,
    subject: loaded.subject,
    campaignId: manages ? evaluation.campaignId : null,
    questions: parts.questions.map((question) => ({ ...question, options: toOptions(question.options) })),
    values: parts.values,
    objectives: parts.objectives,
    participants: manages
      ? parts.participants.map((one) => ({
          ...one,
          declineNote: notes ? one.declineNote : null,
          // Beside who has finished, it would give away on which day they had not.
          remindedAt: whyNotRunning(evaluation) === null && one.status === "pending" ? one.remindedAt : null,
        }))
      : [],
    participantCount: manages ? parts.participants.length : null,
    readability:
      manages && isBeforeLaunch(evaluation.status)
        ? computeReadability(parts.participants, {
            // That of the launch, which may come later than the draft's.
            threshold: loaded.company.anonymityThreshold,
            type: evaluation.evaluationType,
            rate: parts.answerRate,
          })
        : [],
    joiningManager:
      manages && isBeforeLaunch(evaluation.status)
        ? findJoiningManager(evaluation.evaluationType, loaded.directManager, parts.participants)
        : null,
    answeredCount: manages ? parts.participants.filter(({ status }) => status === "completed").length : null,
    rights: {
      manage: manages,
      readReport: mayReadReport(standpoint, { status: evaluation.status, hasReport, teamManagerReads }),
      openCampaign: mayOpenCampaign(standpoint, evaluation),
      publish: whyNotPublish(standpoint, { status: evaluation.status, hasReport, teamManagerReads }) === null,
    },
  };
}
