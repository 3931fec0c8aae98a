import { skipToken, useQuery } from "@tanstack/react-query";
import type { peopleContract } from "#people/contract.ts";
import { useActor } from "#people/client/useActor.ts";
import { fullName, initials } from "#people/rules.ts";
import { apiOf } from "#platform/client/api.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { queriesOf } from "#platform/client/queries.ts";
import type { Pickable } from "#platform/ui/PersonPicker.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import type { TeamName, teamsContract } from "#teams/contract.ts";
import { managerChoice, type ManagerChoice, type Place } from "../rules.ts";

export const teamsApi = apiOf<typeof teamsContract>("teams");
export const teams = queriesOf<typeof teamsContract>("teams");
const peopleApi = apiOf<typeof peopleContract>("people");
const people = queriesOf<typeof peopleContract>("people");

const shown = 20;
const words = (search: string) => ({ limit: shown, ...(search ? { search } : {}) });

interface Found {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  jobTitle: string | null;
  avatar: string | null;
}
const pickable = ({ email, jobTitle, avatar, ...person }: Found): Pickable => ({
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  detail: jobTitle ? `${jobTitle} · ${email}` : email,
  avatar: { initials: initials(person), picture: avatar },
});

/** Teams by name, without the one that is asked about. */
export const searchTeams = async (search: string, except?: string): Promise<TeamName[]> =>
  (await teamsApi.list(words(search))).items
    .filter(({ id }) => id !== except)
    .map(({ id, name }) => ({ id, name }));

/** Active people, for a team that does not exist yet. */
export const searchPeople = async (search: string): Promise<Pickable[]> =>
  (await peopleApi.choices(words(search))).items.map(pickable);

/** Active people who are not in this team. */
export const searchCandidates = async (id: string, search: string): Promise<Pickable[]> =>
  (await teamsApi.candidates({ id, ...words(search) })).items.map(pickable);

/** Somebody to manage a team, who may need the role first. */
export type PickedManager = Pickable & Partial<Pick<ManagerChoice, "lacksRole">>;

/** Who could manage a team where the reader stands so; the others are shown with why not. */
export function useManagerSearch(place: Place) {
  const { managerRole } = useTexts("teams");
  const errorWords = useErrorWords();
  const actor = useActor();
  return async (search: string): Promise<PickedManager[]> => {
    const { items, ownLeads } = await peopleApi.list(words(search));
    return items.map((person) => {
      const { refused, lacksRole } = managerChoice(actor, person, { place, ownLeads });
      const found = pickable(person);
      return {
        ...found,
        ...(lacksRole && { detail: `${found.detail} · ${managerRole.lacking}` }),
        lacksRole,
        disabledReason: refused && errorWords(refused),
      };
    });
  };
}

/** The role that somebody lacks to manage a team, given as on the page of that person. */
export function useGiveManagerRole(onGiven: () => void) {
  const { managerRole } = useTexts("teams");
  const say = useSay();
  return useAction({
    run: ({ id }: PickedManager) => peopleApi.setRole({ id, role: "team_manager" }),
    refresh: [people.key()],
    announce: (given) => say(managerRole.given, { name: fullName(given) }),
    onSuccess: onGiven,
  });
}

/** The name of a team, once it is known; null for one that the reader does not see. */
export function useTeamName(id: string | null): string | null {
  const query = useQuery(teams.read.queryOptions({ input: id ? { id } : skipToken, retry: false }));
  return id ? (query.data?.name ?? null) : null;
}
