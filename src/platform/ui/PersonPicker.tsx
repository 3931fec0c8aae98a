import { CloseButton, Combobox, Loader, TextInput, useCombobox } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/Combobox.layer.css";
import "@mantine/core/styles/Loader.layer.css";
import { IconAlertCircle } from "@tabler/icons-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import styles from "./styles/PersonPicker.module.css";

export interface Pickable {
  id: string;
  firstName: string;
  lastName: string;
  /** What tells two people of the same name apart: an address, a job title. */
  detail?: string | null;
  /** Shown, not choosable, with its reason. */
  disabledReason?: string | null;
}

interface PersonPickerProps<Person extends Pickable> {
  label: string;
  value: Person | null;
  onChange: (person: Person | null) => void;
  /** Asks the server, which ignores accents; called with "" for the first suggestions. */
  search: (text: string) => Promise<readonly Person[]>;
  description?: ReactNode;
  error?: string | null | undefined;
  optional?: boolean;
  placeholder?: string;
  id?: string;
  /** The label is read, not shown. */
  hideLabel?: boolean;
  /** For a list to which people are added: the field empties after a choice. */
  clearOnChoice?: boolean;
}

const nameOf = ({ firstName, lastName }: Pickable) => `${firstName} ${lastName}`.trim();

/** Chooses one person: type a name or an address, arrows, Enter. */
export function PersonPicker<Person extends Pickable>(props: PersonPickerProps<Person>) {
  const { label, value, onChange, description, error, optional = false, hideLabel, clearOnChoice } = props;
  const { picker } = useTexts("kit");
  const { form } = useTexts("platform");
  const say = useSay();
  const [typed, setTyped] = useState<string | null>(null);
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setTyped(null);
    },
  });
  const found = useSearch(props.search, typed ?? "", combobox.dropdownOpened);

  const choose = (id: string) => {
    const person = found.people.find((one) => one.id === id);
    if (!person || person.disabledReason) return;
    onChange(person);
    setTyped(clearOnChoice ? "" : null);
    if (!clearOnChoice) combobox.closeDropdown();
  };
  const shown = typed ?? (value && !clearOnChoice ? nameOf(value) : "");

  return (
    <div>
      <Combobox
        store={combobox}
        onOptionSubmit={choose}
        position="bottom-start"
        withinPortal={false}
        floatingStrategy="fixed"
      >
        <Combobox.Target targetType="input">
          <TextInput
            id={props.id}
            label={
              hideLabel ? undefined : (
                <>
                  {label} {optional && <span className={styles.optional}>{form.optional}</span>}
                </>
              )
            }
            aria-label={hideLabel ? label : undefined}
            description={description}
            error={
              error && (
                <span className={styles.error}>
                  <IconAlertCircle size={18} aria-hidden="true" />
                  {error}
                </span>
              )
            }
            inputWrapperOrder={["label", "description", "input", "error"]}
            classNames={{ label: styles.label, description: styles.description, input: styles.input }}
            value={shown}
            placeholder={props.placeholder}
            autoComplete="off"
            rightSectionPointerEvents="all"
            rightSection={
              found.busy ? (
                <Loader size={18} />
              ) : value && !clearOnChoice ? (
                <CloseButton
                  size={36}
                  aria-label={say(picker.clear, { name: nameOf(value) })}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChange(null)}
                />
              ) : null
            }
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              combobox.openDropdown();
              combobox.updateSelectedOptionIndex();
            }}
            onFocus={(event) => event.currentTarget.select()}
            onClick={() => combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown className={styles.dropdown} hidden={found.busy && found.people.length === 0}>
          <Combobox.Options className={styles.options} aria-label={label}>
            {found.people.map((person) => (
              <Combobox.Option
                key={person.id}
                value={person.id}
                disabled={Boolean(person.disabledReason)}
                className={styles.option ?? ""}
              >
                <span className={styles.name}>{nameOf(person)}</span>
                {person.detail && <span className={styles.detail}>{person.detail}</span>}
                {person.disabledReason && <span className={styles.detail}>{person.disabledReason}</span>}
              </Combobox.Option>
            ))}
          </Combobox.Options>
          {found.people.length === 0 && <p className={styles.nobody}>{wordsOfNothing()}</p>}
        </Combobox.Dropdown>
      </Combobox>
      <output className={styles.status}>
        {combobox.dropdownOpened &&
          (found.busy
            ? picker.searching
            : found.people.length > 0
              ? say(picker.found, { count: found.people.length })
              : wordsOfNothing())}
      </output>
    </div>
  );

  function wordsOfNothing() {
    if (found.failed) return picker.failed;
    return typed ? say(picker.nobody, { search: typed }) : picker.nobodyYet;
  }
}

interface Answer<Person> {
  text: string | null;
  people: readonly Person[];
  failed: boolean;
}

/** Asks 250 ms after the last key; an older answer never replaces a newer one. */
function useSearch<Person>(
  search: (text: string) => Promise<readonly Person[]>,
  text: string,
  active: boolean,
) {
  const [answer, setAnswer] = useState<Answer<Person>>({ text: null, people: [], failed: false });
  const ask = useRef(search);
  useEffect(() => {
    ask.current = search;
  });
  useEffect(() => {
    if (!active) return undefined;
    let current = true;
    const timer = setTimeout(
      () => {
        ask.current(text.trim()).then(
          (people) => current && setAnswer({ text, people, failed: false }),
          () => current && setAnswer({ text, people: [], failed: true }),
        );
      },
      text ? 250 : 0,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, active]);
  return { ...answer, busy: active && answer.text !== text };
}
