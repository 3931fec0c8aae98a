import type { ListViews, SavedView, ViewControls } from "./savedViews.ts";

/** The view that the list was opened as, and whether it still stands as it was saved. */
export function activeView(
  { items }: Pick<ListViews, "items">,
  list: ViewControls,
): { active: SavedView | null; isChanged: boolean } {
  const active = items?.find(({ id }) => id === list.view) ?? null;
  return { active, isChanged: active !== null && !list.isShown(active.state) };
}
