import { eq, sql } from "drizzle-orm";
import { responseAuthors, responses } from "#answers/tables.ts";
import { computeSnapshot } from "#disclosure/rules/computeSnapshot.ts";
import { createPolicy } from "#disclosure/rules/policy.ts";
import { computePooledSd, computeSpread, isDeviationDue, type Spread } from "#disclosure/rules/spread.ts";
import type { QuestionnaireItem } from "#evaluations/contract/questionnaire.ts";
import { resolveNotice } from "#evaluations/rules/notice.ts";
import { saveDeviation } from "#evaluations/server/queries/deviation.ts";
import { companyDeviations, type evaluations } from "#evaluations/tables.ts";
import { participantRoles, protectedRoles, type ParticipantRole } from "#evaluations/vocabulary.ts";
import { daysAfter, daysBetween } from "#platform/calendarDays.ts";
import { asReportWriter, type Tenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { shuffled } from "#platform/shuffled.ts";
import { lockSpreadSums, type SpreadSums } from "#reports/server/raterSpread.ts";
import { daysToReread } from "#reports/server/retention.ts";
import { answerSums, raterSpreads, reportOpenings, reportSnapshots } from "#reports/tables.ts";
import { selectPlace, type Place } from "#teams/server/place.ts";
import { insertRows } from "./insertRows.ts";

/** An evaluation whose collection is over, with who answered what. */
export interface ClosedEvaluation {
  companyId: string;
  id: string;
  items: QuestionnaireItem[];
  closedOn: string;
  subjectProfileId: string;
  /** Who has opened the report, the day after. */
  readers: readonly string[];
  /** Of everyone who was invited. */
  roles: ParticipantRole[];
  answers: { profileId: string; role: ParticipantRole; scores: (number | null)[] }[];
}

type Launched = Pick<
  typeof evaluations.$inferInsert,
  "companyId" | "scale" | "threshold" | "weights" | "evaluationType"
> & {
  noticeVersion: number;
  pooledSdTenths: number | null;
  /** The day on which the demonstration is made. */
  today: string;
};

/** Computes and releases the reports of a cycle, and keeps what closing keeps: responses in a random order, and sums. */
export async function closeCycle(
  tx: Tenant,
  services: Services,
  closed: readonly ClosedEvaluation[],
  launched: Launched,
): Promise<void> {
  const reports = closed.map((evaluation) => computeReport(services, evaluation, launched));
  const answers = shuffled(
    closed.flatMap(({ id: evaluationId, closedOn, answers: given }) =>
      given.map((answer) => ({ ...answer, evaluationId, closedOn, responseId: services.newId() })),
    ),
    services.random,
  );
  const places = await readPlaces(tx, launched.companyId, closed);
  const sums = await lockSpreadSums(tx, services, launched.companyId);
  const pooledAt = await findPooledAt(tx, launched.companyId);
  await asReportWriter(tx, async () => {
    await insertRows(
      tx,
      responses,
      answers.map(({ evaluationId, responseId, role, scores }) => ({
        companyId: launched.companyId,
        id: responseId,
        evaluationId,
        participantRole: role,
        scores,
        texts: {},
      })),
    );
    await insertRows(
      tx,
      reportSnapshots,
      reports.map(({ evaluation, snapshot }) => ({
        companyId: launched.companyId,
        id: services.newId(),
        evaluationId: evaluation.id,
        engineVersion: snapshot.engineVersion,
        snapshot,
        releasedOn: evaluation.closedOn,
        ...places.get(evaluation.subjectProfileId),
      })),
    );
    await addToSums(tx, services, sums, { pooledAt, spreads: reports.map(({ spread }) => spread) });
    await addToAnswerSums(tx, services, closed);
  });
  await insertRows(
    tx,
    reportOpenings,
    closed.flatMap(({ id: evaluationId, closedOn, readers }) =>
      readers.map((profileId) => ({
        companyId: launched.companyId,
        id: services.newId(),
        evaluationId,
        profileId,
        openedAt: new Date(`${daysAfter(closedOn, 1)}T18:00:00Z`),
      })),
    ),
  );
  await signRecent(tx, services, answers, launched);
}

function computeReport(
  { random }: Services,
  evaluation: ClosedEvaluation,
  { scale, threshold, weights, pooledSdTenths, noticeVersion, evaluationType }: Launched,
) {
  const questionnaire = { scale, items: evaluation.items };
  const given = evaluation.answers.map(({ role, scores }) => ({ role, scores, texts: {} }));
  const { joins, quotes } = resolveNotice({ noticeVersion, evaluationType });
  const count = (role: ParticipantRole) => evaluation.roles.filter((one) => one === role).length;
  const snapshot = computeSnapshot({
    questionnaire,
    responses: given,
    policy: createPolicy({
      threshold,
      joins,
      quotes,
      ...(weights ? { weights } : {}),
      pooledSd: pooledSdTenths === null ? null : pooledSdTenths / 10,
    }),
    invited: Object.fromEntries(participantRoles.map((role) => [role, count(role)])) as Record<
      ParticipantRole,
      number
    >,
    random,
  });
  return {
    evaluation,
    snapshot,
    spread: computeSpread(questionnaire, given, snapshot),
  };
}

async function readPlaces(
  tx: Tenant,
  companyId: string,
  closed: readonly ClosedEvaluation[],
): Promise<Map<string, Place>> {
  const ids = closed.map(({ subjectProfileId }) => subjectProfileId);
  const { rows } = await tx.execute<{ id: string; place: Place }>(sql`
    select s.id, ${selectPlace(sql`${companyId}::uuid`, sql`s.id`)} as place
    from unnest(${sql.param(ids)}::uuid[]) as s (id)`);
  return new Map(rows.map(({ id, place }) => [id, place]));
}

async function findPooledAt(tx: Tenant, companyId: string): Promise<number | null> {
  const [found] = await tx
    .select({ reports: companyDeviations.reports })
    .from(companyDeviations)
    .where(eq(companyDeviations.companyId, companyId));
  return found?.reports ?? null;
}

/** One report after the other, as they closed: the deviation is made again after each ten. */
async function addToSums(
  tx: Tenant,
  { newId }: Services,
  before: SpreadSums,
  { pooledAt, spreads }: { pooledAt: number | null; spreads: readonly Spread[] },
): Promise<void> {
  const { companyId } = before;
  const sums = { reports: before.reports, squares: before.squares, freedom: before.freedom };
  let made: { reports: number; sdTenths: number } | null = null;
  for (const { squares, freedom } of spreads) {
    if (freedom === 0) continue;
    sums.reports += 1;
    sums.squares += squares;
    sums.freedom += freedom;
    const sd = computePooledSd(sums);
    if (sd !== null && isDeviationDue({ reports: sums.reports, pooledAt: made?.reports ?? pooledAt }))
      made = { reports: sums.reports, sdTenths: Math.round(sd * 10) };
  }
  await tx.update(raterSpreads).set(sums).where(eq(raterSpreads.companyId, companyId));
  if (made) await saveDeviation(tx, { companyId, id: newId(), ...made });
}

async function addToAnswerSums(
  tx: Tenant,
  { newId }: Services,
  closed: readonly ClosedEvaluation[],
): Promise<void> {
  const isProtected = (role: ParticipantRole) => protectedRoles.some((one) => one === role);
  const invited = closed.flatMap(({ roles }) => roles.filter(isProtected)).length;
  const answered = closed.flatMap(({ answers }) => answers.filter(({ role }) => isProtected(role))).length;
  const [first] = closed;
  if (!first) return;
  await tx
    .insert(answerSums)
    .values({ companyId: first.companyId, id: newId(), evaluations: closed.length, invited, answered })
    .onConflictDoUpdate({
      target: answerSums.companyId,
      set: {
        evaluations: sql`${answerSums.evaluations} + ${closed.length}`,
        invited: sql`${answerSums.invited} + ${invited}`,
        answered: sql`${answerSums.answered} + ${answered}`,
      },
    });
}

type SignedAnswer = Omit<ClosedEvaluation["answers"][number], "scores"> & {
  evaluationId: string;
  closedOn: string;
  responseId: string;
};

/** « Voir mes réponses » lasts some weeks: of older answers the link to their author is gone. Each person signs their own. */
async function signRecent(
  tx: Tenant,
  { newId }: Services,
  answers: readonly SignedAnswer[],
  { companyId, today }: Launched,
): Promise<void> {
  const recent = answers.filter(({ closedOn }) => daysBetween(closedOn, today) < daysToReread);
  for (const [profileId, own] of Map.groupBy(recent, (answer) => answer.profileId)) {
    await tx.execute(sql`select set_config('app.profile_id', ${profileId}, true)`);
    await insertRows(
      tx,
      responseAuthors,
      own.map(({ evaluationId, responseId }) => ({
        companyId,
        id: newId(),
        responseId,
        evaluationId,
        profileId,
      })),
    );
  }
}
