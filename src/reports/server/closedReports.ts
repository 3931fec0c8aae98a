import { sql } from "drizzle-orm";
import { readStoredSnapshot } from "#disclosure/rules/storedSnapshot.ts";
import type { Snapshot } from "#disclosure/contract.ts";
import { isPromotedByItsSubject } from "#evaluations/server/queries/promoted.ts";
import { type RelatedEvaluation, selectQuestionsAndMembers } from "#evaluations/server/queries/related.ts";
import { selectStandpoint } from "#evaluations/server/queries/standpoint.ts";
import type { EvaluationStatus } from "#evaluations/vocabulary.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/server/services.ts";
import { membersManagedBy } from "#teams/server/queries.ts";
import type { EarlierReport } from "../contract/since.ts";
import type { ClosedReport } from "../rules/since/comparableGroups.ts";
import { isOpenTo, type ReaderRow } from "./newReports.ts";

/** A report of a person that closed, as comparing it with a later one needs it. */
export interface StoredReport extends ClosedReport {
  scale: Snapshot["scale"];
  closedOn: string;
  /** Null where the reader may not open it, or not yet. */
  open: EarlierReport | null;
  /** Of the reports that were asked for. */
  snapshot: Snapshot | null;
}

/** How many reports of a person are assessed together, this one included: of 12 under two thresholds it takes a second. */
const maxReports = 8;

interface Row extends RelatedEvaluation, ReaderRow {
  name: string;
  status: EvaluationStatus;
  scale: Snapshot["scale"];
  closedOn: string;
  releasedOn: string | null;
  shown: Snapshot["groups"];
  hasJointGroup: boolean;
  snapshot: unknown;
  managesTeam: boolean;
}

/**
 * The reports about a person up to one of them, in the order in which they closed; with the snapshots of those named. One
 * statement.
 */
export async function listClosedReports(
  tx: Tenant,
  actor: Actor,
  last: { id: string; closedOn: string | null; subjectId: string },
  snapshotsOf: readonly string[],
): Promise<StoredReport[]> {
  const { companyId, profileId } = actor;
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    select e.id, e.name, e.status, e.scale, e.threshold, true as "isClosed",
      e.closed_on::text as "closedOn", r.released_on::text as "releasedOn", r.snapshot -> 'groups' as shown,
      jsonb_path_exists(r.snapshot, '$.items[*].joint.form') as "hasJointGroup",
      case when e.id = any(${sql.param(snapshotsOf)}::uuid[]) then r.snapshot end as snapshot,
      e.team_manager_reads as "teamManagerReads", s.id in (${membersManagedBy(actor)}) as "managesTeam",
      ${selectStandpoint(profileId, isPromotedByItsSubject(actor))},
      ${selectQuestionsAndMembers}
    from evaluations e
    join profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id
    join questionnaires q on q.company_id = e.company_id and q.evaluation_id = e.id
    join report_snapshots r on r.company_id = e.company_id and r.evaluation_id = e.id
    where e.company_id = ${companyId} and e.subject_profile_id = ${last.subjectId}
      and (e.closed_on, e.id) <= (${last.closedOn}::date, ${last.id}::uuid)
    order by e.closed_on desc, e.id desc
    limit ${maxReports}`);
  return rows.toReversed().map((row) => toStoredReport(actor, row));
}

function toStoredReport(actor: Actor, row: Row): StoredReport {
  const {
    id,
    name,
    status,
    scale,
    threshold,
    questions,
    members,
    shown,
    hasJointGroup,
    closedOn,
    releasedOn,
    snapshot,
  } = row;
  const isPublished = status === "completed" || status === "archived";
  return {
    id,
    scale,
    closedOn,
    threshold,
    questions,
    finished: members.filter(({ hasFinished }) => hasFinished),
    shown: shown.filter((group) => group.shown),
    hasJointGroup,
    open:
      releasedOn !== null && isPublished && isOpenTo(actor, row, row.managesTeam)
        ? { evaluationId: id, name, releasedOn }
        : null,
    snapshot: snapshot === null ? null : readStoredSnapshot(snapshot),
  };
}
