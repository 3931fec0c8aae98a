import type { peopleContract } from "#people/contract.ts";
import type { Profile } from "#people/contract/person.ts";
import { createApi } from "#platform/client/api.ts";
import { createQueries } from "#platform/client/queries.ts";
import type { Pickable } from "#platform/ui/pickers/PersonPicker.tsx";
import { initials } from "../rules/names.ts";

export const peopleApi = createApi<typeof peopleContract>("people");
export const people = createQueries<typeof peopleContract>("people");
/** Teams, a higher concept, show who manages them: refreshed where that changes with a person. */
export const teamsKey = createQueries("teams").key();

export const toPick = (
  person: Pick<Profile, "id" | "firstName" | "lastName" | "email" | "jobTitle" | "avatar">,
) => {
  const { id, firstName, lastName, email, jobTitle, avatar } = person;
  return {
    id,
    firstName,
    lastName,
    detail: jobTitle ? `${jobTitle} · ${email}` : email,
    avatar: { initials: initials(person), picture: avatar },
  };
};

/** What a picker asks for. */
export const listWith = (search: string) => ({ limit: 20, ...(search ? { search } : {}) });

/** All people of the company, also those whose account is inactive. */
export const searchEverybody = async (search: string): Promise<Pickable[]> =>
  (await peopleApi.list(listWith(search))).items.map(toPick);

/** People who can manage a person: every active one but the person themselves. */
export const searchManagers = async (search: string, except?: string): Promise<Pickable[]> => {
  const { items } = await peopleApi.choices(listWith(search));
  return items.filter(({ id }) => id !== except).map(toPick);
};
