/** One answer as it stands on this device. */
export interface Value {
  score: number | null;
  text: string | null;
}
export interface Draft extends Value {
  position: number;
}

/**
 * What was written here and is not acknowledged by the server yet. In memory for now; a store that outlives the
 * page has the same four words. Never `localStorage` (§10 of docs/product-decisions.md: strictest by default).
 */
export interface DraftStore {
  /** Replaces what waits at this position; the first to wait stays the first to leave. */
  put: (draft: Draft) => void;
  remove: (position: number) => void;
  get: (position: number) => Draft | undefined;
  /** In the order in which they began to wait. */
  waiting: () => readonly Draft[];
}

export function memoryDraftStore(): DraftStore {
  const drafts = new Map<number, Draft>();
  return {
    put: (draft) => void drafts.set(draft.position, draft),
    remove: (position) => void drafts.delete(position),
    get: (position) => drafts.get(position),
    waiting: () => [...drafts.values()],
  };
}
