/** What a person gave to one question. */
export interface Value {
  score: number | null;
  text: string | null;
}
export interface Answer extends Value {
  position: number;
}

/** One answer that the server is not known to hold. */
export interface Draft extends Answer {
  /** The server's revision that it follows: when the server has moved on since, another device answered. */
  base: number;
  /** What left from here and was never acknowledged: found on the server, it is ours. */
  sent: readonly Value[];
  /** When the person gave it, in milliseconds; trying again to send it does not make it younger. */
  at: number;
}

/** What waits on this device, in memory and, when the device keeps drafts, beyond the page (src/answers/README.md). */
export interface DraftStore {
  /** Replaces what waits at this position; the first to wait stays the first to leave. */
  put: (draft: Draft) => void;
  remove: (position: number) => void;
  get: (position: number) => Draft | undefined;
  /** In the order in which they began to wait. */
  waiting: () => readonly Draft[];
}

/** Where drafts rest beyond the page. */
interface DraftStorage {
  keep: (draft: Draft) => void;
  drop: (position: number) => void;
}
const noStorage: DraftStorage = { keep() {}, drop() {} };

/** Read from memory; each change is written to storage at once. */
export function createDraftStore(shelf: DraftStorage = noStorage, found: readonly Draft[] = []): DraftStore {
  const drafts = new Map(found.map((draft) => [draft.position, draft]));
  return {
    put(draft) {
      drafts.set(draft.position, draft);
      shelf.keep(draft);
    },
    remove(position) {
      drafts.delete(position);
      shelf.drop(position);
    },
    get: (position) => drafts.get(position),
    waiting: () => [...drafts.values()],
  };
}
