import { readSavedState, toSavedState, type ListKind } from "#platform/listState.ts";
import { refuse } from "#platform/errors.ts";
import type { SavedView } from "../contract.ts";

/** The lists whose state can be saved, by name. */
export type ListKinds = Readonly<Record<string, ListKind>>;

declare module "#platform/server/serverModule.ts" {
  interface ServerModule {
    /** Its lists whose views can be saved, as their screens and the sidebar name them. */
    lists?: ListKinds;
  }
}
declare module "#platform/server/services.ts" {
  interface Services {
    /** Every list whose views can be saved. */
    lists: ListKinds;
  }
}

export const requireListKind = (lists: ListKinds, list: string): ListKind =>
  (Object.hasOwn(lists, list) ? lists[list] : undefined) ?? refuse("not_found");

/** A view by the schema that its list has now: what the list no longer knows is left out of it. */
export const normalizeView = ({ filters, sorts }: ListKind, view: SavedView): SavedView => ({
  ...view,
  state: toSavedState(readSavedState(filters, sorts, view.state)),
});
