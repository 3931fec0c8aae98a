import { daysAfter } from "#platform/calendarDays.ts";
import { standardPlan } from "#pulses/rules/plan.ts";
import { computeOccurrence } from "#pulses/rules/cadence.ts";
import type { ObjectKey } from "#pulses/server/runs/queries.ts";
import { removeReceiptsTask } from "#pulses/server/runs/removeReceipts.ts";
import { demoPulse, demoPulseNotes, type DemoPulseNote } from "../../../../database/demo/pulses.ts";
import { createApiAs } from "../evaluations.ts";
import { accountHolderKeys, getIdentity } from "../people.ts";
import { drawMonth } from "./answers.ts";
import { atHour } from "./clock.ts";
import { closeDemoRun, findNextRun, openDemoRun, sendAll, type DemoSurveys } from "./runs.ts";

/** Its last run opened so many days ago and is closed; the next one is planned. */
const lastOpenedDaysAgo = 24;
const openDays = 7;
/** Months of the series; one of them, by its place, was skipped. */
const [monthCount, skippedMonth] = [7, 3];
/** What follows from a run is told so many days after it closed. */
const publishedAfterDays = 10;

/** The first day from which the series comes to that day: of the 28th at most, which every month has. */
function findAnchor(today: string): string {
  const last = daysAfter(today, -lastOpenedDaysAgo);
  const day = Math.min(Number(last.slice(8)), 28);
  const [year, month] = last.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, month - monthCount, day)).toISOString().slice(0, 10);
}

/** Half a year of a survey that comes back each month, with what followed from it. */
export async function createMonthlyRuns(
  surveys: DemoSurveys,
  authorKey: string,
  today: string,
): Promise<void> {
  const { services, actors, timeZone } = surveys;
  const author = getIdentity(actors, authorKey);
  const anchor = findAnchor(today);
  const apiOn = (day: string) => createApiAs(atHour(services, timeZone, day), author).pulses;
  const planning = apiOn(daysAfter(anchor, -3));
  const { id } = await planning.createTemplate({});
  const { version } = await planning.saveTemplate({
    id,
    version: 1,
    content: {
      ...demoPulse,
      questions: demoPulse.questions.map((question) => ({
        ...question,
        required: question.type !== "text",
        options: [],
      })),
    },
    plan: { ...standardPlan, cadence: "monthly", startsOn: anchor, openDays, readers: "asked" },
  });
  const { seriesId } = await planning.plan({ id, version });

  const closed: ObjectKey[] = [];
  let closedOn = anchor;
  for (let month = 0; month < monthCount; month += 1) {
    if (month === skippedMonth) {
      const pulses = apiOn(closedOn);
      const { version: current } = await pulses.readSeries({ id: seriesId });
      const occurrence = computeOccurrence({ cadence: "monthly", anchor }, month);
      await pulses.skipRun({
        id: seriesId,
        occurrence: occurrence ?? anchor,
        isSkipped: true,
        version: current,
      });
      continue;
    }
    const run = await findNextRun(surveys, id);
    await openDemoRun(surveys, run);
    await sendAll(surveys, run, drawMonth(closed.length));
    closedOn = await closeDemoRun(surveys, run);
    const note = demoPulseNotes[closed.length];
    closed.push(run);
    if (!note) continue;
    const publishedOn = daysAfter(closedOn, publishedAfterDays);
    // Those of before were read meanwhile.
    await readNews(surveys, daysAfter(publishedOn, -1));
    await publishNote(surveys, authorKey, run, note, publishedOn);
  }
  for (const run of closed) await removeReceiptsTask(services, run);
}

/** Those who look at the demonstration have read, on this day, what they were told before. */
async function readNews({ services, actors, timeZone }: DemoSurveys, day: string): Promise<void> {
  const then = atHour(services, timeZone, day);
  for (const key of accountHolderKeys)
    await createApiAs(then, getIdentity(actors, key)).notifications.readAll({
      until: then.now().toISOString(),
    });
}

/** What follows from a run is told on this day; what is done of it since, a few days later. */
async function publishNote(
  { services, actors, timeZone }: DemoSurveys,
  authorKey: string,
  { id }: ObjectKey,
  { text, actions }: DemoPulseNote,
  day: string,
): Promise<void> {
  const apiOn = (when: string) =>
    createApiAs(atHour(services, timeZone, when), getIdentity(actors, authorKey)).pulses;
  const listActions = (today: string) =>
    actions.map(({ ownerKey, dueInDays, doneInDays, ...action }) => {
      const doneOn = doneInDays === null ? null : daysAfter(day, doneInDays);
      return {
        text: action.text,
        ownerProfileId: getIdentity(actors, ownerKey).profileId,
        dueOn: daysAfter(day, dueInDays),
        doneOn: doneOn !== null && doneOn <= today ? doneOn : null,
      };
    });
  const then = apiOn(day);
  const { version } = await then.saveNote({ id, version: 0, text, actions: listActions(day) });
  await then.publish({ id, version });
  const later = daysAfter(day, Math.max(...actions.map(({ doneInDays }) => doneInDays ?? 0)));
  await apiOn(later).saveNote({ id, version, text, actions: listActions(later) });
}
