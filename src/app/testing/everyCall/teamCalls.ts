import type { Api, Person } from "../world.ts";
import { withoutPreparation, getFirstPerson, type Call, type CallScenario } from "./scene.ts";

let count = 0;
const nextTeamName = () => `Équipe ${(count += 1)}`;
const toProfileIds = (people: readonly Person[]) => people.map(({ profileId }) => profileId);
/** A team of all people, with as many teams below. */
const onTeam =
  (call: (api: Api["teams"], id: string, scenario: CallScenario) => Promise<unknown>): Call =>
  async (scenario) => {
    const { owner, others } = scenario;
    const { id } = await owner.api.teams.create({ name: nextTeamName(), memberIds: toProfileIds(others) });
    await owner.api.teams.create({ name: nextTeamName(), parentId: id });
    return () => call(owner.api.teams, id, scenario);
  };

/** One valid call of each endpoint of the teams. */
export const teamCalls: Record<string, Call> = {
  "teams.managedPeople": onTeam((api) => api.managedPeople({})),
  "teams.level": onTeam((api) => api.level({})),
  "teams.list": withoutPreparation(({ owner }) => owner.api.teams.list({})),
  "teams.export": withoutPreparation(({ owner }) => owner.api.teams.export({ format: "csv" })),
  "teams.read": onTeam((api, id) => api.read({ id })),
  "teams.members": onTeam((api, id) => api.members({ id })),
  "teams.candidates": onTeam((api, id) => api.candidates({ id })),
  "teams.create": withoutPreparation(({ owner, others }) =>
    owner.api.teams.create({ name: nextTeamName(), memberIds: toProfileIds(others) }),
  ),
  "teams.update": onTeam((api, id, { owner }) =>
    api.update({ id, version: 1, name: nextTeamName(), managerId: owner.profileId }),
  ),
  "teams.remove": onTeam((api, id) => api.remove({ id })),
  "teams.addMembers": onTeam((api, id, { me }) =>
    api.addMembers({ id, profileIds: [me.profileId], isMain: true }),
  ),
  "teams.removeMember": onTeam((api, id, scenario) =>
    api.removeMember({ id, profileId: getFirstPerson(scenario).profileId }),
  ),
  "teams.removeMembers": onTeam((api, id, { others }) =>
    api.removeMembers({ id, profileIds: toProfileIds(others) }),
  ),
  "teams.previewCreation": withoutPreparation(({ owner, others }) =>
    owner.api.teams.previewCreation({
      name: nextTeamName(),
      managerId: owner.profileId,
      memberIds: toProfileIds(others),
    }),
  ),
  "teams.previewChange": onTeam((api, id, { owner }) =>
    api.previewChange({ id, change: "teamManager", managerId: owner.profileId }),
  ),
  "teams.setMain": onTeam((api, id, scenario) =>
    api.setMain({ id, profileId: getFirstPerson(scenario).profileId }),
  ),
};
