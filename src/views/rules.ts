import type { ErrorCode } from "#platform/errors.ts";

/** How many views a person keeps of one list. */
export const maxViews = 20;
export const maxNameLength = 40;

interface View {
  id: string;
  name: string;
  isDefault: boolean;
}

/** Two names that read alike count as one. */
const normalizeName = (name: string) => name.trim().toLocaleLowerCase("fr-CA").normalize("NFC");

/** Whether another view of the list has this name. */
export const isNameTaken = (views: readonly View[], name: string, own: string | null): boolean =>
  views.some((view) => view.id !== own && normalizeName(view.name) === normalizeName(name));

/**
 * The views with a removed one back at its place. What the others have taken meanwhile stays theirs: it comes back under
 * a free name, and as the default only when no other is.
 */
export function restoreView<SavedItem extends View>(
  views: readonly SavedItem[],
  removed: SavedItem,
  at: number,
): SavedItem[] {
  if (views.some(({ id }) => id === removed.id)) return [...views];
  const isDefault = removed.isDefault && !views.some((view) => view.isDefault);
  return views.toSpliced(at, 0, { ...removed, name: findFreeName(views, removed.name), isDefault });
}

/** This name, or the first of « Invités (2) », « Invités (3) »… that no view has. */
function findFreeName(views: readonly View[], name: string): string {
  let free = name;
  for (let number = 2; isNameTaken(views, free, null); number += 1) {
    const suffix = ` (${number})`;
    free = name.slice(0, maxNameLength - suffix.length).trimEnd() + suffix;
  }
  return free;
}

/** Why these cannot be the views of one list. */
export function whyNotViews(views: readonly View[]): ErrorCode | null {
  if (views.length > maxViews) return "invalid_data";
  if (new Set(views.map(({ id }) => id)).size < views.length) return "invalid_data";
  if (views.some(({ id, name }) => isNameTaken(views, name, id))) return "duplicate_key";
  return views.filter(({ isDefault }) => isDefault).length > 1 ? "invalid_data" : null;
}
