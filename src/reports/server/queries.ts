import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { privacyOfficerShown } from "#company/server/settings.ts";
import { companies } from "#company/tables.ts";
import { Snapshot } from "#disclosure/contract.ts";
import { hasJointGroup, isProtected } from "#disclosure/rules/columns.ts";
import { readStoredSnapshot } from "#disclosure/rules/storedSnapshot.ts";
import type { Column } from "#disclosure/vocabulary.ts";
import { buildEvaluationFinder } from "#evaluations/server/queries/access.ts";
import { evaluationParticipants, evaluations, questionnaires } from "#evaluations/tables.ts";
import { isComplete } from "#evaluations/server/queries/participation.ts";
import type { ParticipantRole } from "#evaluations/vocabulary.ts";
import { selectPlace, type Place } from "#teams/server/place.ts";
import { asReportWriter, type Tenant } from "#platform/server/database/database.ts";
import type { Review } from "../contract.ts";
import type { Note } from "../contract/conversation.ts";
import type { FlagStatus } from "../contract/flags.ts";
import type { RemovedComment } from "../rules/maskedComments.ts";
import { reportSnapshots } from "../tables.ts";

export interface EvaluationKey {
  companyId: string;
  evaluationId: string;
}

const evaluationIs = ({ companyId, evaluationId }: EvaluationKey) =>
  and(eq(evaluations.companyId, companyId), eq(evaluations.id, evaluationId));

/** A collection that takes answers; in the words of its index. */
const isOpen = sql`${evaluations.status} = 'in_progress' and ${evaluations.releasesOn} is null`;

/** Locks the evaluation if its collection is open, before anything else is read. */
export async function lockOpenCollection(tx: Tenant, key: EvaluationKey) {
  const [open] = await tx
    .select(getTableColumns(evaluations))
    .from(evaluations)
    .where(and(evaluationIs(key), isOpen))
    .for("update");
  return open ?? null;
}

/** What the engine needs beside the responses. Read after the lock, so that it is final. */
export async function findCollection(tx: Tenant, key: EvaluationKey) {
  const [found] = await tx
    .select({
      items: questionnaires.items,
      timeZone: companies.timeZone,
      place: selectPlace(evaluations.companyId, evaluations.subjectProfileId),
    })
    .from(questionnaires)
    .innerJoin(
      evaluations,
      and(
        eq(evaluations.companyId, questionnaires.companyId),
        eq(evaluations.id, questionnaires.evaluationId),
      ),
    )
    .innerJoin(companies, eq(companies.id, questionnaires.companyId))
    .where(
      and(eq(questionnaires.companyId, key.companyId), eq(questionnaires.evaluationId, key.evaluationId)),
    );
  if (!found) throw new Error("an evaluation in progress has no questionnaire");
  const people = await tx
    .select({
      role: evaluationParticipants.participantRole,
      invited: sql<number>`count(*)::int`,
    })
    .from(evaluationParticipants)
    .where(
      and(
        eq(evaluationParticipants.companyId, key.companyId),
        eq(evaluationParticipants.evaluationId, key.evaluationId),
      ),
    )
    .groupBy(evaluationParticipants.participantRole);
  const invited: Record<ParticipantRole, number> = { subject: 0, manager: 0, peer: 0, direct_report: 0 };
  for (const group of people) invited[group.role] = group.invited;
  return { ...found, invited };
}

interface ComputedReport {
  id: string;
  snapshot: Snapshot;
  place: Place;
  releasedOn: string | null;
}

export const insertSnapshot = (
  tx: Tenant,
  { companyId, evaluationId }: EvaluationKey,
  { id, snapshot, place, releasedOn }: ComputedReport,
) =>
  asReportWriter(tx, () =>
    tx.insert(reportSnapshots).values({
      companyId,
      id,
      evaluationId,
      engineVersion: snapshot.engineVersion,
      // Checked here, once, since every reading sends it as it is stored.
      snapshot: Snapshot.parse(snapshot),
      releasedOn,
      ...place,
    }),
  );

/**
 * Of some evaluations, the groups that their reports show; where both protected ones stand together, neither shows a
 * figure of its own.
 */
export async function listPublishedColumns(
  tx: Tenant,
  companyId: string,
  evaluationsToRead: readonly { id: string }[],
): Promise<Map<string, Column[]>> {
  const rows = await tx
    .select({ id: reportSnapshots.evaluationId, snapshot: reportSnapshots.snapshot })
    .from(reportSnapshots)
    .where(
      and(
        eq(reportSnapshots.companyId, companyId),
        inArray(
          reportSnapshots.evaluationId,
          evaluationsToRead.map(({ id }) => id),
        ),
      ),
    );
  return new Map(
    rows.map(({ id, snapshot }) => {
      const report = readStoredSnapshot(snapshot);
      const shown = report.groups.filter((group) => group.shown).map(({ group }) => group);
      return [id, hasJointGroup(report) ? [...shown.filter((group) => !isProtected(group)), "joint"] : shown];
    }),
  );
}

