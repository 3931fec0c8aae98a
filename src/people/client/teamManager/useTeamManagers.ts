import type { Profile } from "#people/contract/person.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import type { Pickable } from "#platform/ui/pickers/PersonPicker.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { Person } from "../../rules.ts";
import { fullName } from "../../rules/names.ts";
import { teamManagerChoice, type ManagerChoice } from "../../rules/teamManagers.ts";
import { listWith, people, peopleApi, toPick } from "../queries.ts";
import { useActor } from "../useActor.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** A person chosen to manage a team, who may need the role first. */
export type PickedManager = Pickable & Partial<Pick<ManagerChoice, "lacksRole">>;

type Choice = (actor: Person, person: Profile, ownLeads: readonly string[]) => ManagerChoice;

/** Who could manage a team; the others are shown with why not. A form about one team has more to ask. */
export function useTeamManagerSearch(resolveChoice: Choice = teamManagerChoice) {
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const errorWords = useErrorWords();
  const actor = useActor();
  return async (search: string): Promise<PickedManager[]> => {
    const { items, ownLeads } = await peopleApi.list(listWith(search));
    return items.map((person) => {
      const { refused, lacksRole } = resolveChoice(actor, person, ownLeads);
      const found = toPick(person);
      return {
        ...found,
        ...(lacksRole && { detail: `${found.detail} · ${texts.lacking}` }),
        lacksRole,
        disabledReason: refused && errorWords(refused),
      };
    });
  };
}

/** Gives the role that a person lacks to manage a team, as on the page of that person. */
export function useGiveManagerRole(onGiven: () => void) {
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const say = useSay();
  return useAction({
    run: ({ id }: PickedManager) => peopleApi.setRole({ id, role: "team_manager" }),
    refresh: [people.key()],
    announce: (given) => say(texts.given, { name: fullName(given) }),
    onSuccess: onGiven,
  });
}
