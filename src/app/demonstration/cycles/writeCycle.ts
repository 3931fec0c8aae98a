import { and, eq, inArray, sql } from "drizzle-orm";
import { campaigns } from "#campaigns/tables.ts";
import { NOTICE_VERSION } from "#evaluations/rules/notice.ts";
import { findDeviation } from "#evaluations/server/queries/deviation.ts";
import { evaluationParticipants, evaluations } from "#evaluations/tables.ts";
import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { skills } from "#skills/tables.ts";
import { selectAskedWeights } from "#weights/rules/matrix.ts";
import { readCurrentWeights } from "#weights/server/queries.ts";
import { ratedDimensions } from "#weights/vocabulary.ts";
import { getIdentity, type Actors } from "../people.ts";
import type { Cycle } from "./calendar.ts";
import { insertRows } from "./insertRows.ts";
import { collect, type Collected } from "./collect.ts";
import { cycleSkills } from "./levels.ts";
import { listSubjects, peersAsked, type CycleSubject } from "./people.ts";
import { freezeCycle } from "./questionnaires.ts";
import { closeCycle, type ClosedEvaluation } from "./reports.ts";

const atNoon = (day: string) => new Date(`${day}T17:00:00Z`);

interface CycleWriter {
  services: Services;
  actors: Actors;
  /** Who launched it. */
  authorKey: string;
  /** The day on which the demonstration is made. */
  today: string;
}

/**
 * Writes a whole cycle as the product would have left it: launched, answered, closed, reported and released; what is
 * deleted after a while is not written. A few statements for all of its evaluations: the endpoints would take minutes.
 */
export async function writeCycle(
  { services, actors, authorKey, today }: CycleWriter,
  cycle: Cycle,
): Promise<void> {
  const { companyId, profileId: authorProfileId } = getIdentity(actors, authorKey);
  const { newId } = services;
  const getProfileId = (key: string) => getIdentity(actors, key).profileId;
  // The login that closes collections, as for every report.
  await asTenant(services.reportDb, { companyId, profileId: null }, async (tx) => {
    const skillIds = await findSkillIds(tx, companyId);
    const campaignId = newId();
    const launchedAt = atNoon(cycle.launchedOn);
    await tx.insert(campaigns).values({
      companyId,
      id: campaignId,
      name: cycle.name,
      authorProfileId,
      evaluationType: "peer_manager",
      dueOn: cycle.dueOn,
      maxRequests: 12,
      colleagues: peersAsked,
      questionnaire: { from: "skills", ids: skillIds, version: 1 },
      launchedAt,
      createdAt: launchedAt,
    });
    const subjects = listSubjects(cycle.index).map((subject) => ({ id: newId(), ...subject }));
    const common = { companyId, campaignId, name: cycle.name, authorProfileId, dueOn: cycle.dueOn };
    const row = { ...common, ...(await freezeLaunch(tx, companyId, skillIds)), createdAt: launchedAt };
    await insertRows(
      tx,
      evaluations,
      subjects.map(({ id, person }) => ({
        ...row,
        id,
        subjectProfileId: getProfileId(person.key),
        launchedOn: cycle.launchedOn,
        updatedAt: launchedAt,
      })),
    );
    const drafts = { companyId, campaignId, ids: subjects.map(({ id }) => id), skillIds };
    const frozen = await freezeCycle(tx, services, drafts);
    const closed = subjects.map((subject) => {
      const items = frozen.get(subject.id) ?? [];
      return { ...subject, items, ...collect(subject, cycle, items) };
    });
    await insertRows(
      tx,
      evaluationParticipants,
      closed.flatMap(({ id, participants }) =>
        participants.map(({ key, role, status }) => ({
          companyId,
          id: newId(),
          evaluationId: id,
          participantProfileId: getProfileId(key),
          participantRole: role,
          status,
          noticeVersion: status === "completed" ? NOTICE_VERSION : null,
          createdAt: launchedAt,
        })),
      ),
    );
    await markCompleted(tx, companyId, closed);
    await closeCycle(tx, services, closed.map(toClosed(companyId, authorKey, getProfileId)), {
      ...row,
      today,
    });
  });
}

type ClosedSubject = CycleSubject & Collected & Pick<ClosedEvaluation, "id" | "items">;

const toClosed =
  (companyId: string, authorKey: string, getProfileId: (key: string) => string) =>
  ({ id, person, managerKey, items, closedOn, participants, answers }: ClosedSubject): ClosedEvaluation => ({
    companyId,
    id,
    items,
    closedOn,
    subjectProfileId: getProfileId(person.key),
    readers: [...new Set([managerKey, authorKey])].map(getProfileId),
    roles: participants.map(({ role }) => role),
    answers: answers.map(({ key, ...answer }) => ({ ...answer, profileId: getProfileId(key) })),
  });

async function findSkillIds(tx: Tenant, companyId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: skills.id, key: skills.key })
    .from(skills)
    .where(and(eq(skills.companyId, companyId), inArray(skills.key, [...cycleSkills])));
  return cycleSkills.map((key) => rows.find((skill) => skill.key === key)?.id ?? "");
}

/** What a launch copies from the company, for all evaluations of the cycle. */
async function freezeLaunch(tx: Tenant, companyId: string, skillIds: readonly string[]) {
  const matrix = await readCurrentWeights(tx, companyId);
  return {
    evaluationType: "peer_manager" as const,
    status: "draft" as const,
    awaitsQuestions: true,
    selectedDimensions: [...ratedDimensions],
    scale: "frequency" as const,
    threshold: 3,
    weights: selectAskedWeights(
      matrix.weights,
      skillIds.map((id) => ({ id, family: null })),
    ),
    weightsVersion: matrix.version,
    pooledSdTenths: await findDeviation(tx, companyId),
    release: "immediate" as const,
    noticeVersion: NOTICE_VERSION,
  };
}

/** Each evaluation on its own day, in one statement. */
async function markCompleted(tx: Tenant, companyId: string, closed: readonly ClosedSubject[]): Promise<void> {
  const ids = closed.map(({ id }) => id);
  const days = closed.map(({ closedOn }) => closedOn);
  const haveAnswered = closed.map(({ answers }) => answers.some(({ role }) => role === "subject"));
  await tx.execute(sql`
    update evaluations e
    set status = 'completed', awaits_questions = false, closed_on = c.day, completed_at = c.day + interval '17 hours',
      updated_at = c.day + interval '17 hours',
      subject_completed_at = case when c.has_answered then e.created_at + interval '2 days' end
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(days)}::date[], ${sql.param(haveAnswered)}::boolean[])
      as c (id, day, has_answered)
    where e.company_id = ${companyId} and e.id = c.id`);
}
