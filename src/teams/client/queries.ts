import { skipToken, useQuery } from "@tanstack/react-query";
import type { peopleContract } from "#people/contract.ts";
import { initials } from "#people/rules/names.ts";
import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";
import type { Pickable } from "#platform/ui/pickers/PersonPicker.tsx";
import type { TeamName, teamsContract } from "#teams/contract.ts";

export const teamsApi = createApi<typeof teamsContract>("teams");
export const teams = createQueries<typeof teamsContract>("teams");
const peopleApi = createApi<typeof peopleContract>("people");

const shown = 20;
const words = (search: string) => ({ limit: shown, ...(search ? { search } : {}) });

interface FoundPerson {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  jobTitle: string | null;
  avatar: string | null;
}
const toPickable = ({ email, jobTitle, avatar, ...person }: FoundPerson): Pickable => ({
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
  (await peopleApi.choices(words(search))).items.map(toPickable);

/** Active people who are not in this team. */
export const searchCandidates = async (id: string, search: string): Promise<Pickable[]> =>
  (await teamsApi.candidates({ id, ...words(search) })).items.map(toPickable);

/** The name of a team, once it is known; null for one that the reader does not see. */
export function useTeamName(id: string | null): string | null {
  const query = useQuery(teams.read.queryOptions({ input: id ? { id } : skipToken, retry: false }));
  return id ? (query.data?.name ?? null) : null;
}
