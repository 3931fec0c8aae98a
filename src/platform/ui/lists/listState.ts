/**
 * What a list can be asked, beyond words to look for: its filters by name, each with the values it may take. The
 * server's contract takes the same names, so that what the address says is what is asked.
 */
export type ListSchema = Readonly<Record<string, readonly string[]>>;

export type FiltersOf<Schema extends ListSchema> = { [Name in keyof Schema]: Schema[Name][number] | null };

export interface ListState<Schema extends ListSchema> {
  search: string;
  filters: FiltersOf<Schema>;
  size: number;
  /** Where this page begins, and how many pages are before it; null and 0 for the first. */
  cursor: string | null;
  page: number;
}

const pageSizes = [25, 50, 100] as const;
const usualSize = 25;
const longestCursor = 300;

/** A list as an address says it; what cannot be understood counts as nothing. */
export function readListState<Schema extends ListSchema>(
  schema: Schema,
  given: Readonly<Record<string, unknown>>,
): ListState<Schema> {
  const text = (name: string) => {
    const value = given[name];
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  const filters = Object.fromEntries(
    Object.entries(schema).map(([name, values]) => [name, values.find((one) => one === text(name)) ?? null]),
  ) as FiltersOf<Schema>;
  const cursor = text("cursor").slice(0, longestCursor);
  const page = Math.trunc(Number(text("page")));
  return {
    search: text("search").slice(0, 80),
    filters,
    size: pageSizes.find((one) => one === Number(text("size"))) ?? usualSize,
    cursor: cursor && page > 0 ? cursor : null,
    page: cursor && page > 0 ? page : 0,
  };
}

/** The parameters of its address: only what differs from the list as it first stands. */
export function writeListState<Schema extends ListSchema>({
  search,
  filters,
  size,
  cursor,
  page,
}: ListState<Schema>): Record<string, string> {
  const chosen = Object.entries<string | null>(filters).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  );
  return {
    ...(search ? { search } : {}),
    ...Object.fromEntries(chosen),
    ...(size === usualSize ? {} : { size: String(size) }),
    ...(cursor ? { cursor, page: String(page) } : {}),
  };
}

/** Another search, filter or size begins at the first page. */
export const changed = <Schema extends ListSchema>(
  state: ListState<Schema>,
  change: { search?: string; filters?: Partial<FiltersOf<Schema>>; size?: number },
): ListState<Schema> => ({
  search: change.search ?? state.search,
  filters: { ...state.filters, ...change.filters },
  size: change.size ?? state.size,
  cursor: null,
  page: 0,
});

/** As the server is asked. */
export const inputOf = <Schema extends ListSchema>({ search, filters, size, cursor }: ListState<Schema>) => ({
  limit: size,
  ...(search ? { search } : {}),
  ...(cursor ? { cursor } : {}),
  ...(Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null)) as {
    [Name in keyof Schema]?: Schema[Name][number];
  }),
});

export const isNarrowed = <Schema extends ListSchema>({ search, filters }: ListState<Schema>): boolean =>
  search !== "" || Object.values(filters).some((value) => value !== null);
