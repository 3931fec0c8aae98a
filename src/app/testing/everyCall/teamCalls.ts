import type { Api, Person } from "../world.ts";
import { at, first, type Call, type Scene } from "./scene.ts";

let count = 0;
const newTeam = () => `Équipe ${(count += 1)}`;
const idsOf = (people: readonly Person[]) => people.map(({ profileId }) => profileId);
/** A team of everybody, with as many teams below. */
const onTeam =
  (call: (api: Api["teams"], id: string, scene: Scene) => Promise<unknown>): Call =>
  async (scene) => {
    const { owner, others } = scene;
    const { id } = await owner.api.teams.create({ name: newTeam(), memberIds: idsOf(others) });
    await owner.api.teams.create({ name: newTeam(), parentId: id });
    return () => call(owner.api.teams, id, scene);
  };

/** One valid call of each endpoint of the teams. */
export const teamCalls: Record<string, Call> = {
  "teams.managedPeople": onTeam((api) => api.managedPeople({})),
  "teams.level": onTeam((api) => api.level({})),
  "teams.list": at(({ owner }) => owner.api.teams.list({})),
  "teams.export": at(({ owner }) => owner.api.teams.export({ format: "csv" })),
  "teams.read": onTeam((api, id) => api.read({ id })),
  "teams.members": onTeam((api, id) => api.members({ id })),
  "teams.candidates": onTeam((api, id) => api.candidates({ id })),
  "teams.create": at(({ owner, others }) =>
    owner.api.teams.create({ name: newTeam(), memberIds: idsOf(others) }),
  ),
  "teams.update": onTeam((api, id, { owner }) =>
    api.update({ id, version: 1, name: newTeam(), managerId: owner.profileId }),
  ),
  "teams.remove": onTeam((api, id) => api.remove({ id })),
  "teams.addMembers": onTeam((api, id, { me }) =>
    api.addMembers({ id, profileIds: [me.profileId], isMain: true }),
  ),
  "teams.removeMember": onTeam((api, id, scene) =>
    api.removeMember({ id, profileId: first(scene).profileId }),
  ),
  "teams.removeMembers": onTeam((api, id, { others }) =>
    api.removeMembers({ id, profileIds: idsOf(others) }),
  ),
  "teams.setMain": onTeam((api, id, scene) => api.setMain({ id, profileId: first(scene).profileId })),
};
