import { and, eq, getTableColumns, inArray, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { companies } from "#company/tables.ts";
import { Snapshot } from "#disclosure/contract.ts";
import type { ParticipantRole } from "#evaluations/contract/questionnaire.ts";
import { evaluationParticipants, evaluations, questionnaires } from "#evaluations/tables.ts";
import { profiles } from "#people/tables.ts";
import { asReportWriter, type Tenant } from "#platform/server/database.ts";
import { onceSql } from "#platform/server/once.ts";
import { written } from "#platform/server/writtenJson.ts";
import type { Report } from "../contract.ts";
import { reportOpenings, reportSnapshots } from "../tables.ts";

export interface EvaluationKey {
  companyId: string;
  evaluationId: string;
}

const evaluationIs = ({ companyId, evaluationId }: EvaluationKey) =>
  and(eq(evaluations.companyId, companyId), eq(evaluations.id, evaluationId));

/** Locks the evaluation if its collection is open, before anything else is read. */
export async function lockOpenCollection(tx: Tenant, key: EvaluationKey) {
  const [open] = await tx
    .select(getTableColumns(evaluations))
    .from(evaluations)
    .where(and(evaluationIs(key), eq(evaluations.status, "in_progress")))
    .for("update");
  return open ?? null;
}

/** What the engine needs beside the responses. Read after the lock, so that it is final. */
export async function findCollection(tx: Tenant, key: EvaluationKey) {
  const [found] = await tx
    .select({ items: questionnaires.items, timeZone: companies.timeZone })
    .from(questionnaires)
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

export const insertSnapshot = (
  tx: Tenant,
  { companyId, evaluationId }: EvaluationKey,
  { id, snapshot, releasedOn }: { id: string; snapshot: Snapshot; releasedOn: string },
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
    }),
  );

/**
 * The report with what stands above it and, for the person evaluated, who else has opened it; null while there is
 * none. One statement; the snapshot leaves as it is stored (insertSnapshot has checked it).
 */
export async function findReport(tx: Tenant, { companyId, evaluationId }: EvaluationKey, readerId: string) {
  const { rows } = await reportStatement(tx).execute({ companyId, evaluationId, readerId });
  const [found] = rows;
  if (!found) return null;
  return {
    ...found,
    snapshot: written<Snapshot>(found.snapshot),
    openings: written<Opening[]>(found.openings),
  };
}

const reportStatement = onceSql<
  Omit<Stored, "snapshot" | "openings"> & { snapshot: string; openings: string }
>(sql`
    select e.name, e.launched_on as "launchedOn", e.subject_profile_id = ${sql.placeholder("readerId")} as "isSubject",
      json_build_object('id', s.id, 'firstName', s.first_name, 'lastName', s.last_name) as subject,
      c.name as "companyName", c.time_zone as "timeZone", c.privacy_officer as "privacyOfficer", r.released_on as "releasedOn",
      r.snapshot::text as snapshot,
      case when e.subject_profile_id = ${sql.placeholder("readerId")} then (
        select coalesce(json_agg(json_build_object(
            'person', json_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name),
            'openedAt', to_char(o.opened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by o.opened_at desc, o.id desc), '[]')
        from (select * from report_openings o
          where o.company_id = e.company_id and o.evaluation_id = e.id
          order by o.opened_at desc, o.id desc limit 200) o
        join profiles p on p.company_id = o.company_id and p.id = o.profile_id
      ) else '[]' end::text as openings
    from evaluations e
    join companies c on c.id = e.company_id
    join report_snapshots r on r.company_id = e.company_id and r.evaluation_id = e.id
    join profiles s on s.company_id = e.company_id and s.id = e.subject_profile_id
    where e.company_id = ${sql.placeholder("companyId")} and e.id = ${sql.placeholder("evaluationId")}`);

type Stored = Omit<Report, "evaluationId" | "hasPaper"> & { timeZone: string };
type Opening = Report["openings"][number];

export const insertOpening = (
  tx: Tenant,
  opening: EvaluationKey & { id: string; profileId: string; openedAt: Date },
) => tx.insert(reportOpenings).values(opening);

/** Those to whom the end is announced: the person evaluated, and the lead if that is somebody else. */
export const listRecipients = (tx: Tenant, companyId: string, profileIds: readonly string[]) =>
  tx
    .select({ id: profiles.id, email: profiles.email, language: profiles.language })
    .from(profiles)
    .where(and(eq(profiles.companyId, companyId), inArray(profiles.id, [...profileIds])));

/** What the announcement of a released report says; null for a recipient who is no longer active. */
export async function findAnnouncement(
  tx: Tenant,
  { companyId, evaluationId }: EvaluationKey,
  recipientId: string,
) {
  const recipient = alias(profiles, "recipient");
  const [found] = await tx
    .select({
      evaluationName: evaluations.name,
      releasedOn: reportSnapshots.releasedOn,
      subject: { firstName: profiles.firstName, lastName: profiles.lastName },
      firstName: recipient.firstName,
    })
    .from(evaluations)
    .innerJoin(
      reportSnapshots,
      and(
        eq(reportSnapshots.companyId, evaluations.companyId),
        eq(reportSnapshots.evaluationId, evaluations.id),
      ),
    )
    .innerJoin(
      profiles,
      and(eq(profiles.companyId, evaluations.companyId), eq(profiles.id, evaluations.subjectProfileId)),
    )
    .innerJoin(
      recipient,
      and(eq(recipient.companyId, evaluations.companyId), eq(recipient.id, recipientId), recipient.isActive),
    )
    .where(evaluationIs({ companyId, evaluationId }));
  return found ?? null;
}

/** Evaluations still in progress though nobody is awaited: a crash may have come between. */
export async function listComplete(tx: Tenant, companyId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: evaluations.id })
    .from(evaluations)
    .innerJoin(
      evaluationParticipants,
      and(
        eq(evaluationParticipants.companyId, evaluations.companyId),
        eq(evaluationParticipants.evaluationId, evaluations.id),
      ),
    )
    .where(and(eq(evaluations.companyId, companyId), eq(evaluations.status, "in_progress")))
    .groupBy(evaluations.id)
    .having(sql`bool_and(${evaluationParticipants.status} <> 'pending')`);
  return rows.map(({ id }) => id);
}

/** Evaluations still open though their due day, which is included, is over. */
export async function listOverdue(tx: Tenant, companyId: string, today: string): Promise<string[]> {
  const rows = await tx
    .select({ id: evaluations.id })
    .from(evaluations)
    .where(
      and(
        eq(evaluations.companyId, companyId),
        eq(evaluations.status, "in_progress"),
        lt(evaluations.dueOn, today),
      ),
    );
  return rows.map(({ id }) => id);
}
