import type { ErrorCode } from "#platform/errors.ts";
import { idIn } from "./ids.ts";
import { readPeriodName } from "./periods.ts";

/**
 * What a list can be asked, beyond words to look for: its filters by name, each with the values it may take, « id »
 * for one of what the company has made (a skill, a team), or « period » (platform/periods.ts). The server's contract takes
 * the same names, so that what the address says is what is asked.
 */
export type ListSchema = Readonly<Record<string, readonly string[] | "id" | "period">>;

export type FilterValue<Values extends ListSchema[string]> = Values extends readonly string[]
  ? Values[number]
  : string;
export type FilterValues<Schema extends ListSchema> = {
  [Name in keyof Schema]: FilterValue<Schema[Name]> | null;
};

/** What all pages of a list answer together. */
interface Question<Schema extends ListSchema, Sort extends string> {
  search: string;
  filters: FilterValues<Schema>;
  /** By a column, « -name » from the end; null as the list is sorted unless asked otherwise. */
  sort: Sort | null;
}

/** A list whose state can be saved as a view: its filters and its orders, declared in the module of its concept. */
export interface ListKind {
  filters: ListSchema;
  sorts: readonly string[];
}

export interface ListState<Schema extends ListSchema, Sort extends string = never>
  extends Question<Schema, Sort> {
  /** The saved view that was chosen; its filters may have been changed since. */
  view: string | null;
  /** Columns that are not as the list first stands: one that is left out by its key, an optional one that is shown by `-key`. */
  hidden: readonly string[];
  size: number;
  /** Where this page begins, and how many pages are before it; null and 0 for the first. */
  cursor: string | null;
  page: number;
}

const pageSizes = [25, 50, 100] as const;
const defaultSize = 25;
const maxCursorLength = 1500;
const maxHiddenColumns = 30;

/**
 * A list as an address says it; what cannot be understood counts as nothing. `sorts`: the orders that the server knows,
 * the usual one first.
 */
export function readListState<Schema extends ListSchema, Sort extends string = never>(
  schema: Schema,
  given: Readonly<Record<string, unknown>>,
  [usual, ...others]: readonly Sort[] = [],
): ListState<Schema, Sort> {
  const text = (name: string) => {
    const value = given[name];
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  const filters = Object.fromEntries(
    Object.entries(schema).map(([name, values]) => {
      if (values === "id") return [name, idIn(given[name])];
      if (values === "period") return [name, readPeriodName(text(name)) ? text(name) : null];
      return [name, values.find((one) => one === text(name)) ?? null];
    }),
  ) as FilterValues<Schema>;
  const cursor = text("cursor").slice(0, maxCursorLength);
  const page = Math.trunc(Number(text("page")));
  return {
    search: onOneLine(text("search")).slice(0, 80),
    filters,
    sort: others.find((one) => one !== usual && one === text("sort")) ?? null,
    hidden: text("hide")
      .split(".")
      .filter((key) => /^-?[a-zA-Z]{1,30}$/.test(key))
      .slice(0, maxHiddenColumns),
    view: idIn(given["view"]),
    size: pageSizes.find((one) => one === Number(text("size"))) ?? defaultSize,
    cursor: cursor && page > 0 ? cursor : null,
    page: cursor && page > 0 ? page : 0,
  };
}

/** What separates words still does; other control characters, which no search may hold, are left out. */
const onOneLine = (text: string) => text.replace(/[\t-\r\u0085]+/g, " ").replace(/\p{Cc}/gu, "");

interface HideableColumn {
  key: string;
  /** Left out until it is asked for. */
  isOptional?: boolean;
}

/** The columns that are left out, by their keys, of a list that stands as `hidden` says. */
export const hiddenColumns = (hidden: readonly string[], columns: readonly HideableColumn[]): string[] =>
  columns.flatMap(({ key, isOptional = false }) =>
    (isOptional ? !hidden.includes(`-${key}`) : hidden.includes(key)) ? [key] : [],
  );

/** What the list has to remember so that these columns, and no others, are left out. */
export const encodeHiddenColumns = (left: readonly string[], columns: readonly HideableColumn[]): string[] =>
  columns.flatMap(({ key, isOptional = false }) => {
    if (left.includes(key) === isOptional) return [];
    return [isOptional ? `-${key}` : key];
  });

/**
 * Whether a refusal may be that of the cursor: one that the server did not write, or of another order, as an old
 * link may hold. The first page has none, so that the reader is led back there once.
 */
export const isCursorRefused = ({ cursor }: { cursor: string | null }, code: ErrorCode): boolean =>
  cursor !== null && code === "invalid_data";

/** The parameters of its address: only what differs from the list as it first stands. */
export function writeListState<Schema extends ListSchema, Sort extends string>({
  search,
  filters,
  sort,
  hidden,
  view,
  size,
  cursor,
  page,
}: ListState<Schema, Sort>): Record<string, string> {
  const chosen = Object.entries<string | null>(filters).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  );
  return {
    ...(search ? { search } : {}),
    ...Object.fromEntries(chosen),
    ...(sort ? { sort } : {}),
    ...(hidden.length > 0 ? { hide: hidden.join(".") } : {}),
    ...(size === defaultSize ? {} : { size: String(size) }),
    ...(view ? { view } : {}),
    ...(cursor ? { cursor, page: String(page) } : {}),
  };
}

