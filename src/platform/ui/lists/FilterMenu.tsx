import { IconFilter, IconX } from "@tabler/icons-react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import type { FilterProps, SheetProps } from "../layers/FilterList.tsx";
import { tooltip } from "../tooltip/tooltip.ts";
import styles from "./FilterMenu.module.css";
import { useLayer } from "../layers/useLayer.ts";
import { later } from "../later.ts";

const FilterList = later(async () => (await import("../layers/FilterList.tsx")).FilterList);

/** « Filtrer · 1 »: one value of each filter, or all; on a phone, the order too. */
export function FilterMenu({ filters, onChange, ...sheet }: FilterProps & SheetProps) {
  const { list: texts } = useTexts("kit");
  const say = useSay();
  const { button, layer } = useLayer("menu");
  const count = filters.filter(({ chosen }) => chosen !== null).length;
  return (
    <>
      <button
        {...button}
        type="button"
        className={styles.target}
        {...tooltip(texts.filter)}
        aria-label={count > 0 ? say(texts.filtered, { count }) : texts.filter}
        data-filter=""
      >
        <IconFilter size={18} aria-hidden="true" />
        <span>
          {texts.filter}
          {count > 0 && " ·"}
        </span>
        {count > 0 && count}
      </button>
      <FilterList {...layer} {...sheet} filters={filters} onFilter={onChange} />
    </>
  );
}

/** What is chosen, each with its way out. */
export function FilterChips({ filters, onChange }: FilterProps) {
  const { list } = useTexts("kit");
  const say = useSay();
  const chosen = filters.flatMap(({ name, label, values, chosen: one }) => {
    const value = values.find((each) => each.value === one);
    return value ? [{ name, words: say(list.chip, { filter: label, value: value.label }) }] : [];
  });
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={list.chosen}>
      {chosen.map(({ name, words }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.chip}
            aria-label={say(list.remove, { filter: words })}
            onClick={() => onChange(name, null)}
          >
            {words}
            <IconX size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
