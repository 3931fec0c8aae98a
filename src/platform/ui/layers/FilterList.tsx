import { Menu } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import type { Plural } from "#platform/texts.ts";
import styles from "../lists/FilterMenu.module.css";
import type { LayerProps } from "./useLayer.ts";
import { ListMenu } from "./ListMenu.tsx";
import { useIsSheet } from "./useIsSheet.ts";

/** One filter in words: its values, and the one chosen. */
export interface Filter {
  name: string;
  label: string;
  values: readonly { value: string; label: string }[];
  chosen: string | null;
  /** Where there are too many values for a menu: another one is chosen elsewhere. */
  choose?: { label: string; onChoose: () => void } | undefined;
}

export interface FilterProps {
  filters: readonly Filter[];
  onChange: (name: string, value: string | null) => void;
}

/** What the sheet of a phone has besides: the orders that headers give elsewhere, and how much is found. */
export interface SheetProps {
  orders: readonly { value: string; label: string }[];
  order: string | null;
  onOrder: (order: string) => void;
  /** Null: not known yet, or not exactly. */
  total: number | null;
}

interface FilterListProps extends LayerProps, SheetProps {
  filters: readonly Filter[];
  onFilter: (name: string, value: string | null) => void;
}

/** The values of each filter. On a phone several can be chosen before the sheet closes, and the order too. */
export function FilterList(props: FilterListProps) {
  const { filters, onFilter, orders, order, onOrder, total, ...layer } = props;
  const { list: texts } = useTexts("kit");
  const say = useSay();
  const isSheet = useIsSheet();
  const results: Plural = texts.showResults;
  return (
    <ListMenu
      {...layer}
      title={orders.length > 1 ? texts.filterAndSort : texts.filter}
      // Everything in sight at once, rather than one long column that scrolls.
      {...(filters.length > 2 && !isSheet ? { width: 560, columns: true } : { width: 280 })}
      done={total === null ? texts.showList : say(results, { count: total })}
    >
      {filters.map(({ name, label, values, chosen, choose }) => (
        <Values
          key={name}
          label={label}
          values={values}
          chosen={chosen}
          // Choosing the value that is chosen removes the filter.
          onChoose={(value) => onFilter(name, chosen === value ? null : value)}
          closes={!isSheet}
          choose={
            choose && {
              ...choose,
              onChoose: () => {
                // The item is about to go: the dialog gives the focus back to the button.
                layer.target.current?.focus();
                choose.onChoose();
              },
            }
          }
        />
      ))}
      {isSheet && orders.length > 1 && (
        <Values label={texts.sortBy} values={orders} chosen={order} onChoose={onOrder} closes={false} />
      )}
    </ListMenu>
  );
}

interface ValuesProps {
  label: string;
  values: readonly { value: string; label: string }[];
  chosen: string | null;
  onChoose: (value: string) => void;
  closes: boolean;
  choose?: Filter["choose"];
}

const Values = ({ label, values, chosen, onChoose, closes, choose }: ValuesProps) => (
  <div role="group" aria-label={label} className={styles.group}>
    <p className={styles.legend}>{label}</p>
    {values.map(({ value, label: words }) => (
      <Menu.RadioItem
        key={value}
        className={styles.item ?? ""}
        value={value}
        checked={chosen === value}
        checkIcon={<IconCheck size={18} aria-hidden="true" />}
        closeMenuOnClick={closes}
        onClick={() => onChoose(value)}
        onChange={() => undefined}
      >
        {words}
      </Menu.RadioItem>
    ))}
    {choose && (
      <Menu.Item className={styles.item ?? ""} onClick={choose.onChoose}>
        {choose.label}
      </Menu.Item>
    )}
  </div>
);
