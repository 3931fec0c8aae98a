import type { ErrorCode } from "#platform/errors.ts";

/** How many views a person keeps of one list. */
export const mostViews = 20;
export const longestName = 40;

interface View {
  id: string;
  name: string;
  isDefault: boolean;
}

/** Two names that read alike count as one. */
const folded = (name: string) => name.trim().toLocaleLowerCase("fr-CA").normalize("NFC");

/** Whether another view of the list has this name. */
export const isNameTaken = (views: readonly View[], name: string, own: string | null): boolean =>
  views.some((view) => view.id !== own && folded(view.name) === folded(name));

/** Why these cannot be the views of one list. */
export function whyNotViews(views: readonly View[]): ErrorCode | null {
  if (views.length > mostViews) return "invalid_data";
  if (new Set(views.map(({ id }) => id)).size < views.length) return "invalid_data";
  if (views.some(({ id, name }) => isNameTaken(views, name, id))) return "duplicate_key";
  return views.filter(({ isDefault }) => isDefault).length > 1 ? "invalid_data" : null;
}
