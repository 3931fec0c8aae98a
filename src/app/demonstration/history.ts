import { publishFigures } from "#analytics/server/publishFigures.ts";
import { dayIn } from "#company/server/dayIn.ts";
import { daysAfter, daysBetween } from "#platform/calendarDays.ts";
import type { Services } from "#platform/server/services.ts";
import { publishAnswerRate } from "#reports/server/answerRate.ts";
import { forgetAuthors } from "#reports/server/retention.ts";
import { createTextPicker } from "./answers.ts";
import { findDayBesideCycle, listCycles, listNights, type Cycle } from "./cycles/calendar.ts";
import { writeCycle } from "./cycles/writeCycle.ts";
import { createApiAs, createDemoEvaluation, shiftClockBack, type DemoEvaluation } from "./evaluations.ts";
import { createDemoDevelopmentPlans } from "./developmentPlans.ts";
import { createDemoCompany, getIdentity, type DemoAccount } from "./people.ts";
import { demoEvaluations } from "./plans.ts";
import { createDemoPulses } from "./pulses/createDemoPulses.ts";
import { createDemoReportModel } from "./reportModels.ts";

const timeZone = "America/Toronto";
const ownerKey = "helene_gagnon";
/** The company is there so many days before its first cycle, and has announced its contribution index. */
const [settlingDays, noticeDays] = [60, 30];

/** Days; evaluations since then are where the reader of the demonstration finds them new. */
const longAgo = 90;
/** Night in Québec, whatever the hour at which the demonstration is made. */
const hourOfBatches = "08:00:00Z";

interface Step {
  day: string;
  run: () => Promise<void>;
}

/**
 * Makes the company and its two years in the order in which they happened: what a night tells of the company rests on
 * the reports that were released until then.
 */
export async function createDemoHistory(services: Services): Promise<DemoAccount[]> {
  const today = dayIn(timeZone, services.now());
  const at = (day: string) => shiftClockBack(services, daysBetween(day, today));
  const cycles = listCycles(today);
  const firstLaunch = cycles[0]?.launchedOn ?? today;
  const past = at(daysAfter(firstLaunch, -settlingDays));
  const { companyId, actors, accounts } = await createDemoCompany(past);
  await createDemoReportModel(past, actors);
  const announcing = createApiAs(at(daysAfter(firstLaunch, -noticeDays)), getIdentity(actors, ownerKey));
  await announcing.analytics.switchIndex({ isOn: true });

  const takeText = createTextPicker();
  const steps: Step[] = [
    ...cycles.map((cycle) => ({
      day: daysAfter(cycle.dueOn, 1),
      run: () => writeCycle({ services, actors, authorKey: ownerKey, today }, cycle),
    })),
    ...demoEvaluations.map((given) => {
      const plan = placeBesideCycles(given, today, cycles);
      return {
        day: daysAfter(today, -(plan.closedDaysAgo ?? 0)),
        run: () => createDemoEvaluation(services, actors, plan, takeText),
      };
    }),
    ...listNights(today).map((night) => ({
      day: night,
      run: async () => {
        const then = { ...services, now: () => new Date(`${night}T${hourOfBatches}`) };
        await publishAnswerRate(then, companyId);
        await publishFigures(then, companyId);
      },
    })),
  ];
  for (const { run } of steps.toSorted((a, b) => a.day.localeCompare(b.day))) await run();
  await forgetAuthors(services, companyId);
  await createDemoPulses({ services, actors, companyId, timeZone }, { today, authorKey: ownerKey });
  await createDemoDevelopmentPlans({ services, actors, today });
  return accounts;
}

/** An evaluation of an earlier quarter closes in the month of a cycle. */
function placeBesideCycles(plan: DemoEvaluation, today: string, cycles: readonly Cycle[]): DemoEvaluation {
  const { launchedDaysAgo, closedDaysAgo } = plan;
  if (closedDaysAgo === null || closedDaysAgo < longAgo) return plan;
  const moved = daysBetween(findDayBesideCycle(daysAfter(today, -closedDaysAgo), cycles), today);
  return { ...plan, launchedDaysAgo: launchedDaysAgo + moved - closedDaysAgo, closedDaysAgo: moved };
}
