import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { peopleContract, Profile } from "#people/contract.ts";
import { apiOf } from "#platform/client/api.ts";
import { queriesOf } from "#platform/client/queries.ts";
import type { Pickable } from "#platform/ui/PersonPicker.tsx";

export const peopleApi = apiOf<typeof peopleContract>("people");
export const people = queriesOf<typeof peopleContract>("people");

interface Page {
  items: Profile[];
  total: number;
  nextCursor: string | null;
  ownLeads: string[];
}

const withPerson = (page: Page | undefined, person: Pick<Profile, "id"> & Partial<Profile>) =>
  page && { ...page, items: page.items.map((one) => (one.id === person.id ? { ...one, ...person } : one)) };

/** Shows the change at once, and takes it back when the server refuses (§4 of docs/specification.md). */
export function useSetActive(
  failed: (person: Profile, error: unknown) => void,
  done: (person: Profile) => void,
) {
  const client = useQueryClient();
  const shown = { queryKey: people.list.key() };
  return useMutation({
    mutationFn: ({ person, isActive }: { person: Profile; isActive: boolean }) =>
      peopleApi.setActive({ id: person.id, isActive }),
    onMutate: async ({ person, isActive }) => {
      await client.cancelQueries(shown);
      client.setQueriesData<Page>(shown, (page) => withPerson(page, { id: person.id, isActive }));
    },
    onError: (error, { person }) => {
      client.setQueriesData<Page>(shown, (page) =>
        withPerson(page, { id: person.id, isActive: person.isActive }),
      );
      failed(person, error);
    },
    onSuccess: (saved) => {
      client.setQueriesData<Page>(shown, (page) => withPerson(page, saved));
      done(saved);
    },
  });
}

/** People who can be somebody's manager: everyone active but the person themselves. */
export const searchManagers = async (search: string, except?: string): Promise<Pickable[]> => {
  const { items } = await peopleApi.choices({ limit: 20, ...(search ? { search } : {}) });
  return items
    .filter(({ id }) => id !== except)
    .map(({ id, firstName, lastName, email, jobTitle }) => ({
      id,
      firstName,
      lastName,
      detail: jobTitle ? `${jobTitle} · ${email}` : email,
    }));
};
