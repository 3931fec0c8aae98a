import { useState } from "react";
import type { ProposedPerson } from "#nominations/contract.ts";
import { initials } from "#people/rules/names.ts";
import { PersonPicker, type Pickable } from "#platform/ui/pickers/PersonPicker.tsx";

/** What a choice of the picker stands for. */
interface Choice extends Pickable {
  person: ProposedPerson;
}

interface CandidatePickerProps {
  words: Record<"person" | "personHint" | "alreadyChosen" | "readsReport", string>;
  /** Who is in the list already. */
  chosen: readonly string[];
  search: (asked: { search?: string; limit: number }) => Promise<{
    items: readonly (ProposedPerson & { readsReport: boolean })[];
  }>;
  onAdd: (person: ProposedPerson) => unknown;
}

/**
 * Adds people to a proposal one after the other: choosing adds at once and empties the field for the next one; the row
 * removes the person again. A person who cannot be in the proposal is shown with the reason.
 */
export function CandidatePicker({ words, chosen, search, onAdd }: CandidatePickerProps) {
  /** Chosen, and not yet in the list. */
  const [coming, setComing] = useState<readonly string[]>([]);
  const find = async (text: string): Promise<Choice[]> => {
    const { items } = await search({ limit: 20, ...(text ? { search: text } : {}) });
    return items.map((person) => ({
      id: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      person,
      avatar: { initials: initials(person), picture: person.avatar },
      detail: person.jobTitle,
      disabledReason: person.readsReport
        ? words.readsReport
        : chosen.includes(person.id) || coming.includes(person.id)
          ? words.alreadyChosen
          : null,
    }));
  };
  const add = async ({ id, person }: Choice) => {
    setComing((all) => [...all, id]);
    await onAdd(person);
    setComing((all) => all.filter((one) => one !== id));
  };
  return (
    <PersonPicker<Choice>
      label={words.person}
      description={words.personHint}
      value={null}
      onChange={(choice) => choice && void add(choice)}
      search={find}
    />
  );
}
