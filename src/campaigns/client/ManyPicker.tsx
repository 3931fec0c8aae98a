import { IconX } from "@tabler/icons-react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { IconButton } from "#platform/ui/Button.tsx";
import { EntityPicker } from "#platform/ui/EntityPicker.tsx";
import styles from "./campaigns.module.css";

export interface Named {
  id: string;
  name: string;
}

interface ManyPickerProps {
  label: string;
  description: string;
  value: readonly Named[];
  onChange: (value: readonly Named[]) => void;
  search: (text: string) => Promise<readonly Named[]>;
}

/** Chooses several things by their names; those chosen stand below, each with its way out. */
export function ManyPicker({ value, onChange, search, ...field }: ManyPickerProps) {
  const { createCampaign: texts } = useTexts("campaigns");
  const say = useSay();
  const isChosen = (id: string) => value.some((one) => one.id === id);
  return (
    <div>
      <EntityPicker<Named>
        {...field}
        optional
        value={null}
        words={texts.words}
        onChange={(one) => one && !isChosen(one.id) && onChange([...value, one])}
        search={async (text) => (await search(text)).filter(({ id }) => !isChosen(id))}
        optionOf={({ id, name }) => ({ id, label: name })}
      />
      {value.length > 0 && (
        <ul className={styles.chosen} aria-label={field.label}>
          {value.map((one) => (
            <li key={one.id} className={styles.line}>
              <span className={styles.words}>{one.name}</span>
              <IconButton
                label={say(texts.remove, { name: one.name })}
                icon={<IconX size={18} aria-hidden="true" />}
                onClick={() => onChange(value.filter(({ id }) => id !== one.id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
