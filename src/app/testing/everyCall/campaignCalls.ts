import { sql } from "drizzle-orm";
import { startCampaign } from "#campaigns/server/launch.ts";
import type { Person } from "../world.ts";
import { withoutPreparation, type Call, type CallScenario } from "./scene.ts";

const toProfileIds = (people: readonly Person[]) => people.map(({ profileId }) => profileId);
let count = 0;

/** A campaign about as many as the scene has, who all are of one team with two more. */
async function buildInput({ owner, me, subject, others, draft }: CallScenario) {
  const memberIds = toProfileIds([me, subject, ...others]);
  await owner.api.teams.create({ name: `Campagne ${(count += 1)}`, memberIds });
  return {
    name: "Bilan de la saison",
    evaluationType: "full" as const,
    dueOn: "2027-02-01",
    choice: { teams: [], positions: [], people: toProfileIds(others) },
    questionnaire: { from: "evaluation" as const, id: await draft() },
    maxRequests: 4,
  };
}
const prepareCampaign = async (scenario: CallScenario) =>
  scenario.owner.api.campaigns.create(await buildInput(scenario));

/** Started, its invitations sent. */
async function launchAndStart({ owner, world }: CallScenario, campaignId: string): Promise<void> {
  await owner.api.campaigns.launch({ id: campaignId, acceptsSmallGroups: true });
  await startCampaign(world.services, { companyId: owner.companyId, campaignId });
  await world.inside(owner, (tx) => tx.execute(sql`update outbox set status = 'sent'`));
}

/** One valid call of each endpoint of the campaigns. */
export const campaignCalls: Record<string, Call> = {
  "campaigns.list": async (scenario) => {
    await prepareCampaign(scenario);
    return () => scenario.owner.api.campaigns.list({});
  },
  "campaigns.choose": withoutPreparation(({ owner, others }) =>
    owner.api.campaigns.choose({ teams: [], positions: [], people: toProfileIds(others) }),
  ),
  "campaigns.recognise": withoutPreparation(({ owner, others }) =>
    owner.api.campaigns.recognise({ lines: others.map(({ email }) => email) }),
  ),
  "campaigns.create": async (scenario) => {
    const input = await buildInput(scenario);
    return () => scenario.owner.api.campaigns.create(input);
  },
  "campaigns.read": async (scenario) => {
    const { id } = await prepareCampaign(scenario);
    return () => scenario.owner.api.campaigns.read({ id });
  },
  "campaigns.progress": async (scenario) => {
    const { id } = await prepareCampaign(scenario);
    return () => scenario.owner.api.campaigns.progress({ id });
  },
  "campaigns.update": async (scenario) => {
    const { id } = await prepareCampaign(scenario);
    return () => scenario.owner.api.campaigns.update({ id, name: "Bilan du printemps", dueOn: "2027-02-15" });
  },
  "campaigns.addPeople": async (scenario) => {
    const { owner, others, subject } = scenario;
    const input = {
      ...(await buildInput(scenario)),
      choice: { teams: [], positions: [], people: [subject.profileId] },
    };
    const { id } = await owner.api.campaigns.create(input);
    const choice = { teams: [], positions: [], people: toProfileIds(others) };
    return () => owner.api.campaigns.addPeople({ id, choice });
  },
  "campaigns.removePeople": async (scenario) => {
    const { id } = await prepareCampaign(scenario);
    const { lines } = await scenario.owner.api.campaigns.read({ id });
    const evaluationIds = lines.map(({ evaluationId }) => evaluationId);
    return () => scenario.owner.api.campaigns.removePeople({ id, evaluationIds });
  },
  "campaigns.propose": async (scenario) => {
    const { id } = await prepareCampaign(scenario);
    return () => scenario.owner.api.campaigns.propose({ id, maxRequests: 3, colleagues: 5 });
  },
  "campaigns.setQuestions": async (scenario) => {
    const { questionnaire, ...input } = await buildInput(scenario);
    const { id } = await scenario.owner.api.campaigns.create({
      ...input,
      questionnaire: { from: "own_position" },
    });
    return () => scenario.owner.api.campaigns.setQuestions({ id, questionnaire });
  },
  "campaigns.approve": async (scenario) => {
    const { owner, others } = scenario;
    const input = { ...(await buildInput(scenario)), nomination: { least: 0, most: 8, dueOn: "2027-01-15" } };
    const { id } = await owner.api.campaigns.create(input);
    const { lines } = await owner.api.campaigns.read({ id });
    const [first] = others;
    const line = lines.find(({ subject }) => subject.id === first?.profileId);
    const evaluationIds = line ? [line.evaluationId] : [];
    for (const evaluationId of evaluationIds)
      await first?.api.nominations.propose({ evaluationId, profileIds: [], send: true });
    return () => owner.api.campaigns.approve({ id, evaluationIds });
  },
  "campaigns.remind": async (scenario) => {
    const { id } = await prepareCampaign(scenario);
    await launchAndStart(scenario, id);
    return () => scenario.owner.api.campaigns.remind({ id });
  },
  "campaigns.launch": async (scenario) => {
    const { id } = await prepareCampaign(scenario);
    return () => scenario.owner.api.campaigns.launch({ id, acceptsSmallGroups: true });
  },
};
