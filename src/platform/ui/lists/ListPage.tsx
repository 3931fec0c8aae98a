import { useRef, type ReactNode } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import type { CountedPage } from "#platform/contract/page.ts";
import type { Plural } from "#platform/texts.ts";
import { Button } from "../actions/Button.tsx";
import type { DrawerControls } from "../drawer/useDrawer.ts";
import { EmptyState } from "../page/EmptyState.tsx";
import { Pager } from "./Pager.tsx";
import { QueryTable, type Column } from "./QueryTable.tsx";
import type { Query } from "../page/QueryView.tsx";
import { SearchField } from "../pickers/SearchField.tsx";
import styles from "./ListPage.module.css";
import { VisuallyHidden } from "../display/VisuallyHidden.tsx";
import { BarSearch, ListBar } from "./ListBar.tsx";
import type { ExportList } from "./useExport.ts";
import { FilterChips, FilterMenu } from "./FilterMenu.tsx";
import { buildFiltering, type FiltersWords } from "./filtering.ts";
import { hiddenColumns, encodeHiddenColumns, isNarrowed, type ListSchema } from "#platform/listState.ts";
import { useReadablePage } from "./useReadablePage.ts";
import type { Action } from "../layers/ActionList.tsx";
import { useDensity } from "./useDensity.ts";
import { useListKeys } from "./useListKeys.ts";
import { usePreviewedRow } from "./usePreviewedRow.ts";
import { useReturn } from "./useReturn.ts";
import { useListSelection, type SelectionOptions } from "./useListSelection.tsx";
import type { ListViews } from "./views/savedViews.ts";
import { SavedViewsMenu } from "./views/SavedViewsMenu.tsx";
import { ViewChanged } from "./views/ViewChanged.tsx";
import { MoreMenu } from "./MoreMenu.tsx";
import type { ListControls } from "./useListState.ts";

interface ListPageProps<Item extends Picked & { id: string }, Schema extends ListSchema, Picked> {
  title: string;
  /** For the window, where several views of one list share a title. */
  windowTitle?: string;
  /** Puts the title among the tabs of its neighbours (`LinkTabs`). */
  heading?: (title: ReactNode) => ReactNode;
  count: Plural;
  /** What a reader has to know before they use the list. */
  intro?: ReactNode;
  search: { label: string; placeholder: string };
  schema: Schema;
  words: FiltersWords<Schema>;
  list: ListControls<Schema>;
  query: Query<CountedPage<Item>> & { isPlaceholderData: boolean };
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
  selection?: SelectionOptions<Picked>;
  /** « E » on a row. */
  onEdit?: (item: Item) => void;
  /** Space on a row shows it in a drawer (`useDrawer`), which the screen renders. */
  preview?: Pick<DrawerControls, "shown" | "show">;
  /** What else can be done with the list as a whole, in its « ⋯ ». */
  menu?: readonly Action[];
  /** All of it as a file. */
  onExport?: ExportList;
  /** Files of it that are prepared in the background, beside those of `onExport` or alone. */
  alsoExport?: readonly Action[];
  /** Where a file of such rows is imported. */
  importAt?: string;
  /** Where it can be saved as one has narrowed and sorted it. */
  views?: ListViews;
  /** What the list leaves out unless asked for it, and the way to it; beside what is chosen. */
  leftOut?: ReactNode;
}

/**
 * Every list: one bar of 40 px (title, tabs, count, search, filters, « ⋯ », main action), what is chosen, the table, its pager.
 * `/` goes to the search, `N` makes a new one; `J`, `K` and arrows walk the rows, `X` selects one, `E` edits it, Space
 * shows it in a drawer, `A` goes to what can be done with those selected.
 */
