import type { Call, Scene } from "./scene.ts";

const bounds = { peer: { least: 0, most: 20 }, direct_report: { least: 0, most: 20 } };
const dueOn = "2027-02-01";

/** A draft whose person was asked; `chosen`: as many as one may propose. */
async function asked({ owner, draft, others }: Scene): Promise<{ id: string; chosen: string[] }> {
  const id = await draft();
  await owner.api.nominations.ask({ id, bounds, dueOn });
  return { id, chosen: others.slice(0, 20).map(({ profileId }) => profileId) };
}
async function sent(scene: Scene): Promise<{ id: string; chosen: string[] }> {
  const { id, chosen } = await asked(scene);
  await scene.subject.api.nominations.propose({ evaluationId: id, profileIds: chosen, send: true });
  return { id, chosen };
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
};
