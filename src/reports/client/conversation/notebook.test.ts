import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConversationNotes } from "../../contract/conversation.ts";
import { maxNoteLength } from "../../vocabulary/conversation.ts";
import { keepInPage, type NoteStore, openNotebook, refreshNotebook } from "./notebook.ts";

const writerId = "00000000-0000-4000-8000-000000000001";
const stored = (words: string, revision = 1): ConversationNotes => ({
  writerId,
  items: [{ question: "free", words, revision }],
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A store that is read when it is told, and keeps what it was asked to save. */
function createStore() {
  const { promise, resolve } = Promise.withResolvers<ConversationNotes>();
  const saved: Parameters<NoteStore["save"]>[0][] = [];
  const store: NoteStore = {
    read: () => promise,
    save: async (note) => void saved.push(note),
  };
  return { store, saved, answer: resolve };
}

test("what was typed during a reading is not replaced by what was read before it", async () => {
  const { store, saved, answer } = createStore();
  const notebook = openNotebook(store, stored("avant"));
  const reading = refreshNotebook(store, notebook);
  notebook.write("free", "pendant");
  await vi.advanceTimersByTimeAsync(1000);
  expect(saved).toEqual([{ writerId, question: "free", revision: 2, words: "pendant" }]);
  expect(notebook.hasUnsent()).toBe(false);
  answer(stored("avant"));
  expect(await reading).toBe(notebook);
  expect(notebook.words()).toEqual({ free: "pendant" });
});

test("what is not stored yet is kept without asking; an untouched notebook takes what another page stored", async () => {
  const { store, answer } = createStore();
  const typing = openNotebook(store, stored("avant"));
  typing.write("free", "en cours");
  expect(await refreshNotebook(store, typing)).toBe(typing);
  const untouched = openNotebook(store, stored("avant"));
  answer(stored("ailleurs", 2));
  expect((await refreshNotebook(store, untouched)).words()).toEqual({ free: "ailleurs" });
});

test("a note that is too long waits in the page, the others leave", async () => {
  const { store, saved } = createStore();
  const notebook = openNotebook(store, { writerId, items: [] });
  notebook.write("free", "a".repeat(maxNoteLength + 1));
  notebook.write("next_step", "Essayer");
  await vi.advanceTimersByTimeAsync(1000);
  expect(saved.map(({ question }) => question)).toEqual(["next_step"]);
  expect(notebook.state()).toEqual({ kind: "tooLong" });
  expect(notebook.hasUnsent()).toBe(true);
});

test("notes of the example are kept by its page", async () => {
  const notebook = await refreshNotebook(keepInPage, undefined);
  notebook.write("surprise", "Tiens");
  expect(notebook.words()).toEqual({ surprise: "Tiens" });
});
