import { skipToken, useQuery } from "@tanstack/react-query";
import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";
import type { Pickable } from "#platform/ui/pickers/PersonPicker.tsx";
import type { TeamName, teamsContract } from "../contract.ts";
import { limitSearch, toPickable } from "./searchPeople.ts";

export const teamsApi = createApi<typeof teamsContract>("teams");
export const teams = createQueries<typeof teamsContract>("teams");

/** Teams by name, without the one that is asked about. */
export const searchTeams = async (search: string, except?: string): Promise<TeamName[]> =>
  (await teamsApi.list(limitSearch(search))).items
    .filter(({ id }) => id !== except)
    .map(({ id, name }) => ({ id, name }));

/** Active people who are not in this team. */
export const searchCandidates = async (id: string, search: string): Promise<Pickable[]> =>
  (await teamsApi.candidates({ id, ...limitSearch(search) })).items.map(toPickable);

/** The name of a team, once it is known; null for one that the reader does not see. */
export function useTeamName(id: string | null): string | null {
  const query = useQuery(teams.read.queryOptions({ input: id ? { id } : skipToken, retry: false }));
  return id ? (query.data?.name ?? null) : null;
}
