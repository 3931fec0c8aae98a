import { IconX } from "@tabler/icons-react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { IconButton } from "#platform/ui/actions/Button.tsx";
import { EntityPicker } from "#platform/ui/pickers/EntityPicker.tsx";
import styles from "../campaigns.module.css";

export interface Named {
  id: string;
  name: string;
}

interface ManyPickerProps<One extends Named> {
  label: string;
  description: string;
  value: readonly One[];
  onChange: (value: readonly One[]) => void;
  search: (text: string) => Promise<readonly One[]>;
  /** What is said of one beside its name. */
  formatDetail?: (one: One) => string;
}

/** Chooses several things by their names; those chosen stand below, each with its way out. */
export function ManyPicker<One extends Named>({
  value,
  onChange,
  search,
  formatDetail,
  ...field
}: ManyPickerProps<One>) {
  const { createCampaign: texts } = useTexts("campaigns");
  const say = useSay();
  const isChosen = (id: string) => value.some((one) => one.id === id);
  return (
    <div>
      <EntityPicker<One>
        {...field}
        optional
        value={null}
        words={texts.words}
        onChange={(one) => one && !isChosen(one.id) && onChange([...value, one])}
        search={async (text) => (await search(text)).filter(({ id }) => !isChosen(id))}
        toOption={(one) => ({
          id: one.id,
          label: one.name,
          ...(formatDetail && { detail: formatDetail(one) }),
        })}
      />
      {value.length > 0 && (
        <ul className={styles.chosen} aria-label={field.label}>
          {value.map((one) => (
            <li key={one.id} className={styles.line}>
              <span className={styles.words}>
                {one.name}
                {formatDetail && <span className={styles.muted}>{formatDetail(one)}</span>}
              </span>
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
