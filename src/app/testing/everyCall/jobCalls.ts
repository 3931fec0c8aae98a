import { eq } from "drizzle-orm";
import { jobFamilies, jobPositions } from "#jobs/tables.ts";
import { withoutPreparation, type Call, type CallScenario } from "./scene.ts";

const getJobsApi = ({ owner }: CallScenario) => owner.api.jobs;
let count = 0;
const buildName = (word: string) => ({ fr: `${word} ${(count += 1)}`, en: null });

const createFamily = async (scenario: CallScenario) => {
  const { id } = await getJobsApi(scenario).createFamily({ name: buildName("Famille"), description: null });
  return id;
};
const createPosition = async (scenario: CallScenario) =>
  getJobsApi(scenario).createPosition({ ...(await buildPosition(scenario)), skills: [] });
const buildPosition = async (scenario: CallScenario) => ({
  name: buildName("Poste"),
  description: null,
  familyId: await createFamily(scenario),
  skills: scenario.skills.map((id) => ({ id, expectedLevel: 3 })),
});

const archive = (
  { world, owner }: CallScenario,
  table: typeof jobFamilies | typeof jobPositions,
  id: string,
) => world.inside(owner, (tx) => tx.update(table).set({ isArchived: true }).where(eq(table.id, id)));

/** One valid call of each endpoint of the jobs, on objects of its own. */
export const jobCalls: Record<string, Call> = {
  "jobs.listPositions": withoutPreparation((scenario) => getJobsApi(scenario).listPositions({})),
  "jobs.listFamilies": withoutPreparation((scenario) => getJobsApi(scenario).listFamilies({})),
  "jobs.listStatuses": withoutPreparation((scenario) => getJobsApi(scenario).listStatuses({})),
  "jobs.missing": withoutPreparation((scenario) => getJobsApi(scenario).missing({})),
  "jobs.restoreLibrary": withoutPreparation((scenario) => getJobsApi(scenario).restoreLibrary({})),
  "jobs.exportPositions": withoutPreparation((scenario) =>
    getJobsApi(scenario).exportPositions({ format: "csv" }),
  ),
  "jobs.readFamily": async (scenario) => {
    const id = await createFamily(scenario);
    return () => getJobsApi(scenario).readFamily({ id });
  },
  "jobs.createFamily": withoutPreparation((scenario) =>
    getJobsApi(scenario).createFamily({ name: buildName("Famille"), description: null }),
  ),
  "jobs.updateFamily": async (scenario) => {
    const id = await createFamily(scenario);
    return () =>
      getJobsApi(scenario).updateFamily({ id, version: 1, name: buildName("Famille"), description: null });
  },
  "jobs.removeFamily": async (scenario) => {
    const id = await createFamily(scenario);
    return () => getJobsApi(scenario).removeFamily({ id });
  },
  "jobs.createPosition": async (scenario) => {
    const position = await buildPosition(scenario);
    return () => getJobsApi(scenario).createPosition(position);
  },
  "jobs.readPosition": async (scenario) => {
    const { id } = await createPosition(scenario);
    return () => getJobsApi(scenario).readPosition({ id });
  },
  "jobs.updatePosition": async (scenario) => {
    const { id } = await createPosition(scenario);
    const position = await buildPosition(scenario);
    return () => getJobsApi(scenario).updatePosition({ id, version: 1, ...position });
  },
  "jobs.removePosition": async (scenario) => {
    const { id } = await createPosition(scenario);
    return () => getJobsApi(scenario).removePosition({ id });
  },
  "jobs.bringBackPosition": async (scenario) => {
    const { id } = await createPosition(scenario);
    await archive(scenario, jobPositions, id);
    return () => getJobsApi(scenario).bringBackPosition({ id });
  },
  "jobs.bringBackFamily": async (scenario) => {
    const id = await createFamily(scenario);
    await archive(scenario, jobFamilies, id);
    return () => getJobsApi(scenario).bringBackFamily({ id });
  },
  "evaluations.createFromJobPosition": async (scenario) => {
    const { id: jobPositionId } = await getJobsApi(scenario).createPosition(await buildPosition(scenario));
    return () =>
      scenario.owner.api.evaluations.createFromJobPosition({ jobPositionId, evaluationType: "full" });
  },
  "jobs.replaceStatuses": async (scenario) => {
    const { items, version } = await getJobsApi(scenario).listStatuses({});
    return () =>
      getJobsApi(scenario).replaceStatuses({
        version,
        items: items.map(({ id, name }) => ({ id, name })),
      });
  },
};
