/** Focuses the field for the next entry, unless the focus is already in another field. */
export function focusField(id: string): void {
  if (document.activeElement?.matches("input, select, textarea")) return;
  document.getElementById(id)?.focus();
}
