import type { peopleContract } from "#people/contract.ts";
import { useActor } from "#people/client/useActor.ts";
import { fullName } from "#people/rules/names.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { queriesOf } from "#platform/client/queries.ts";
import type { Pickable } from "#platform/ui/PersonPicker.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { managerChoice, type ManagerChoice, type Place } from "../../rules.ts";
import { peopleApi, pickable, words } from "../queries.ts";

const people = queriesOf<typeof peopleContract>("people");

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
