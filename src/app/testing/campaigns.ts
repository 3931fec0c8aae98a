import { buildDraftEvaluation } from "./evaluations.ts";
import type { Person, World } from "./world.ts";

/** A team with its manager, who leads it, and an evaluation whose questions are copied. Their addresses can be mailed. */
export async function createCampaignTeam(world: World, size: number) {
  const owner = await world.company();
  const buildAddress = () => `${world.services.newId()}@rondo.test`;
  const lead = await world.person(owner, { role: "team_manager", email: buildAddress() });
  const members: Person[] = [];
  for (let count = 0; count < size; count += 1)
    members.push(await world.person(owner, { directManagerId: lead.profileId, email: buildAddress() }));
  const team = await owner.api.teams.create({
    name: "Ventes",
    managerId: lead.profileId,
    memberIds: members.map(({ profileId }) => profileId),
  });
  const { evaluationId: source } = await buildDraftEvaluation(world, owner, { peers: 1, skills: 2 });
  return { owner, lead, members, team: team.id, source };
}

export const buildCampaignInput = (team: string, source: string) => ({
  name: "Bilan d’hiver",
  evaluationType: "full" as const,
  dueOn: "2026-12-18",
  choice: { teams: [team], positions: [], people: [] },
  questionnaire: { from: "evaluation" as const, id: source },
  maxRequests: 4,
});
