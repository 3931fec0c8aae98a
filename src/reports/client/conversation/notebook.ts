import { createDraftStore } from "#answers/client/light/saving/draftStore.ts";
import {
  createSaveQueue,
  type SaveState,
  type SendingFailure,
} from "#answers/client/light/saving/saveQueue.ts";
import { createApi, failureFrom } from "#platform/client/api.ts";
import { computeTextLength } from "#platform/normalizeText.ts";
import type { reportsContract } from "../../contract.ts";
import type { ConversationNotes, Note } from "../../contract/conversation.ts";
import { maxNoteLength, type NoteKey, noteKeys } from "../../vocabulary/conversation.ts";

const api = createApi<typeof reportsContract>("reports");

/** A pause in the typing. */
const saveDelayMs = 800;

class OtherWriter extends Error {}

function classifyFailure(error: unknown): SendingFailure {
  if (error instanceof OtherWriter) return "signedOut";
  switch (failureFrom(error).code) {
    case "edited_meanwhile":
      return "stale";
    case "unauthorized":
    case "expired_token":
      return "signedOut";
    case "evaluation_not_found":
    case "forbidden":
      return "closed";
    case "invalid_data":
    case "invalid_request":
      return "refused";
    default:
      return "later";
  }
}

type Words = Readonly<Partial<Record<NoteKey, string>>>;
const toWords = (items: ConversationNotes["items"]): Words =>
  Object.fromEntries(items.map(({ question, words }) => [question, words]));
const toKey = (position: number) => noteKeys[position] ?? "free";
const isTooLong = (text: string) => computeTextLength(text) > maxNoteLength;

/** The notes of one person on one report, as this page holds them, and what becomes of them. */
export interface Notebook {
  words: () => Words;
  state: () => SaveState;
  subscribe: (listener: () => void) => () => void;
  write: (key: NoteKey, words: string) => void;
  /** Something typed here is not known to be stored. */
  hasUnsent: () => boolean;
  /** How many times it was written in. */
  edits: () => number;
  /** Everything leaves at once, as the page does. */
  flush: () => void;
  retry: () => void;
  /** The network was lost. */
  refresh: () => void;
  /** Ends the conflict of a note with the version chosen. */
  settle: (position: number, kept: "mine" | "other") => void;
}

/** Where notes are kept. */
export interface NoteStore {
  read: () => Promise<ConversationNotes>;
  save: (note: Note & { writerId: string }) => Promise<unknown>;
}

export const keepOnServer = (evaluationId: string): NoteStore => ({
  read: () => api.notes({ evaluationId }),
  save: (note) => api.saveNote({ evaluationId, ...note }, { context: { outlivesPage: true } }),
});

/** Of the example report: they go away with the page. */
export const keepInPage: NoteStore = {
  read: async () => ({ writerId: "", items: [] }),
  save: async () => {},
};

/** Saves while one types, one request at a time, over the revision before it (answers/client/light/saving). */
export function openNotebook(store: NoteStore, { writerId, items }: ConversationNotes): Notebook {
  const listeners = new Set<() => void>();
  let words = toWords(items);
  let edits = 0;
  const show = (key: NoteKey, text: string) => {
    edits += 1;
    words = { ...words, [key]: text };
    for (const listener of listeners) listener();
  };
  const queue = createSaveQueue(
    {
      store: createDraftStore(),
      send: async ({ position, text }, revision) => {
        await store.save({ writerId, question: toKey(position), words: text ?? "", revision });
      },
      isTooLong: ({ text }) => isTooLong(text ?? ""),
      readBack: async (position) => {
        const stored = await store.read();
        if (stored.writerId !== writerId) throw new OtherWriter();
        const note = stored.items.find(({ question }) => question === noteKeys[position]);
        return { revision: note?.revision ?? 0, score: null, text: note?.words ?? null };
      },
      onAccepted: () => {},
      classifyFailure,
      isOnline: () => navigator.onLine,
      now: () => Date.now(),
      after(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    noteKeys.map((key) => items.find(({ question }) => question === key)?.revision ?? 0),
  );
  return {
    words: () => words,
    state: queue.state,
    subscribe(listener) {
      listeners.add(listener);
      const forget = queue.subscribe(listener);
      return () => {
        listeners.delete(listener);
        forget();
      };
    },
    write(key, text) {
      show(key, text);
      queue.change({ position: noteKeys.indexOf(key), score: null, text }, saveDelayMs);
    },
    hasUnsent: () => queue.unsent().length > 0,
    edits: () => edits,
    flush: queue.flush,
    retry: queue.resume,
    refresh: queue.refresh,
    settle(position, kept) {
      const value = queue.resolve(position, kept);
      if (value) show(toKey(position), value.text ?? "");
    },
  };
}

/** Reads the notes anew, unless the notebook at hand holds something newer: not stored yet, or typed during the reading. */
export async function refreshNotebook(store: NoteStore, known: Notebook | undefined): Promise<Notebook> {
  if (known?.hasUnsent()) return known;
  const edits = known?.edits();
  const stored = await store.read();
  return known && known.edits() !== edits ? known : openNotebook(store, stored);
}
