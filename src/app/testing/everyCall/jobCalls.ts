import { eq } from "drizzle-orm";
import { jobFamilies, jobPositions } from "#jobs/tables.ts";
import { at, type Call, type Scene } from "./scene.ts";

const jobs = ({ owner }: Scene) => owner.api.jobs;
let count = 0;
const named = (word: string) => ({ fr: `${word} ${(count += 1)}`, en: null });

const newFamily = async (scene: Scene) => {
  const { id } = await jobs(scene).createFamily({ name: named("Famille"), description: null });
  return id;
};
const newPosition = async (scene: Scene) =>
  jobs(scene).createPosition({ ...(await positionIn(scene)), skills: [] });
const positionIn = async (scene: Scene) => ({
  name: named("Poste"),
  description: null,
  familyId: await newFamily(scene),
  skills: scene.skills.map((id) => ({ id, expectedLevel: 3 })),
});

const archive = ({ world, owner }: Scene, table: typeof jobFamilies | typeof jobPositions, id: string) =>
  world.inside(owner, (tx) => tx.update(table).set({ isArchived: true }).where(eq(table.id, id)));

/** One valid call of each endpoint of the jobs, on objects of its own. */
export const jobCalls: Record<string, Call> = {
  "jobs.listPositions": at((scene) => jobs(scene).listPositions({})),
  "jobs.listFamilies": at((scene) => jobs(scene).listFamilies({})),
  "jobs.listStatuses": at((scene) => jobs(scene).listStatuses({})),
  "jobs.missing": at((scene) => jobs(scene).missing({})),
  "jobs.restoreLibrary": at((scene) => jobs(scene).restoreLibrary({})),
  "jobs.exportPositions": at((scene) => jobs(scene).exportPositions({ format: "csv" })),
  "jobs.readFamily": async (scene) => {
    const id = await newFamily(scene);
    return () => jobs(scene).readFamily({ id });
  },
  "jobs.createFamily": at((scene) => jobs(scene).createFamily({ name: named("Famille"), description: null })),
  "jobs.updateFamily": async (scene) => {
    const id = await newFamily(scene);
    return () => jobs(scene).updateFamily({ id, version: 1, name: named("Famille"), description: null });
  },
  "jobs.removeFamily": async (scene) => {
    const id = await newFamily(scene);
    return () => jobs(scene).removeFamily({ id });
  },
  "jobs.createPosition": async (scene) => {
    const position = await positionIn(scene);
    return () => jobs(scene).createPosition(position);
  },
  "jobs.readPosition": async (scene) => {
    const { id } = await newPosition(scene);
    return () => jobs(scene).readPosition({ id });
  },
  "jobs.updatePosition": async (scene) => {
    const { id } = await newPosition(scene);
    const position = await positionIn(scene);
    return () => jobs(scene).updatePosition({ id, version: 1, ...position });
  },
  "jobs.removePosition": async (scene) => {
    const { id } = await newPosition(scene);
    return () => jobs(scene).removePosition({ id });
  },
  "jobs.bringBackPosition": async (scene) => {
    const { id } = await newPosition(scene);
    await archive(scene, jobPositions, id);
    return () => jobs(scene).bringBackPosition({ id });
  },
  "jobs.bringBackFamily": async (scene) => {
    const id = await newFamily(scene);
    await archive(scene, jobFamilies, id);
    return () => jobs(scene).bringBackFamily({ id });
  },
  "evaluations.createFromJobPosition": async (scene) => {
    const { id: jobPositionId } = await jobs(scene).createPosition(await positionIn(scene));
    return () => scene.owner.api.evaluations.createFromJobPosition({ jobPositionId, evaluationType: "full" });
  },
  "jobs.replaceStatuses": async (scene) => {
    const { items, version } = await jobs(scene).listStatuses({});
    return () =>
      jobs(scene).replaceStatuses({
        version,
        items: items.map(({ id, name }) => ({ id, name })),
      });
  },
};
