import type { FilterValues, ListSchema, FilterValue } from "#platform/listState.ts";
import type { Filter, FilterProps } from "../layers/FilterList.tsx";

/** How the filters are named, and each of their values. */
export type FiltersWords<Schema extends ListSchema> = {
  [Name in keyof Schema]: {
    label: string;
    values: Readonly<Record<FilterValue<Schema[Name]>, string>>;
    /** Where there are more values than a menu holds: the menu has the chosen one, and the way to choose another. */
    choose?: Filter["choose"];
  };
};

interface FilteredList<Schema extends ListSchema> {
  filters: FilterValues<Schema>;
  change: (next: { filters?: Partial<FilterValues<Schema>> }) => void;
}

/** The filters of a list, for the menu and for what is chosen. */
export function buildFiltering<Schema extends ListSchema>(
  schema: Schema,
  words: FiltersWords<Schema>,
  list: FilteredList<Schema>,
): FilterProps {
  return {
    filters: Object.entries(schema).map(([name, values]) => {
      const {
        label,
        values: labels,
        choose,
      } = words[name] as Pick<Filter, "label" | "choose"> & {
        values: Record<string, string>;
      };
      return {
        name,
        label,
        // What the company has made, and periods, are known by their names, in their order.
        values: (typeof values === "string" ? Object.keys(labels) : values).map((value) => ({
          value,
          label: labels[value] ?? value,
        })),
        chosen: list.filters[name] ?? null,
        choose,
      };
    }),
    onChange: (name, value) => list.change({ filters: { [name]: value } as Partial<FilterValues<Schema>> }),
  };
}
