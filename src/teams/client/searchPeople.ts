import type { peopleContract } from "#people/contract.ts";
import { initials } from "#people/rules/names.ts";
import { createApi } from "#platform/client/api.ts";
import type { Pickable } from "#platform/ui/pickers/PersonPicker.tsx";

const peopleApi = createApi<typeof peopleContract>("people");

const shown = 20;
/** A page of what a picker shows. */
export const limitSearch = (search: string) => ({ limit: shown, ...(search ? { search } : {}) });

interface FoundPerson {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  jobTitle: string | null;
  avatar: string | null;
}
export const toPickable = ({ email, jobTitle, avatar, ...person }: FoundPerson): Pickable => ({
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  detail: jobTitle ? `${jobTitle} · ${email}` : email,
  avatar: { initials: initials(person), picture: avatar },
});

/** Active people of the company. */
export const searchPeople = async (search: string): Promise<Pickable[]> =>
  (await peopleApi.choices(limitSearch(search))).items.map(toPickable);
