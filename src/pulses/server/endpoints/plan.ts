import { refuse, refuseIf } from "#platform/errors.ts";
import { audit } from "#platform/server/audit.ts";
import { handle } from "#platform/server/calls/handle.ts";
import { seriesEndpoints } from "../../contract/series.ts";
import { whyNotAskThem } from "../../rules/audience.ts";
import { computeAnchor, findDueRun, listNextRuns } from "../../rules/cadence.ts";
import { whyNotBegin, whyNotPlan } from "../../rules/plan.ts";
import { pulseSeries } from "../../tables.ts";
import { findRunningSeries, hasOpenRun, keepVersion, lockDraft } from "../planning.ts";
import { readAudience } from "../runs/audience.ts";
import { toProgress, type SeriesRecord } from "../runs/facts.ts";
import { planNextRun } from "../runs/nextRun.ts";
import { readClock } from "../runs/queries.ts";

/** Makes the series of a template and its first run. */
export const planEndpoint = handle(seriesEndpoints.plan, async (call) => {
  const { input, actor, tx, services } = call;
  const { companyId, profileId } = actor;
  const key = { companyId, id: input.id };
  const template = await lockDraft(call, key, input.version);
  if (await findRunningSeries(tx, key)) refuse("pulse_running");
  // The same people would be asked the same twice at once.
  if (await hasOpenRun(tx, key)) refuse("pulse_run_open");
  const { plan } = template;
  refuseIf(whyNotPlan(plan));
  const clock = await readClock(tx, services, companyId);
  refuseIf(whyNotBegin(plan, clock.today));
  const people = await readAudience(tx, companyId, { audience: plan.audience, today: clock.today });
  refuseIf(whyNotAskThem(people.length, plan.threshold));
  const series: SeriesRecord = {
    companyId,
    id: services.newId(),
    templateId: template.id,
    plan,
    anchor: computeAnchor(plan, plan.startsOn ?? clock.today),
    lastOccurrence: null,
    skipped: [],
    runCount: 0,
    pausedAt: null,
    endedAt: null,
    authorProfileId: profileId,
    createdAt: clock.now,
    version: 1,
  };
  if (listNextRuns(toProgress(series), 1).length === 0) refuse("pulse_day_over");
  // Its hour is over today, and it would not open any more.
  const due = findDueRun(toProgress(series), clock);
  if (due && due.step !== "opens") refuse("pulse_day_over");
  const templateVersion = await keepVersion(call, template);
  await tx.insert(pulseSeries).values(series);
  await planNextRun(tx, services, series, clock);
  await audit(tx, call, {
    action: "pulse.planned",
    objectType: "pulse_series",
    objectId: series.id,
    details: { templateId: template.id, templateVersion, cadence: plan.cadence, anchor: series.anchor },
  });
  return { seriesId: series.id };
});
