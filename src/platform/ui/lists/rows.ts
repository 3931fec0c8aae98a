/** Rows of a list in the page: `QueryTable` writes the key of each on it. */
const findNameControl = (row: Element) =>
  row.querySelector<HTMLElement>("th a, th button") ?? findFirstControl(row);
const findFirstControl = (row: Element) => row.querySelector<HTMLElement>("a, button, input");

/** The key of the row that something stands in. */
export const findRowKey = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>("tr[data-row]")?.dataset["row"] ?? null) : null;

/** What takes the focus of each row: its name, else its first control. */
export const rowsIn = (frame: Element): HTMLElement[] =>
  [...frame.querySelectorAll("tr[data-row]")].flatMap((row) => findNameControl(row) ?? []);

/** The row with this key, scrolled into view. */
export const showRow = (frame: Element, key: string) =>
  frame.querySelector(`tr[data-row="${CSS.escape(key)}"]`)?.scrollIntoView({ block: "nearest" });

export function focusRow(frame: Element, key: string) {
  const row = frame.querySelector(`tr[data-row="${CSS.escape(key)}"]`);
  if (row) findNameControl(row)?.focus({ preventScroll: true });
}
