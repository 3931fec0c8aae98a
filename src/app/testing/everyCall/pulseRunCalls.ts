import { standardPlan } from "#pulses/rules/plan.ts";
import { makeContent } from "#pulses/testing/questions.ts";
import { addPeople } from "../plannedSurveys.ts";
import { addRun, addSeries } from "../surveys.ts";
import type { Call, CallScenario } from "./scene.ts";

/** A template that asks everyone each week from tomorrow on, for the call: with one person more, enough in any company. */
async function makeTemplate({ owner, world }: CallScenario) {
  const { pulses } = owner.api;
  await addPeople(world, owner, 1);
  const { id } = await pulses.createTemplate({});
  const startsOn = new Date(world.clock.now.getTime() + 86_400_000).toISOString().slice(0, 10);
  const plan = { ...standardPlan, cadence: "weekly", startsOn } as const;
  const { version } = await pulses.saveTemplate({ id, version: 1, content: makeContent(), plan });
  return { id, version, plan };
}

async function makeSeries(scenario: CallScenario) {
  const { pulses } = scenario.owner.api;
  const template = await makeTemplate(scenario);
  const { seriesId } = await pulses.plan({ id: template.id, version: template.version });
  const { items } = await pulses.listRuns({ template: template.id });
  return { template, seriesId, run: items[0]! };
}

/** A run that is open and asks everyone. */
async function makeOpenRun({ world, owner, me, others }: CallScenario, people = [me, ...others]) {
  const { db, newId } = world.services;
  const { companyId, profileId: authorProfileId } = owner;
  const place = { db, newId, companyId, authorProfileId, now: world.clock.now };
  const asked = people.map(({ profileId }) => ({ profileId }));
  return addRun(place, await addSeries(place), asked);
}

const onTemplate =
  (
    call: (scenario: CallScenario, template: Awaited<ReturnType<typeof makeTemplate>>) => Promise<unknown>,
  ): Call =>
  async (scenario) => {
    const template = await makeTemplate(scenario);
    return () => call(scenario, template);
  };
const onSeries =
  (call: (scenario: CallScenario, made: Awaited<ReturnType<typeof makeSeries>>) => Promise<unknown>): Call =>
  async (scenario) => {
    const made = await makeSeries(scenario);
    return () => call(scenario, made);
  };

const onOpenRun =
  (call: (scenario: CallScenario, id: string) => Promise<unknown>): Call =>
  async (scenario) => {
    const id = await makeOpenRun(scenario);
    return () => call(scenario, id);
  };

/** A run that is closed, and of which nothing is retained yet. It asked others: « me » has no news of it afterwards. */
async function closeOpenRun(scenario: CallScenario) {
  const id = await makeOpenRun(scenario, scenario.others);
  await scenario.owner.api.pulses.closeRun({ id });
  return id;
}

const noteWords = {
  text: "Moins de réunions",
  actions: [{ text: "Des mercredis libres", ownerProfileId: null, dueOn: null, doneOn: null }],
};

/** One valid call of each endpoint of series and runs. */
export const pulseRunCalls: Record<string, Call> = {
  "pulses.previewPlan": onTemplate(({ owner }, { id, plan }) => owner.api.pulses.previewPlan({ id, plan })),
  "pulses.plan": onTemplate(({ owner }, { id, version }) => owner.api.pulses.plan({ id, version })),
  "pulses.planVersion": onSeries(async ({ owner }, { template: { id } }) => {
    const { version } = await owner.api.pulses.readTemplate({ id });
    return owner.api.pulses.planVersion({ id, version });
  }),
  "pulses.readSeries": onSeries(({ owner }, { seriesId: id }) => owner.api.pulses.readSeries({ id })),
  "pulses.pauseSeries": onSeries(({ owner }, { seriesId: id }) =>
    owner.api.pulses.pauseSeries({ id, isPaused: true, version: 1 }),
  ),
  "pulses.skipRun": onSeries(({ owner }, { seriesId: id, run }) =>
    owner.api.pulses.skipRun({ id, occurrence: run.occurrence, isSkipped: true, version: 1 }),
  ),
  "pulses.endSeries": onSeries(({ owner }, { seriesId: id }) =>
    owner.api.pulses.endSeries({ id, version: 1 }),
  ),
  "pulses.listRuns": onSeries(({ owner }) => owner.api.pulses.listRuns({})),
  "pulses.readRun": onSeries(({ owner }, { run: { id } }) => owner.api.pulses.readRun({ id })),
  "pulses.remind": onOpenRun(({ owner }, id) => owner.api.pulses.remind({ id })),
  "pulses.extendRun": onOpenRun(({ owner, world }, id) => {
    const closesOn = new Date(world.clock.now.getTime() + 8 * 86_400_000).toISOString().slice(0, 10);
    return owner.api.pulses.extendRun({ id, closesOn, version: 1 });
  }),
  "pulses.closeRun": onOpenRun(({ owner }, id) => owner.api.pulses.closeRun({ id })),
  "pulses.saveNote": async (scenario) => {
    const id = await closeOpenRun(scenario);
    return () => scenario.owner.api.pulses.saveNote({ id, version: 0, ...noteWords });
  },
  "pulses.publish": async (scenario) => {
    const id = await closeOpenRun(scenario);
    await scenario.owner.api.pulses.saveNote({ id, version: 0, ...noteWords });
    return () => scenario.owner.api.pulses.publish({ id, version: 1 });
  },
  "pulses.cancelRun": onSeries(({ owner }, { run: { id } }) => owner.api.pulses.cancelRun({ id })),
};
