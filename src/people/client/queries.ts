import type { peopleContract } from "#people/contract.ts";
import type { Profile } from "#people/contract/person.ts";
import { apiOf } from "#platform/client/api.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { queriesOf } from "#platform/client/queries.ts";
import { formatDay, whoseName } from "#platform/texts.ts";
import type { Pickable } from "#platform/ui/PersonPicker.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { whyNotChangeLead, whyNotDeactivate } from "../rules.ts";
import { fullName, initials } from "../rules/names.ts";
import { useActor } from "./useActor.ts";

export const peopleApi = apiOf<typeof peopleContract>("people");
export const people = queriesOf<typeof peopleContract>("people");

interface Page {
  items: Profile[];
}
type Known = Profile | Page;

/** A cached answer, a page of the list or one person, with this person changed in it. */
const withPerson = (known: Known, person: Pick<Profile, "id"> & Partial<Profile>): Known =>
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
      change: (known, { person, isActive }) => withPerson(known as Known, { id: person.id, isActive }),
    },
    refresh: [people.key()],
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

/** Sends the invitation, the first one or another, and says when it leaves. */
export function useResend() {
  const texts = useTexts("people");
  const say = useSay();
  const { language } = useLanguage();
  return useAction({
    run: ({ id }: Profile) => peopleApi.resendInvitation({ id }),
    refresh: [people.key()],
    success: ({ mail }, { email, isInvited }) =>
      mail?.leavesOn
        ? say(texts.invitedLater, { email, date: formatDay(language, mail.leavesOn) })
        : say(isInvited ? texts.resent : texts.invited, { email }),
  });
}

const toPick = (person: Pick<Profile, "id" | "firstName" | "lastName" | "email" | "jobTitle" | "avatar">) => {
  const { id, firstName, lastName, email, jobTitle, avatar } = person;
  return {
    id,
    firstName,
    lastName,
    detail: jobTitle ? `${jobTitle} · ${email}` : email,
    avatar: { initials: initials(person), picture: avatar },
  };
};

/** Everybody of the company, also those whose account is inactive. */
export const searchEverybody = async (search: string): Promise<Pickable[]> =>
  (await peopleApi.list({ limit: 20, ...(search ? { search } : {}) })).items.map(toPick);

/** People who can be somebody's manager: everyone active but the person themselves. */
export const searchManagers = async (search: string, except?: string): Promise<Pickable[]> => {
  const { items } = await peopleApi.choices({ limit: 20, ...(search ? { search } : {}) });
  return items.filter(({ id }) => id !== except).map(toPick);
};
