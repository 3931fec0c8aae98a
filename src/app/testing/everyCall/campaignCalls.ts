import { sql } from "drizzle-orm";
import { startCampaign } from "#campaigns/server/launch.ts";
import type { Person } from "../world.ts";
import { at, type Call, type Scene } from "./scene.ts";

const idsOf = (people: readonly Person[]) => people.map(({ profileId }) => profileId);
let count = 0;

/** A campaign about as many as the scene has, who all are of one team with two more. */
async function wanted({ owner, me, subject, others, draft }: Scene) {
  const memberIds = idsOf([me, subject, ...others]);
  await owner.api.teams.create({ name: `Campagne ${(count += 1)}`, memberIds });
  return {
    name: "Bilan de la saison",
    evaluationType: "full" as const,
    dueOn: "2027-02-01",
    choice: { teams: [], positions: [], people: idsOf(others) },
    questionnaire: { from: "evaluation" as const, id: await draft() },
    mostRequests: 4,
  };
}
const prepared = async (scene: Scene) => scene.owner.api.campaigns.create(await wanted(scene));

/** Started, its invitations sent. */
async function started({ owner, world }: Scene, campaignId: string): Promise<void> {
  await owner.api.campaigns.launch({ id: campaignId, acceptsSmallGroups: true });
  await startCampaign(world.services, { companyId: owner.companyId, campaignId });
  await world.inside(owner, (tx) => tx.execute(sql`update outbox set status = 'sent'`));
}

/** One valid call of each endpoint of the campaigns. */
export const campaignCalls: Record<string, Call> = {
  "campaigns.list": async (scene) => {
    await prepared(scene);
    return () => scene.owner.api.campaigns.list({});
  },
  "campaigns.choose": at(({ owner, others }) =>
    owner.api.campaigns.choose({ teams: [], positions: [], people: idsOf(others) }),
  ),
  "campaigns.recognise": at(({ owner, others }) =>
    owner.api.campaigns.recognise({ lines: others.map(({ email }) => email) }),
  ),
  "campaigns.create": async (scene) => {
    const input = await wanted(scene);
    return () => scene.owner.api.campaigns.create(input);
  },
  "campaigns.read": async (scene) => {
    const { id } = await prepared(scene);
    return () => scene.owner.api.campaigns.read({ id });
  },
  "campaigns.progress": async (scene) => {
    const { id } = await prepared(scene);
    return () => scene.owner.api.campaigns.progress({ id });
  },
  "campaigns.update": async (scene) => {
    const { id } = await prepared(scene);
    return () => scene.owner.api.campaigns.update({ id, name: "Bilan du printemps", dueOn: "2027-02-15" });
  },
  "campaigns.addPeople": async (scene) => {
    const { owner, others, subject } = scene;
    const input = {
      ...(await wanted(scene)),
      choice: { teams: [], positions: [], people: [subject.profileId] },
    };
    const { id } = await owner.api.campaigns.create(input);
    const choice = { teams: [], positions: [], people: idsOf(others) };
    return () => owner.api.campaigns.addPeople({ id, choice });
  },
  "campaigns.removePeople": async (scene) => {
    const { id } = await prepared(scene);
    const { lines } = await scene.owner.api.campaigns.read({ id });
    const evaluationIds = lines.map(({ evaluationId }) => evaluationId);
    return () => scene.owner.api.campaigns.removePeople({ id, evaluationIds });
  },
  "campaigns.propose": async (scene) => {
    const { id } = await prepared(scene);
    return () => scene.owner.api.campaigns.propose({ id, mostRequests: 3, colleagues: 5 });
  },
  "campaigns.setQuestions": async (scene) => {
    const { questionnaire, ...input } = await wanted(scene);
    const { id } = await scene.owner.api.campaigns.create({
      ...input,
      questionnaire: { from: "own_position" },
    });
    return () => scene.owner.api.campaigns.setQuestions({ id, questionnaire });
  },
  "campaigns.approve": async (scene) => {
    const { owner, others } = scene;
    const input = { ...(await wanted(scene)), nomination: { least: 0, most: 8, dueOn: "2027-01-15" } };
    const { id } = await owner.api.campaigns.create(input);
    const { lines } = await owner.api.campaigns.read({ id });
    const [first] = others;
    const line = lines.find(({ subject }) => subject.id === first?.profileId);
    const evaluationIds = line ? [line.evaluationId] : [];
    for (const evaluationId of evaluationIds)
      await first?.api.nominations.propose({ evaluationId, profileIds: [], send: true });
    return () => owner.api.campaigns.approve({ id, evaluationIds });
  },
  "campaigns.remind": async (scene) => {
    const { id } = await prepared(scene);
    await started(scene, id);
    return () => scene.owner.api.campaigns.remind({ id });
  },
  "campaigns.launch": async (scene) => {
    const { id } = await prepared(scene);
    return () => scene.owner.api.campaigns.launch({ id, acceptsSmallGroups: true });
  },
};