interface Flag extends RemovedComment {
  id: string;
  words: string;
  flaggedOn: string;
  status: FlagStatus;
  decision: string | null;
}

const reportRow = sql`(select * from report_snapshots r
  where r.company_id = ${evaluations.companyId} and r.evaluation_id = ${evaluations.id})`;

const hasReport = sql<boolean>`exists ${reportRow}`;

/** An evaluation known to the reader, and whether its report is there. */
export const findKnownProgress = buildEvaluationFinder({ hasReport });

/** The same for a note that is to be stored: none is, once the person evaluated has been deleted. */
export const findKnownForNotes = buildEvaluationFinder({
  hasReport,
  isSubjectRemoved: sql<boolean>`exists (
    select from profiles p
    where p.company_id = ${evaluations.companyId} and p.id = ${evaluations.subjectProfileId}
      and p.removed_at is not null)`,
});

/** An evaluation known to the reader, with their own notes on its report. */
export const findKnownNotes = buildEvaluationFinder({
  hasReport,
  notes: sql<Note[]>`(
    select coalesce(json_agg(json_build_object('question', n.question, 'revision', n.revision, 'words', n.words)
      order by n.question), '[]')
    from conversation_notes n
    where n.company_id = ${evaluations.companyId} and n.evaluation_id = ${evaluations.id}
      and n.profile_id = ${sql.placeholder("profileId")})`,
});

/**
 * An evaluation known to the reader, with its report as it is stored (insertSnapshot has checked it) and, for the
 * person evaluated, who else has opened it; `snapshot` is null while there is none.
 */
export const findKnownReport = buildEvaluationFinder({
  privacyOfficer: privacyOfficerShown,
  timeZone: sql<string>`${companies.timeZone}`,
  releasedOn: sql<string | null>`(select r.released_on from ${reportRow} r)`,
  engineVersion: sql<number | null>`(select r.engine_version from ${reportRow} r)`,
  snapshot: sql<string | null>`(select r.snapshot::text from ${reportRow} r)`,
  note: sql<string | null>`(select n.words from report_notes n
    where n.company_id = ${evaluations.companyId} and n.evaluation_id = ${evaluations.id})`,
  masked: sql<(Review["masked"][number] & RemovedComment)[]>`(
    select coalesce(json_agg(json_build_object('place', m.place, 'group', m.rater_group, 'index', m.position,
      'digest', m.digest, 'reason', m.reason) order by m.place, m.rater_group, m.position), '[]')
    from masked_comments m
    where m.company_id = ${evaluations.companyId} and m.evaluation_id = ${evaluations.id} and m.is_masked)`,
  flags: sql<Flag[]>`(
    select coalesce(json_agg(json_build_object('id', f.id, 'place', f.place, 'group', f.rater_group,
      'index', f.position, 'digest', f.digest, 'words', f.words, 'flaggedOn', f.flagged_on, 'status', f.status, 'decision', f.decision)
      order by f.flagged_on, f.id), '[]')
    from flagged_comments f
    where f.company_id = ${evaluations.companyId} and f.evaluation_id = ${evaluations.id})`,
  openings: sql<string>`case when ${evaluations.subjectProfileId} = ${sql.placeholder("profileId")} then (
    select coalesce(json_agg(json_build_object(
        'person', json_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name),
        'openedOn', (o.opened_at at time zone ${companies.timeZone})::date,
        'openedAt', case when (o.opened_at at time zone ${companies.timeZone})::date > (select r.released_on from ${reportRow} r)
          then to_char(o.opened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end)
      order by o.opened_at desc, o.id desc), '[]')
    from (select * from report_openings o
      where o.company_id = ${evaluations.companyId} and o.evaluation_id = ${evaluations.id}
      order by o.opened_at desc, o.id desc limit 200) o
    join profiles p on p.company_id = o.company_id and p.id = o.profile_id
  ) else '[]' end::text`,
});

/** Lists the evaluations in progress without pending answers. */
export async function listComplete(tx: Tenant, companyId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: evaluations.id })
    .from(evaluations)
    .where(and(eq(evaluations.companyId, companyId), isOpen, isComplete));
  return rows.map(({ id }) => id);
}
