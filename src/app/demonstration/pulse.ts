import { sql } from "drizzle-orm";
import { findNextWorkingDay } from "#company/rules/workingDays.ts";
import { daysAfter, daysBetween } from "#platform/calendarDays.ts";
import { asTenant } from "#platform/server/database/database.ts";
import type { Services } from "#platform/server/services.ts";
import { openRunTask } from "#pulses/server/runs/openRun.ts";
import { createApiAs, shiftClockBack } from "./evaluations.ts";
import { getIdentity, type Actors } from "./people.ts";

/** It opened on a working day some days ago, and stays open for some more. */
const [plannedDaysAgo, openDays] = [6, 12];

/** A survey of the library that is open and asks everybody. */
export async function createDemoPulse(
  services: Services,
  actors: Actors,
  { today, authorKey }: { today: string; authorKey: string },
): Promise<void> {
  const author = getIdentity(actors, authorKey);
  const startsOn = findNextWorkingDay(daysAfter(today, -plannedDaysAgo));
  const at = (day: string) => shiftClockBack(services, daysBetween(day, today));
  const { pulses } = createApiAs(at(daysAfter(startsOn, -1)), author);
  const { id } = await pulses.copyReady({ key: "workload" });
  const { content, plan, version } = await pulses.readTemplate({ id });
  const saved = await pulses.saveTemplate({
    id,
    version,
    content,
    plan: {
      ...plan,
      cadence: "once",
      startsOn,
      hour: 0,
      openDays,
      reminderAfterDays: null,
      readers: "asked",
    },
  });
  await pulses.plan({ id, version: saved.version });
  const { companyId } = author;
  const runs = await asTenant(services.db, author, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from pulse_runs where template_id = ${id}`,
    );
    return rows;
  });
  for (const run of runs) await openRunTask(at(startsOn), { companyId, id: run.id });
}
