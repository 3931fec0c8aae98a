import { makeContent, makeQuestion } from "#pulses/testing/questions.ts";
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

/** One valid call of each endpoint that people who are asked use. */
export const surveyCalls: Record<string, Call> = {
  "pulses.openSurveys": async (scenario) => {
    await openSurvey(scenario);
    return () => scenario.me.api.pulses.openSurveys({});
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
