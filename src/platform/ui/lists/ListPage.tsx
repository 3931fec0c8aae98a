import type { ReactNode } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ScreenTitle } from "#platform/client/screen.tsx";
import type { Plural } from "#platform/texts.ts";
import { Button } from "../Button.tsx";
import { EmptyState } from "../EmptyState.tsx";
import { Pager } from "../Pager.tsx";
import { QueryTable, type Column } from "../QueryTable.tsx";
import type { Query } from "../QueryView.tsx";
import { SearchField } from "../SearchField.tsx";
import styles from "../styles/ListPage.module.css";
import { FilterChips, FilterMenu } from "./FilterMenu.tsx";
import { isNarrowed, type FiltersOf, type ListSchema } from "./listState.ts";
import { useListKeys } from "./useListKeys.ts";
import type { useListState } from "./useListState.ts";

/** How the filters are named, and each of their values. */
type FiltersWords<Schema extends ListSchema> = {
  [Name in keyof Schema]: { label: string; values: Readonly<Record<Schema[Name][number], string>> };
};

interface ListPageProps<Item, Schema extends ListSchema> {
  title: string;
  count: Plural;
  search: { label: string; placeholder: string };
  schema: Schema;
  words: FiltersWords<Schema>;
  list: ReturnType<typeof useListState<Schema>>;
  query: Query<{ items: readonly Item[]; total: number; isTotalExact: boolean; nextCursor: string | null }>;
  keyOf: (item: Item) => string;
  columns: readonly Column<Item>[];
  /** What the table lists; read, not shown. */
  caption: string;
  isDimmed?: (item: Item) => boolean;
  /** The one main action, at the right. */
  action: ReactNode;
  /** Where « N » leads. */
  newAt?: string;
  /** There is nothing at all yet. */
  empty: ReactNode;
}

/**
 * Every list: one bar of 40 px (title, count, search, filters, main action), what is chosen, the table, its pager.
 * `/` goes to the search, `N` makes a new one, `J` and `K` walk the rows.
 */
export function ListPage<Item, Schema extends ListSchema>(props: ListPageProps<Item, Schema>) {
  const { title, count, search, schema, words, list, query, action, newAt, empty, ...table } = props;
  const frame = useListKeys(newAt);
  const filtering = {
    filters: Object.entries(schema).map(([name, values]) => {
      const { label, values: labels } = words[name] as { label: string; values: Record<string, string> };
      return {
        name,
        label,
        values: values.map((value) => ({ value, label: labels[value] ?? value })),
        chosen: list.filters[name] ?? null,
      };
    }),
    onChange: (name: string, value: string | null) =>
      list.change({ filters: { [name]: value } as Partial<FiltersOf<Schema>> }),
  };
  return (
    <div ref={frame} className={styles.page}>
      <div className={styles.bar}>
        <ScreenTitle className={styles.title ?? ""}>{title}</ScreenTitle>
        <output className={styles.count}>{query.data && <Total {...query.data} count={count} />}</output>
        <div className={styles.search}>
          <SearchField
            compact
            {...search}
            value={list.search}
            onChange={(value) => list.change({ search: value })}
          />
        </div>
        <FilterMenu {...filtering} />
        <div className={styles.action}>{action}</div>
      </div>
      <FilterChips {...filtering} />
      <QueryTable
        {...table}
        dense
        query={query}
        items={({ items }) => items}
        empty={isNarrowed(list.state) ? <NothingFound list={list} /> : empty}
        footer={(page) => <Pager {...list.pagerOf(page)} />}
      />
    </div>
  );
}

/** « 412 personnes »; « Plus de 1 000 personnes » where not all were counted. */
function Total({ total, isTotalExact, count }: { total: number; isTotalExact: boolean; count: Plural }) {
  const { list: texts } = useTexts("kit");
  const say = useSay();
  const rows = say(count, { count: total });
  return isTotalExact ? rows : say(texts.moreThan, { rows });
}

function NothingFound({ list }: { list: { search: string; clear: () => void } }) {
  const { list: texts } = useTexts("kit");
  const say = useSay();
  return (
    <EmptyState
      drawing="missingPiece"
      title={list.search ? say(texts.noMatch, { search: list.search }) : texts.noneLikeThis}
      action={<Button onClick={list.clear}>{texts.clear}</Button>}
    />
  );
}