/** What a view keeps of a list: its address, without the page that is shown or the view it came from. */
export const toSavedState = <Schema extends ListSchema, Sort extends string>(
  state: ListState<Schema, Sort>,
): string => new URLSearchParams(writeListState({ ...state, view: null, cursor: null, page: 0 })).toString();

/** What a view kept, as the list understands it now: a filter, a value or an order that is gone counts as nothing. */
export const readSavedState = <Schema extends ListSchema, Sort extends string>(
  schema: Schema,
  sorts: readonly Sort[],
  saved: string,
): ListState<Schema, Sort> => readListState(schema, Object.fromEntries(new URLSearchParams(saved)), sorts);

export interface Change<Schema extends ListSchema, Sort extends string> {
  search?: string;
  filters?: Partial<FilterValues<Schema>>;
  sort?: Sort | null;
  size?: number;
}

/** Another search, filter, order or size begins at the first page. */
export const changed = <Schema extends ListSchema, Sort extends string>(
  state: ListState<Schema, Sort>,
  change: Change<Schema, Sort>,
): ListState<Schema, Sort> => ({
  search: change.search ?? state.search,
  filters: { ...state.filters, ...change.filters },
  sort: change.sort === undefined ? state.sort : change.sort,
  hidden: state.hidden,
  view: state.view,
  size: change.size ?? state.size,
  cursor: null,
  page: 0,
});

/** As the server is asked for a page. */
export const toPageInput = <Schema extends ListSchema, Sort extends string>({
  size,
  cursor,
  ...question
}: ListState<Schema, Sort>) => ({
  limit: size,
  ...toListInput(question),
  ...(cursor ? { cursor } : {}),
});

/** As the server is asked for all of it. */
export const toListInput = <Schema extends ListSchema, Sort extends string>({
  search,
  filters,
  sort,
}: Question<Schema, Sort>) => ({
  ...(search ? { search } : {}),
  ...(sort ? { sort } : {}),
  ...(Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null)) as {
    [Name in keyof Schema]?: FilterValue<Schema[Name]>;
  }),
});

export const isNarrowed = ({
  search,
  filters,
}: {
  search: string;
  filters: Readonly<Record<string, string | null>>;
}): boolean => search !== "" || Object.values(filters).some((value) => value !== null);

/** An order of the list, as it is kept: the usual one is none. */
export const chosenSort = <Sort extends string>(sorts: readonly Sort[], wanted: string): Sort | null =>
  sorts.find((one) => one === wanted && one !== sorts[0]) ?? null;

type Direction = "ascending" | "descending" | "none";

/** How a column is sorted now. */
export function getSortDirection<Sort extends string>(
  sort: Sort | null,
  sorts: readonly Sort[],
  column: string,
): Direction {
  const current = sort ?? sorts[0];
  if (current === column) return "ascending";
  return current === `-${column}` ? "descending" : "none";
}

/** A press on the header of a column: by it, then from the end, then as usual. */
export function nextSort<Sort extends string>(
  sort: Sort | null,
  sorts: readonly Sort[],
  column: string,
): Sort | null {
  const wanted = { none: column, ascending: `-${column}`, descending: "" }[
    getSortDirection(sort, sorts, column)
  ];
  return chosenSort(sorts, wanted);
}
