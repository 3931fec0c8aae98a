import type { Draft, DraftStore, Value } from "./draftStore.ts";

/** Why the server did not take an answer, as far as the queue cares. */
export type SendingFailure = "stale" | "signedOut" | "closed" | "later";

export interface Conflict {
  position: number;
  mine: Value;
  other: Value;
}

export type SaveState =
  | { kind: "idle" | "saving" | "offline" | "signedOut" | "closed" }
  | { kind: "saved" | "retrying"; at: number }
  | { kind: "conflict"; conflicts: readonly Conflict[] };

/** The world, given: the queue has no clock and no network of its own. */
export interface SaveQueuePorts {
  store: DraftStore;
  /** Rejects when the server refuses or cannot be reached. */
  send: (draft: Draft, revision: number) => Promise<void>;
  /** What the server holds at this position now. */
  readBack: (position: number) => Promise<Value & { revision: number }>;
  failureOf: (error: unknown) => SendingFailure;
  isOnline: () => boolean;
  now: () => number;
  /** Runs later; returns what cancels it. */
  after: (milliseconds: number, run: () => void) => () => void;
}

const retryDelays = [2_000, 5_000, 10_000, 20_000, 30_000] as const;
const same = (a: Value, b: Value) => a.score === b.score && (a.text ?? "") === (b.text ?? "");

/**
 * One queue for the whole form: one request at a time, each with the revision after the last acknowledged one.
 * A draft leaves the store only when the server has taken that very draft. An answer lost on its way back is
 * recognised by what was sent, so that a retry is never mistaken for another device.
 */
export function createSaveQueue(ports: SaveQueuePorts, revisions: readonly number[]) {
  const { store } = ports;
  const acknowledged = new Map(revisions.map((revision, position) => [position, revision]));
  const dueAt = new Map<number, number>();
  const sending = new Set<number>();
  const inDoubt = new Map<number, Value[]>();
  const conflicts = new Map<number, Conflict & { revision: number }>();
  const listeners = new Set<() => void>();
  let halted: "signedOut" | "closed" | null = null;
  let retryAt: number | null = null;
  let attempts = 0;
  let savedAt: number | null = null;
  let cancelTimer = () => {};
  let shown: SaveState = { kind: "idle" };

  const candidates = () =>
    store.waiting().filter(({ position }) => !conflicts.has(position) && !sending.has(position));

  function stateNow(): SaveState {
    if (halted) return { kind: halted };
    if (conflicts.size > 0) return { kind: "conflict", conflicts: [...conflicts.values()] };
    const waits = store.waiting().length > 0;
    if (waits && !ports.isOnline()) return { kind: "offline" };
    if (waits && retryAt !== null && sending.size === 0) return { kind: "retrying", at: retryAt };
    if (waits) return { kind: "saving" };
    return savedAt === null ? { kind: "idle" } : { kind: "saved", at: savedAt };
  }
  function tell() {
    shown = stateNow();
    for (const listener of listeners) listener();
  }

  function wakeIn(milliseconds: number) {
    cancelTimer();
    cancelTimer = ports.after(milliseconds, () => {
      retryAt = null;
      pump();
    });
  }

  function pump() {
    if (!halted && sending.size === 0 && retryAt === null && ports.isOnline()) {
      const waiting = candidates();
      const now = ports.now();
      const due = waiting.find(({ position }) => (dueAt.get(position) ?? 0) <= now);
      if (due) void deliver(due);
      else if (waiting.length > 0)
        wakeIn(Math.min(...waiting.map(({ position }) => dueAt.get(position) ?? 0)) - now);
    }
    tell();
  }

  async function deliver(draft: Draft) {
    const { position } = draft;
    const revision = (acknowledged.get(position) ?? 0) + 1;
    sending.add(position);
    tell();
    try {
      await ports.send(draft, revision);
      settle(draft, revision);
    } catch (error) {
      const failure = ports.failureOf(error);
      if (failure === "stale") await compare(draft);
      else refused(draft, failure);
    } finally {
      sending.delete(position);
      pump();
    }
  }

  /** The server holds this draft. What was typed meanwhile goes on waiting. */
  function settle(draft: Draft, revision: number) {
    acknowledged.set(draft.position, revision);
    inDoubt.delete(draft.position);
    if (store.get(draft.position) === draft) store.remove(draft.position);
    attempts = 0;
    savedAt = ports.now();
  }

  function refused(draft: Draft, failure: Exclude<SendingFailure, "stale">) {
    if (failure !== "later") {
      halted = failure;
      return;
    }
    inDoubt.set(draft.position, [...(inDoubt.get(draft.position) ?? []), draft]);
    const delay = retryDelays[Math.min(attempts, retryDelays.length - 1)] ?? 30_000;
    attempts += 1;
    retryAt = ports.now() + delay;
    wakeIn(delay);
  }

  async function compare(draft: Draft) {
    const { position } = draft;
    try {
      const { revision, ...other } = await ports.readBack(position);
      const ours = inDoubt.get(position)?.some((sent) => same(sent, other)) ?? false;
      if (same(draft, other)) settle(draft, revision);
      else if (ours) acknowledged.set(position, revision);
      else conflicts.set(position, { position, mine: store.get(position) ?? draft, other, revision });
    } catch (error) {
      const failure = ports.failureOf(error);
      refused(draft, failure === "stale" ? "later" : failure);
    }
  }

  function retryNow() {
    retryAt = null;
    cancelTimer();
    pump();
  }

  return {
    /** `wait`: milliseconds before it leaves, counted again at every change. */
    change(draft: Draft, wait: number) {
      store.put(draft);
      dueAt.set(draft.position, ports.now() + wait);
      const conflict = conflicts.get(draft.position);
      if (conflict) conflicts.set(draft.position, { ...conflict, mine: draft });
      if (retryAt === null) cancelTimer();
      pump();
    },
    /** Leaving: everything goes at once, without waiting for the one before. */
    flush() {
      dueAt.clear();
      if (halted || !ports.isOnline()) return;
      for (const draft of candidates()) void deliver(draft);
    },
    retryNow,
    /** Signed in again. */
    resume() {
      if (halted === "signedOut") halted = null;
      retryNow();
    },
    /** Returns the value to show from now on. */
    resolve(position: number, kept: "mine" | "other"): Value | null {
      const conflict = conflicts.get(position);
      if (!conflict) return null;
      conflicts.delete(position);
      acknowledged.set(position, conflict.revision);
      inDoubt.delete(position);
      if (kept === "other") store.remove(position);
      pump();
      return kept === "other" ? conflict.other : conflict.mine;
    },
    halt(reason: "signedOut" | "closed") {
      halted = reason;
      tell();
    },
    /** The page goes: nothing runs after it. */
    stop() {
      cancelTimer();
      listeners.clear();
    },
    refresh: pump,
    unsent: () => store.waiting(),
    state: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** True once nothing waits; false as soon as something cannot leave now. */
    whenSent: () =>
      new Promise<boolean>((done) => {
        const look = () => {
          const { kind } = stateNow();
          if (kind === "saving") return;
          listeners.delete(look);
          done(store.waiting().length === 0);
        };
        listeners.add(look);
        dueAt.clear();
        if (retryAt === null) pump();
        else retryNow();
        look();
      }),
  };
}

export type SaveQueue = ReturnType<typeof createSaveQueue>;
