import type { Profile } from "#people/contract/person.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { whoseName } from "#platform/texts.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { whyNotChangeLead, whyNotDeactivate } from "../rules.ts";
import { fullName } from "../rules/names.ts";
import { people, peopleApi, teamsKey } from "./queries.ts";
import { useActor } from "./useActor.ts";

interface Page {
  items: Profile[];
}
type CachedAnswer = Profile | Page;

/** A cached answer, a page of the list or one person, with this person changed in it. */
const withPerson = (known: CachedAnswer, person: Pick<Profile, "id"> & Partial<Profile>): CachedAnswer =>
  "items" in known
    ? { ...known, items: known.items.map((one) => (one.id === person.id ? { ...one, ...person } : one)) }
    : known.id === person.id
      ? { ...known, ...person }
      : known;

/** Switches an account on or off at once, and back when the server refuses (§4 of docs/specification.md). */
export function useActivation(ownLeads: readonly string[]) {
  const texts = useTexts("people");
  const errorWords = useErrorWords();
  const say = useSay();
  const { language } = useLanguage();
  const actor = useActor();
  const change = useAction({
    run: ({ person, isActive }: { person: Profile; isActive: boolean }) =>
      peopleApi.setActive({ id: person.id, isActive }),
    optimistic: {
      queryKey: people.key(),
      change: (known, { person, isActive }) => withPerson(known as CachedAnswer, { id: person.id, isActive }),
    },
    refresh: [people.key(), teamsKey],
    success: (saved) => say(saved.isActive ? texts.activated : texts.deactivated, { name: fullName(saved) }),
    undo: (saved) => peopleApi.setActive({ id: saved.id, isActive: !saved.isActive }),
    failure: (words, { person, isActive }) =>
      `${say(isActive ? texts.notActivated : texts.notDeactivated, { of: whoseName(language, person.firstName) })} ${words}`,
  });
  return {
    setActive: (person: Profile, isActive: boolean) => void change.run({ person, isActive }),
    /** Why not, in words; null when it can be done. */
    reasonFor: (person: Profile): string | null => {
      const refused = whyNotDeactivate(actor, person, null) ?? whyNotChangeLead(ownLeads, person.id);
      return refused && (person.id === actor.id ? texts.ownAccount : errorWords(refused));
    },
  };
}
