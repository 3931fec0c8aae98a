/** A list as its reader saved it, under a name. */
export interface SavedView {
  id: string;
  name: string;
  /** Its search, filters, order, columns and size (platform/listState.ts). */
  state: string;
  /** The one that the sidebar opens. */
  isDefault: boolean;
}

/** A person's views of one list, and what can be done with them; the concept of views gives them. */
export interface ListViews {
  /** Undefined until they have come: the list does not wait for them. */
  items: readonly SavedView[] | undefined;
  hasFailed: boolean;
  /** Asks for them, again after a failure. */
  ask: () => void;
  max: number;
  longestName: number;
  isNameTaken: (name: string, own: string | null) => boolean;
  /** Rejects when the server refuses, for the dialog to show it. */
  add: (view: { name: string; state: string }) => Promise<SavedView>;
  rename: (view: SavedView, name: string) => Promise<unknown>;
  /** The others show their failures in a toast. */
  saveState: (view: SavedView, state: string) => void;
  setDefault: (view: SavedView, isDefault: boolean) => void;
  /** Said in these words, and can be undone. */
  remove: (view: SavedView, words: string) => void;
}

/** The list that views are of. */
export interface ViewControls {
  /** The view that the address names, known or not. */
  view: string | null;
  /** What would be saved now. */
  saved: string;
  /** Whether the list stands as a view has it. */
  isShown: (state: string) => boolean;
  /** Null: the list as it first stands. */
  show: (view: { id: string; state: string } | null) => void;
  /** What the list shows has just been saved as this view. */
  mark: (view: string) => void;
}