export function ListPage<Item extends Picked & { id: string }, Schema extends ListSchema, Picked = unknown>(
  props: ListPageProps<Item, Schema, Picked>,
) {
  const {
    title,
    windowTitle,
    heading,
    count,
    intro,
    search,
    schema,
    words,
    list,
    query: asked,
    action,
    newAt,
    empty,
    ...rest
  } = props;
  const {
    selection: selecting,
    onEdit,
    onExport,
    alsoExport,
    importAt,
    menu,
    preview,
    views,
    columns,
    leftOut,
    ...table
  } = rest;
  const query = useReadablePage(asked, list);
  const frame = useRef<HTMLDivElement>(null);
  const rows = query.data?.items.map((item) => [getKey(item), item] as const) ?? [];
  const selection = useListSelection(selecting, {
    rows,
    // All of it can be selected where it is known how much that is.
    total: query.data?.isTotalExact ? query.data.total : 0,
    question: JSON.stringify([list.search, list.filters]),
  });
  const [density, setDensity] = useDensity();
  const itemByKey = new Map(rows);
  useListKeys(frame, {
    newAt,
    onSelect: selection?.toggle,
    onSelectPage: selection?.selectPage,
    onEdit: (key) => {
      const item = itemByKey.get(key);
      if (item !== undefined) onEdit?.(item);
    },
    onPreview: preview?.show,
  });
  const hidden = hiddenColumns(list.hidden, columns);
  const formatOrders = useOrderWords(columns);
  const isBare = query.data?.total === 0 && !isNarrowed(list);
  const { isReturn } = useReturn(frame, query.data !== undefined && !query.isPlaceholderData);
  usePreviewedRow(frame, preview?.shown ?? null);
  const filtering = buildFiltering(schema, words, list);
  return (
    <div ref={frame} className={styles.page}>
      <ListBar
        title={title}
        windowTitle={windowTitle}
        heading={heading}
        isReturn={isReturn}
        count={
          <output className={styles.count}>{query.data && <Total {...query.data} count={count} />}</output>
        }
        // Nothing to search in yet: what there is to do stands below.
        action={!isBare && action}
      >
        {!isBare && (
          <>
            <BarSearch>
              <SearchField
                compact
                {...search}
                value={list.search}
                onChange={(value) => list.change({ search: value })}
              />
            </BarSearch>
            {(filtering.filters.length > 0 || list.sorting.orders.length > 1) && (
              <FilterMenu
                {...filtering}
                orders={formatOrders(list.sorting.orders)}
                order={list.sorting.order}
                onOrder={list.sorting.onOrder}
                total={query.data?.isTotalExact && !query.isPlaceholderData ? query.data.total : null}
              />
            )}
            {views && <SavedViewsMenu views={views} list={list.viewing} />}
            <MoreMenu
              actions={menu}
              importAt={importAt}
              onExport={onExport}
              alsoExport={alsoExport}
              columns={columns
                .filter(({ isName, hideHeader }) => !isName && !hideHeader)
                .map(({ key, header }) => ({ key, label: header }))}
              hidden={hidden}
              onHide={(left) => list.hide(encodeHiddenColumns(left, columns))}
              density={density}
              onDensity={setDensity}
            />
          </>
        )}
      </ListBar>
      {intro && <p className={styles.intro}>{intro}</p>}
      <div className={styles.chosen}>
        <FilterChips {...filtering} />
        {views && <ViewChanged views={views} list={list.viewing} />}
        {leftOut}
      </div>
      {selection?.bar}
      <QueryTable
        {...table}
        getKey={getKey}
        dense={density}
        columns={columns.filter(({ key }) => !hidden.includes(key))}
        selection={selection?.table}
        sort={list.sorting}
        shown={preview?.shown}
        query={query}
        items={({ items }) => items}
        empty={isNarrowed(list) ? <NothingFound list={list} /> : empty}
        footer={(page) => <Pager {...list.buildPager(page)} />}
      />
    </div>
  );
}

const getKey = ({ id }: { id: string }) => id;

/** Each order of the list in words: by the column that its header would sort. */
function useOrderWords(columns: readonly Pick<Column<never>, "sort" | "header">[]) {
  const { list: texts } = useTexts("kit");
  const say = useSay();
  return (orders: readonly string[]) =>
    orders.map((value) => {
      const column = columns.find(({ sort }) => sort === value.replace(/^-/, ""))?.header;
      const words = value.startsWith("-") ? texts.descending : texts.ascending;
      return { value, label: column ? say(words, { column }) : texts.usual };
    });
}

/** « 412 », read « 412 personnes »; « 1 000 + » where not all were counted, so that the bar keeps one line. */
function Total({ total, isTotalExact, count }: { total: number; isTotalExact: boolean; count: Plural }) {
  const { list: texts } = useTexts("kit");
  const say = useSay();
  return (
    <>
      <span aria-hidden="true">{`${say("{total}", { total })}${isTotalExact ? "" : "\u00A0+"}`}</span>
      <VisuallyHidden>
        {isTotalExact ? say(count, { count: total }) : say(texts.moreThan, { total })}
      </VisuallyHidden>
    </>
  );
}

interface NarrowedList {
  search: string;
  filters: Readonly<Record<string, string | null>>;
  clear: () => void;
}

function NothingFound({ list }: { list: NarrowedList }) {
  const { list: texts } = useTexts("kit");
  const say = useSay();
  const isOnlySearched = Object.values(list.filters).every((value) => value === null);
  return (
    <EmptyState
      drawing="missingPiece"
      title={list.search ? say(texts.noMatch, { search: list.search }) : texts.noneLikeThis}
      action={<Button onClick={list.clear}>{isOnlySearched ? texts.clearSearch : texts.clear}</Button>}
    />
  );
}
