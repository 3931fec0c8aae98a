import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { ProposedPerson } from "#nominations/contract.ts";
import { initials } from "#people/rules.ts";
import { Button } from "#platform/ui/Button.tsx";
import { PersonPicker, type Pickable } from "#platform/ui/PersonPicker.tsx";
import styles from "./nominations.module.css";

/** What a choice of the picker stands for. */
interface Choice extends Pickable {
  person: ProposedPerson;
}

interface CandidatePickerProps {
  words: Record<"person" | "personHint" | "add" | "choosePerson" | "alreadyChosen" | "readsReport", string>;
  /** Who is in the list already. */
  chosen: readonly string[];
  search: (asked: { search?: string; limit: number }) => Promise<{
    items: readonly (ProposedPerson & { readsReport: boolean })[];
  }>;
  busy?: boolean;
  /** Answers with whether the person is in the list by then. */
  onAdd: (person: ProposedPerson) => boolean | Promise<boolean>;
}

/** One more person for a proposal; whoever cannot be in it is shown with the reason. */
export function CandidatePicker({ words, chosen, search, busy = false, onAdd }: CandidatePickerProps) {
  const [choice, setChoice] = useState<Choice | null>(null);
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
        : chosen.includes(person.id)
          ? words.alreadyChosen
          : null,
    }));
  };
  const add = async ({ person }: Choice) => {
    if (await onAdd(person)) setChoice(null);
  };
  return (
    <div className={styles.picker}>
      <PersonPicker
        label={words.person}
        description={words.personHint}
        value={choice}
        onChange={setChoice}
        search={find}
      />
      <Button
        icon={<IconPlus size={20} aria-hidden="true" />}
        busy={busy}
        disabledReason={choice ? null : words.choosePerson}
        onClick={() => choice && void add(choice)}
      >
        {words.add}
      </Button>
    </div>
  );
}
