import { sql } from "drizzle-orm";
import { notify } from "#notifications/server/notify.ts";
import { audit } from "#platform/server/audit.ts";
import { asTenant, type Tenant } from "#platform/server/database/database.ts";
import { sendLater } from "#platform/server/emails/outbox.ts";
import type { Services } from "#platform/server/services.ts";
import type { RunTask } from "../../contract/tasks.ts";
import { computeClosing, findDueRun, getOccurrence, type DueRun } from "../../rules/cadence.ts";
import { whyNotAskThem, type Labels } from "../../rules/audience.ts";
import { pulseKinds } from "../../rules/notifications.ts";
import { scheduleRuns } from "../dueWork.ts";
import { readAudience } from "./audience.ts";
import { toProgress, type RunRecord, type SeriesRecord } from "./facts.ts";
import { planNextRun, toMoments } from "./nextRun.ts";
import {
  changeRun,
  changeSeries,
  listRunsOfSeries,
  lockRunWithSeries,
  readClock,
  readPlannedContent,
  type CompanyClock,
} from "./queries.ts";

/**
 * Opens a run whose hour has come, once, however many workers come to it and however late: who is asked, what is asked, the
 * emails and the next run in one transaction of as many statements for ten thousand people as for ten.
 */
export const openRunTask = (services: Services, key: RunTask): Promise<void> =>
  asTenant(services.db, { companyId: key.companyId, profileId: null }, async (tx) => {
    const found = await lockRunWithSeries(tx, key);
    if (!found || found.run.status !== "scheduled") return;
    const { series, run } = found;
    if (series.endedAt || series.pausedAt) return;
    const clock = await readClock(tx, services, key.companyId);
    const due = findDueRun(toProgress(series), clock);
    // Too early: its hour, or the clock of the company, has moved.
    if (!due) await scheduleRuns(tx, services, key.companyId, [run.id]);
    if (due?.step === "missed") await passOver(tx, services, { series, run, due, clock });
    if (due?.step === "waits") {
      await changeRun(tx, run, { ...toMoments(series, due.run, clock.timeZone), version: run.version + 1 });
      await scheduleRuns(tx, services, key.companyId, [run.id]);
    }
    if (due?.step !== "opens") return;
    // Its closing is about to be done, and this one is asked again each minute.
    if ((await listRunsOfSeries(tx, series, ["open"])).length > 0) return;
    await open(tx, services, { series, run, due, clock });
  });

interface Opening<Step extends DueRun["step"]> {
  series: SeriesRecord;
  run: RunRecord;
  due: Extract<DueRun, { step: Step }>;
  clock: CompanyClock;
}

/** Its time is as good as over: the run to come is the one after it. */
async function passOver(
  tx: Tenant,
  services: Services,
  { series, run, due: { missed }, clock }: Opening<"missed">,
): Promise<void> {
  const { companyId } = series;
  const after = { ...series, lastOccurrence: missed.at(-1) ?? run.occurrence, version: series.version + 1 };
  await changeSeries(tx, series, { lastOccurrence: after.lastOccurrence, version: after.version });
  await planNextRun(tx, services, after, clock);
  await audit(
    tx,
    { actor: { companyId, profileId: null }, services, requestId: null },
    { action: "pulse.missed", objectType: "pulse_series", objectId: series.id, details: { missed } },
  );
}

async function open(
  tx: Tenant,
  services: Services,
  { series, run, due, clock }: Opening<"opens">,
): Promise<void> {
  const { companyId } = series;
  const { now, today, timeZone } = clock;
  const { audience } = series.plan;
  const asked = await readAudience(tx, companyId, { audience, today });
  const isAsked = whyNotAskThem(asked.length, run.threshold) === null;
  const occurrence = getOccurrence(due.run);
  const isLate = due.run.opensOn !== occurrence && run.occurrence !== occurrence;
  const { content, number } = await readPlannedContent(tx, series);
  await changeRun(tx, run, {
    occurrence,
    // Of so few people nothing could be shown: none of them is asked. Their number says why (isCancelledForFew).
    status: isAsked ? "open" : "cancelled",
    askedCount: asked.length,
    closesAt: computeClosing(due.run, timeZone),
    version: run.version + 1,
    ...(isAsked && {
      content,
      templateVersion: number,
      openedAt: now,
      opensAt: now,
    }),
  });
  if (isAsked) {
    await insertInvitations(tx, services, run, asked);
    await inviteLater(tx, services, run, asked);
  }
  const after = {
    ...series,
    lastOccurrence: occurrence,
    skipped: series.skipped.filter((day) => day > occurrence),
    runCount: series.runCount + (isAsked ? 1 : 0),
    version: series.version + 1,
  };
  const { lastOccurrence, skipped, runCount, version } = after;
  await changeSeries(tx, series, { lastOccurrence, skipped, runCount, version });
  await planNextRun(tx, services, after, clock);
  await scheduleRuns(tx, services, companyId, [run.id]);
  await audit(
    tx,
    { actor: { companyId, profileId: null }, services, requestId: null },
    {
      action: isAsked ? "pulse.opened" : "pulse.too_few_people",
      objectType: "pulse_run",
      objectId: run.id,
      details: { occurrence, asked: asked.length, ...(isLate && { missed: due.missed }) },
    },
  );
}

interface Invited extends Labels {
  id: string;
}

/** Who is asked, with where they stand today: those who are hired or move later change nothing of it. */
const insertInvitations = (
  tx: Tenant,
  { newId }: Pick<Services, "newId">,
  { companyId, id: runId }: RunRecord,
  asked: readonly Invited[],
) =>
  tx.execute(sql`
    insert into pulse_invitations (company_id, id, run_id, profile_id, team_id, direction_id, position_id)
    select ${companyId}::uuid, i.id, ${runId}::uuid, i.profile, i.team, i.direction, i.position
    from json_to_recordset(${JSON.stringify(
      asked.map(({ id, teamId, directionId, positionId }) => ({
        id: newId(),
        profile: id,
        team: teamId,
        direction: directionId,
        position: positionId,
      })),
    )}::json) as i (id uuid, profile uuid, team uuid, direction uuid, position uuid)`);

/** By email and in the application. */
async function inviteLater(
  tx: Tenant,
  services: Services,
  { companyId, id: runId }: RunRecord,
  asked: Awaited<ReturnType<typeof readAudience>>,
): Promise<void> {
  await sendLater(
    tx,
    { ...services, companyId },
    asked.map(({ id, email, language }) => ({
      kind: "pulses.invitation" as const,
      dedupeKey: `pulse:${runId}:${id}`,
      recipient: email,
      recipientProfileId: id,
      language,
      data: { runId },
    })),
  );
  const kind = pulseKinds.pulse_asked;
  await notify(
    tx,
    services,
    companyId,
    asked.map(({ id }) => ({ profileId: id, objectId: runId, kind })),
  );
}
