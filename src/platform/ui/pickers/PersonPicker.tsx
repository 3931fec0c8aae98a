import { useTexts } from "#platform/client/language.tsx";
import type { ComboboxProps } from "./Combobox.tsx";
import { EntityPicker } from "./EntityPicker.tsx";

export interface Pickable {
  id: string;
  firstName: string;
  lastName: string;
  /** What tells two people of the same name apart: an address, a job title. */
  detail?: string | null;
  /** Beside the name in the list: the letters, and the picture where there is one. */
  avatar?: { initials: string; picture: string | null };
  /** Shown, not choosable, with its reason. */
  disabledReason?: string | null;
}

interface PersonPickerProps<Person extends Pickable>
  extends Pick<
    ComboboxProps<never>,
    "label" | "description" | "error" | "optional" | "id" | "initialFocus" | "onUnmatched"
  > {
  value: Person | null;
  onChange: (person: Person | null) => void;
  search: (text: string) => Promise<readonly Person[]>;
}

const toOption = ({ id, firstName, lastName, detail, avatar, disabledReason }: Pickable) => ({
  id,
  label: `${firstName} ${lastName}`.trim(),
  detail,
  avatar,
  disabledReason,
});

/** Chooses one person: type a name or an address, Enter. */
export function PersonPicker<Person extends Pickable>(props: PersonPickerProps<Person>) {
  const { picker } = useTexts("kit");
  return <EntityPicker {...props} toOption={toOption} words={picker.people} />;
}
