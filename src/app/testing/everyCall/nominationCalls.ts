import { sql } from "drizzle-orm";
import type { Decider } from "#nominations/vocabulary.ts";
import type { Person } from "../world.ts";
import type { Call, Scene } from "./scene.ts";

const bounds = { peer: { least: 0, most: 20 }, direct_report: { least: 0, most: 20 } };
const dueOn = "2027-02-01";

/** A draft whose person was asked; `chosen`: as many as one may propose. */
async function asked(
  { owner, draft, others }: Scene,
  decidedBy: Decider = "lead",
): Promise<{ id: string; chosen: string[] }> {
  const id = await draft();
  await owner.api.nominations.ask({ id, bounds, dueOn, decidedBy });
  return { id, chosen: others.slice(0, 20).map(({ profileId }) => profileId) };
}
async function sent(scene: Scene, decidedBy: Decider = "lead"): Promise<{ id: string; chosen: string[] }> {
  const { id, chosen } = await asked(scene, decidedBy);
  await scene.subject.api.nominations.propose({ evaluationId: id, profileIds: chosen, send: true });
  return { id, chosen };
}

/** The same, for a direct manager whom the person has from then on. */
async function withManager(scene: Scene): Promise<{ id: string; chosen: string[]; manager: Person }> {
  const { world, owner, subject } = scene;
  const manager = await world.person(owner);
  await world.inside(owner, (tx) =>
    tx.execute(
      sql`update profiles set direct_manager_id = ${manager.profileId} where id = ${subject.profileId}`,
    ),
  );
  return { ...(await sent(scene, "direct_manager")), manager };
}

/** One valid call of each endpoint of the nominations. */
export const nominationCalls: Record<string, Call> = {
  "nominations.ofEvaluation": async (scene) => {
    const { id } = await sent(scene);
    return () => scene.owner.api.nominations.ofEvaluation({ id });
  },
  "nominations.ask": async (scene) => {
    const id = await scene.draft();
    return () => scene.owner.api.nominations.ask({ id, bounds, dueOn });
  },
  "nominations.cancel": async (scene) => {
    const { id } = await asked(scene);
    return () => scene.owner.api.nominations.cancel({ id });
  },
  "nominations.sendBack": async (scene) => {
    const { id } = await sent(scene);
    return () => scene.owner.api.nominations.sendBack({ id, note: "Ajoutez une personne." });
  },
  "nominations.approve": async (scene) => {
    const { id, chosen } = await sent(scene);
    return () => scene.owner.api.nominations.approve({ id, profileIds: chosen });
  },
  "nominations.approveAndLaunch": async (scene) => {
    const { id, chosen } = await sent(scene);
    return () =>
      scene.owner.api.nominations.approveAndLaunch({ id, profileIds: chosen, acceptsSmallGroups: true });
  },
  "nominations.mine": async (scene) => {
    const { id } = await sent(scene);
    return () => scene.subject.api.nominations.mine({ evaluationId: id });
  },
  "nominations.candidates": async (scene) => {
    const { id } = await asked(scene);
    return () => scene.subject.api.nominations.candidates({ evaluationId: id });
  },
  "nominations.propose": async (scene) => {
    const { id, chosen } = await asked(scene);
    return () => scene.subject.api.nominations.propose({ evaluationId: id, profileIds: chosen, send: false });
  },
  "nominations.toDecide": async (scene) => {
    const { id, manager } = await withManager(scene);
    return () => manager.api.nominations.toDecide({ evaluationId: id });
  },
  "nominations.addable": async (scene) => {
    const { id, manager } = await withManager(scene);
    return () => manager.api.nominations.addable({ evaluationId: id });
  },
  "nominations.decide": async (scene) => {
    const { id, chosen, manager } = await withManager(scene);
    return () => manager.api.nominations.decide({ evaluationId: id, profileIds: chosen });
  },
  "nominations.askAgain": async (scene) => {
    const { id, manager } = await withManager(scene);
    return () => manager.api.nominations.askAgain({ evaluationId: id, note: "Ajoutez une personne." });
  },
};
