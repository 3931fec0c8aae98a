import { IconX } from "@tabler/icons-react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { IconButton } from "../actions/Button.tsx";
import { PersonPicker, type Pickable } from "./PersonPicker.tsx";
import styles from "./PeoplePicker.module.css";
import { truncated } from "../tooltip/tooltip.ts";

interface PeoplePickerProps<Person extends Pickable> {
  label: string;
  description?: string;
  error?: string | null | undefined;
  optional?: boolean;
  id?: string | undefined;
  initialFocus?: boolean;
  value: readonly Person[];
  onChange: (people: readonly Person[]) => void;
  search: (text: string) => Promise<readonly Person[]>;
  onUnmatched?: (text: string) => void;
}

const formatName = ({ firstName, lastName }: Pickable) => `${firstName} ${lastName}`.trim();

/** Chooses several people, one after the other, by the field of one person; those chosen stand below, each with its way out. */
export function PeoplePicker<Person extends Pickable>({
  value,
  onChange,
  search,
  ...field
}: PeoplePickerProps<Person>) {
  const { picker } = useTexts("kit");
  const say = useSay();
  const isChosen = (id: string) => value.some((person) => person.id === id);
  return (
    <div>
      <PersonPicker<Person>
        {...field}
        value={null}
        onChange={(person) => person && !isChosen(person.id) && onChange([...value, person])}
        search={async (text) => (await search(text)).filter(({ id }) => !isChosen(id))}
      />
      {value.length > 0 && (
        <ul className={styles.chosen} aria-label={say(picker.chosen, { count: value.length })}>
          {value.map((person) => (
            <li key={person.id}>
              <span className={styles.name}>{formatName(person)}</span>
              {person.detail && (
                <span className={styles.detail} {...truncated()}>
                  {person.detail}
                </span>
              )}
              <IconButton
                label={say(picker.people.clear, { name: formatName(person) })}
                icon={<IconX size={18} aria-hidden="true" />}
                onClick={() => onChange(value.filter(({ id }) => id !== person.id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
