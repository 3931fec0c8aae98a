import { copyEvaluation } from "#evaluations/server/copyEvaluation.ts";
import { findManageable } from "#evaluations/server/queries/access.ts";
import { saveStatus } from "#evaluations/server/queries/evaluations.ts";
import { deleteParticipant, listParticipants } from "#evaluations/server/queries/participants.ts";
import { addsDirectManager } from "#evaluations/rules/launch.ts";
import { readCompanyToday } from "#evaluations/server/today.ts";
import type { ChangeContext } from "#people/server/changeContext.ts";
import { Refusal } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import type { Actor, Services } from "#platform/server/services.ts";
import { daysAfter } from "#platform/calendarDays.ts";
import { listDuePeriods } from "../rules/periods.ts";
import { toSeriesFacts } from "./present.ts";
import { changeSeries, findLatest, lockSeries, type SeriesKey, type SeriesRecord } from "./queries.ts";

/**
 * Prepares what is due of a series, once, however many workers come to it and however late. An occurrence is a planned
 * evaluation like any other: startPlanned begins it on its day. What can no longer be prepared ends the series.
 */
export async function prepareOccurrences(services: Services, key: SeriesKey): Promise<void> {
  const nobody = { companyId: key.companyId, profileId: null };
  try {
    await asTenant(services.db, nobody, (tx) => prepareSeries(tx, services, key));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code } = error;
    await asTenant(services.db, nobody, (tx) => endSeries(tx, services, key, code));
  }
}

async function prepareSeries(tx: Tenant, services: Services, key: SeriesKey): Promise<void> {
  const series = await lockSeries(tx, key);
  if (!series || series.stoppedAt) return;
  const today = await readCompanyToday(tx, services, key.companyId);
  const due = listDuePeriods(toSeriesFacts(series), today);
  const last = due.at(-1)?.period ?? series.lastPeriod;
  for (const { period, outcome } of due)
    if (outcome === "prepared") await prepare(tx, services, series, { period, today });
  await changeSeries(tx, series, {
    lastPeriod: last,
    skipped: series.skipped.filter((day) => day > last),
  });
}

async function prepare(
  tx: Tenant,
  services: Services,
  series: SeriesRecord,
  { period, today }: { period: string; today: string },
): Promise<void> {
  const latest = await findLatest(tx, series);
  // An author who has left leads no new evaluation, and no other person asked for it.
  if (!latest?.author.isActive) throw new Refusal("inactive_person");
  const call: ChangeContext = {
    tx,
    services,
    actor: toLeadActor(latest.author, services),
    requestId: services.newId(),
  };
  const source = await findManageable(tx, call.actor, latest.id);
  if (!source.subject?.isActive) throw new Refusal("launch_needs_active_subject");
  const { id, leftOut } = await copyEvaluation(call, source, {
    withPeople: true,
    withQuestions: true,
  });
  const draft = { companyId: series.companyId, id };
  await replaceManager(tx, source, draft);
  const startsOn = period < today ? today : period;
  await saveStatus(tx, draft, services.now(), "pending", {
    name: source.evaluation.name,
    seriesId: series.id,
    period,
    frequency: series.frequency,
    startsOn,
    dueOn: daysAfter(startsOn, series.daysToAnswer),
    // The author of a series learns at its start what may stay hidden.
    acceptsSmallGroups: true,
  });
  await audit(
    tx,
    { actor: { companyId: series.companyId, profileId: null }, services, requestId: null },
    {
      action: "series.prepared",
      objectType: "evaluation",
      objectId: id,
      details: { period, leftOut },
    },
  );
}

/** Removes a former direct manager in favour of the new one, whom the launch adds. Several managers were chosen: they stay. */
async function replaceManager(
  tx: Tenant,
  { evaluation, facts }: Awaited<ReturnType<typeof findManageable>>,
  draft: { companyId: string; id: string },
): Promise<void> {
  if (!addsDirectManager(evaluation.evaluationType) || !facts.subjectDirectManagerId) return;
  const managers = (await listParticipants(tx, draft)).filter(({ role }) => role === "manager");
  const [only, ...others] = managers;
  if (only && others.length === 0 && only.person.id !== facts.subjectDirectManagerId)
    await deleteParticipant(tx, draft, only.id);
}

type Author = NonNullable<Awaited<ReturnType<typeof findLatest>>>["author"];

/** The lead as an actor without a session: an occurrence is prepared with the rights that they have now. */
const toLeadActor = (author: Author, services: Services): Actor => ({
  sessionId: "",
  userId: author.userId ?? "",
  companyId: author.companyId,
  profileId: author.id,
  scope: "full",
  objectId: null,
  confirmedAt: null,
  firstName: author.firstName,
  role: author.role,
  isAdmin: author.isAdmin,
  language: author.language,
  capabilities: new Set(),
  at: services.now(),
  needsSecondFactor: false,
  needsOwnPassword: false,
  needsAddressProof: false,
});

/** Ends a series whose occurrence cannot be prepared, instead of retrying; its page gives the reason. */
async function endSeries(tx: Tenant, services: Services, key: SeriesKey, reason: string): Promise<void> {
  const series = await lockSeries(tx, key);
  if (!series || series.stoppedAt) return;
  const latest = await findLatest(tx, key);
  await changeSeries(tx, series, { stoppedAt: services.now(), version: series.version + 1 });
  await audit(
    tx,
    { actor: { companyId: key.companyId, profileId: null }, services, requestId: null },
    {
      action: "series.ended",
      objectType: "evaluation",
      objectId: latest?.id ?? key.id,
      details: { reason },
    },
  );
}
