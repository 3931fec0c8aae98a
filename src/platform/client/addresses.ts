/** A search parameter as text; any other type counts as absent. */
export const worded = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Which tab of a page is open. */
export const tabInAddress = ({ tab }: Record<string, unknown>): { tab?: string } =>
  typeof tab === "string" ? { tab } : {};

/** The search and the size of a list. */
export const listInAddress = ({ search, size }: Record<string, unknown>) => ({
  ...(search === undefined ? {} : { search: worded(search) }),
  ...(size === undefined ? {} : { size: Number(size) }),
});
