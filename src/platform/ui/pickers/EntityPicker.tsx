import { Combobox, type ComboboxProps } from "./Combobox.tsx";
import type { ComboboxOption } from "../layers/OptionList.tsx";

interface EntityPickerProps<Entity>
  extends Pick<
    ComboboxProps<never>,
    "label" | "description" | "error" | "optional" | "id" | "initialFocus" | "onUnmatched" | "words"
  > {
  value: Entity | null;
  onChange: (entity: Entity | null) => void;
  search: (text: string) => Promise<readonly Entity[]>;
  /** What the field and the list show of one; constant for a kind of object. */
  toOption: (entity: Entity) => ComboboxOption;
}

/** Chooses one object of any kind by its name: type, Enter. Each kind makes its own picker of it, as people do. */
export function EntityPicker<Entity>({
  value,
  onChange,
  search,
  toOption,
  ...field
}: EntityPickerProps<Entity>) {
  const withEntity = (entity: Entity) => ({ ...toOption(entity), entity });
  return (
    <Combobox
      {...field}
      value={value && withEntity(value)}
      onChange={(option) => onChange(option?.entity ?? null)}
      search={async (text) => (await search(text)).map(withEntity)}
    />
  );
}
