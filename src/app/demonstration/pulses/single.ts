import { findNextWorkingDay } from "#company/rules/workingDays.ts";
import { daysAfter } from "#platform/calendarDays.ts";
import { asTenant } from "#platform/server/database/database.ts";
import type { Audience } from "#pulses/contract/content.ts";
import type { ObjectKey } from "#pulses/server/runs/queries.ts";
import { refreshRunTask } from "#pulses/server/runs/refreshRun.ts";
import { teams } from "#teams/tables.ts";
import { demoPeople, demoTeams } from "../../../../database/demo.ts";
import { createApiAs } from "../evaluations.ts";
import { getIdentity } from "../people.ts";
import { createSeededRandom } from "../seededRandom.ts";
import { atHour } from "./clock.ts";
import { closeDemoRun, findNextRun, openDemoRun, sendAll, type DemoSurveys } from "./runs.ts";
import { drawWorkload } from "./workload.ts";

interface SingleRun {
  /** Of the library. */
  ready: string;
  startsOn: string;
  openDays: number;
  audience: Audience;
}

/** A survey of the library that is asked once. */
async function openOnce(surveys: DemoSurveys, authorKey: string, run: SingleRun): Promise<ObjectKey> {
  const { services, actors, timeZone } = surveys;
  const { ready, ...given } = run;
  const before = atHour(services, timeZone, daysAfter(run.startsOn, -1));
  const { pulses } = createApiAs(before, getIdentity(actors, authorKey));
  const { id } = await pulses.copyReady({ key: ready });
  const { content, plan, version } = await pulses.readTemplate({ id });
  const saved = await pulses.saveTemplate({
    id,
    version,
    content,
    plan: { ...plan, ...given, cadence: "once", reminderAfterDays: null, readers: "asked" },
  });
  await pulses.plan({ id, version: saved.version });
  const next = await findNextRun(surveys, id);
  await openDemoRun(surveys, next);
  return next;
}

/** It opened on a working day some days ago, stays open for some more, and asks everybody; less than half have answered. */
const openSince = { daysAgo: 6, openDays: 12 };

export async function createOpenRun(surveys: DemoSurveys, authorKey: string, today: string): Promise<void> {
  const run = await openOnce(surveys, authorKey, {
    ready: "workload",
    startsOn: findNextWorkingDay(daysAfter(today, -openSince.daysAgo)),
    openDays: openSince.openDays,
    audience: { kind: "everyone", ids: [], days: null },
  });
  await sendAll(surveys, run, drawWorkload());
  // As at the last full hour.
  await refreshRunTask(surveys.services, run);
}

/** Of a small team: so few answered that nothing of it is shown. */
const tooSmall = { daysAgo: 55, openDays: 7, teamKey: "conception", answers: 4 };

export async function createSmallRun(surveys: DemoSurveys, authorKey: string, today: string): Promise<void> {
  const { companyId } = surveys;
  const team = demoTeams.find(({ key }) => key === tooSmall.teamKey);
  const found = await asTenant(surveys.services.db, { companyId, profileId: null }, (tx) =>
    tx.select({ id: teams.id, name: teams.name }).from(teams),
  );
  const run = await openOnce(surveys, authorKey, {
    ready: "workplace",
    startsOn: findNextWorkingDay(daysAfter(today, -tooSmall.daysAgo)),
    openDays: tooSmall.openDays,
    audience: {
      kind: "teams",
      ids: found.filter(({ name }) => name === team?.name).map(({ id }) => id),
      days: null,
    },
  });
  const random = createSeededRandom("small pulse");
  const level = () => 2 + Math.floor(random() * 4);
  const given = demoPeople
    .filter(({ teamKey }) => teamKey === tooSmall.teamKey)
    .slice(0, tooSmall.answers)
    .map(({ key }) => ({
      key,
      answers: {
        workplace_where: "both",
        workplace_fit: level(),
        workplace_link: level(),
        workplace_meetings: level(),
      },
    }));
  await sendAll(surveys, run, given);
  await closeDemoRun(surveys, run);
}
