/** The field for the next one takes the focus, unless somebody is already writing or choosing elsewhere. */
export function focusField(id: string): void {
  if (document.activeElement?.matches("input, select, textarea")) return;
  document.getElementById(id)?.focus();
}
