import { useTexts } from "#platform/client/language.tsx";
import { Combobox, type ComboboxProps } from "./Combobox.tsx";

export interface Pickable {
  id: string;
  firstName: string;
  lastName: string;
  /** What tells two people of the same name apart: an address, a job title. */
  detail?: string | null;
  /** Shown, not choosable, with its reason. */
  disabledReason?: string | null;
}

interface PersonPickerProps<Person extends Pickable>
  extends Pick<ComboboxProps<never>, "label" | "description" | "error" | "optional" | "id" | "onUnmatched"> {
  value: Person | null;
  onChange: (person: Person | null) => void;
  search: (text: string) => Promise<readonly Person[]>;
}

const optionOf = <Person extends Pickable>(person: Person) => ({
  id: person.id,
  label: `${person.firstName} ${person.lastName}`.trim(),
  detail: person.detail,
  disabledReason: person.disabledReason,
  person,
});

/** Chooses one person: type a name or an address, Enter. */
export function PersonPicker<Person extends Pickable>({
  value,
  onChange,
  search,
  ...field
}: PersonPickerProps<Person>) {
  const { picker } = useTexts("kit");
  return (
    <Combobox
      {...field}
      value={value && optionOf(value)}
      onChange={(option) => onChange(option?.person ?? null)}
      search={async (text) => (await search(text)).map(optionOf)}
      words={picker.people}
    />
  );
}
