import { Combobox as List, useCombobox } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Combobox.layer.css";
import type { RefObject } from "react";
import { Avatar } from "../display/Avatar.tsx";
import styles from "../pickers/Combobox.module.css";
import { Anchor } from "./Anchor.tsx";
import { useOpened } from "./useOpened.ts";

export interface ComboboxOption {
  id: string;
  label: string;
  /** What tells two options of the same label apart. */
  detail?: string | null | undefined;
  /** Of a person. */
  avatar?: { initials: string; picture: string | null } | undefined;
  /** Shown, not choosable, with its reason. */
  disabledReason?: string | null | undefined;
}

interface OptionListProps {
  listId: string;
  label: string;
  /** The field. */
  target: RefObject<HTMLElement | null>;
  open: boolean;
  onClose: () => void;
  isHidden: boolean;
  options: readonly ComboboxOption[];
  active: ComboboxOption | undefined;
  getOptionId: (option: ComboboxOption) => string;
  /** Said instead of options. */
  nothing: string | null;
  onChoose: (id: string) => void;
}

/** What a combobox offers: Mantine places it, the field holds the focus. */
export function OptionList(props: OptionListProps) {
  const { listId, label, target, open, onClose, isHidden, options, active, getOptionId, nothing, onChoose } =
    props;
  const list = useCombobox({ opened: useOpened(open), onDropdownClose: onClose });
  return (
    <List
      store={list}
      onOptionSubmit={onChoose}
      position="bottom-start"
      withinPortal={false}
      floatingStrategy="fixed"
    >
      <List.Target targetType="input" withKeyboardNavigation={false} withAriaAttributes={false}>
        <Anchor element={target} />
      </List.Target>
      <List.Dropdown className={styles.dropdown} hidden={isHidden}>
        <List.Options id={listId} className={styles.options} aria-label={label}>
          {options.map((option) => (
            <List.Option
              key={option.id}
              id={getOptionId(option)}
              value={option.id}
              disabled={Boolean(option.disabledReason)}
              selected={option === active}
              aria-selected={option === active}
              className={styles.option ?? ""}
            >
              {option.avatar && <Avatar {...option.avatar} size="small" />}
              <span className={styles.words}>
                <span className={styles.name}>{option.label}</span>
                {option.detail && <span className={styles.detail}>{option.detail}</span>}
                {option.disabledReason && <span className={styles.detail}>{option.disabledReason}</span>}
              </span>
            </List.Option>
          ))}
        </List.Options>
        {nothing && <p className={styles.nothing}>{nothing}</p>}
      </List.Dropdown>
    </List>
  );
}
