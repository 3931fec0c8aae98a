import { makeContent, makeQuestion } from "#pulses/testing/questions.ts";
import type { pulseRuns } from "#pulses/tables.ts";
import { daysAfter } from "#platform/calendarDays.ts";
import { addClosedRun } from "../closedSurveys.ts";
import { addRun, addSeries } from "../surveys.ts";
import type { Call, CallScenario } from "./scene.ts";

/** A survey that asks everybody, with one question, among others that are open. */
async function openSurvey({ world, owner, me, others }: CallScenario): Promise<string> {
  const { db, newId } = world.services;
  const { companyId, profileId: authorProfileId } = owner;
  const place = { db, newId, companyId, authorProfileId, now: world.clock.now };
  const series = await addSeries(place, makeContent({ questions: [makeQuestion()] }));
  const people = [me, ...others].map(({ profileId }) => ({ profileId }));
  for (let count = 0; count < others.length; count += 1) await addRun(place, series, people);
  return addRun(place, series, people);
}

/** The report of a run of many before it, which asked everybody. */
async function makeReport(
  { world, owner, me, others }: CallScenario,
  facts: Partial<typeof pulseRuns.$inferInsert> = {},
): Promise<string> {
  const { db, newId } = world.services;
  const { companyId, profileId: authorProfileId } = owner;
  const series = await addSeries({ db, newId, companyId, authorProfileId, now: world.clock.now });
  const asked = [me, ...others].map(({ profileId }, index) => ({
    profileId,
    levels: { pride: String(1 + (index % 5)) },
  }));
  const days = Array.from({ length: Math.min(others.length, 20) + 1 }, (_, index) =>
    daysAfter("2026-01-05", 7 * index),
  );
  let id = "";
  for (const occurrence of days)
    ({ id } = await addClosedRun(world, owner, series, { occurrence, asked, ...facts }));
  return id;
}

/** One valid call of each endpoint of answering and of results. */
export const surveyCalls: Record<string, Call> = {
  "pulses.readReport": async (scenario) => {
    const id = await makeReport(scenario);
    return () => scenario.owner.api.pulses.readReport({ id });
  },
  "pulses.exportReport": async (scenario) => {
    const id = await makeReport(scenario);
    return () => scenario.owner.api.pulses.exportReport({ id, format: "csv" });
  },
  "pulses.reportPdf": async (scenario) => {
    const id = await makeReport(scenario);
    return () => scenario.owner.api.pulses.reportPdf({ id });
  },
  "pulses.readTrend": async (scenario) => {
    await makeReport(scenario);
    return () => scenario.owner.api.pulses.readTrend({});
  },
  "pulses.openSurveys": async (scenario) => {
    await openSurvey(scenario);
    return () => scenario.me.api.pulses.openSurveys({});
  },
  "pulses.pastSurveys": async (scenario) => {
    await makeReport(scenario, { readers: "asked", publishedAt: scenario.world.clock.now });
    return () => scenario.me.api.pulses.pastSurveys({});
  },
  "pulses.readSurvey": async (scenario) => {
    const id = await openSurvey(scenario);
    return () => scenario.me.api.pulses.readSurvey({ id });
  },
  "pulses.sendSurvey": async (scenario) => {
    const id = await openSurvey(scenario);
    return () => scenario.me.api.pulses.sendSurvey({ id, answers: { pride: 4 } });
  },
};
