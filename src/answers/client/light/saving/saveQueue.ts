import { normalizeText } from "#platform/normalizeText.ts";
import type { Answer, Draft, DraftStore, Value } from "./draftStore.ts";

/**
 * Why the server did not take an answer, as far as the queue cares. « later »: nothing can leave now;
 * « refused »: this one cannot, the others may.
 */
export type SendingFailure = "stale" | "signedOut" | "closed" | "later" | "refused";

export interface Conflict {
  position: number;
  mine: Value;
  other: Value;
}

export type SaveState =
  | { kind: "idle" | "saving" | "offline" | "tooLong" | "signedOut" | "closed" }
  | { kind: "saved" | "retrying"; at: number }
  | { kind: "conflict"; conflicts: readonly Conflict[] };

/** The ports of the queue, which has no clock and no network of its own. */
export interface SaveQueuePorts {
  store: DraftStore;
  /** Rejects when the server refuses or cannot be reached. */
  send: (draft: Draft, revision: number) => Promise<void>;
  /** Longer than the server accepts: the answer waits on this device until it is shortened. */
  isTooLong: (answer: Answer) => boolean;
  /** The server's current version of this position. */
  readBack: (position: number) => Promise<Value & { revision: number }>;
  /** The server has accepted this version, with this revision. */
  onAccepted: (answer: Answer, revision: number) => void;
  classifyFailure: (error: unknown) => SendingFailure;
  isOnline: () => boolean;
  now: () => number;
  /** Runs later; returns what cancels it. */
  after: (milliseconds: number, run: () => void) => () => void;
}

const retryDelays = [2_000, 5_000, 10_000, 20_000, 30_000] as const;
const refusedDelay = 30_000;
/** As the server keeps it: no text for a text of blanks, each letter in its one form. */
const normalizeWords = ({ text }: Value) => (text?.trim() ? normalizeText(text) : "");
const isSameValue = (a: Value, b: Value) => a.score === b.score && normalizeWords(a) === normalizeWords(b);
const toValue = ({ score, text }: Value): Value => ({ score, text });

/**
 * One queue for the whole form: one request at a time, each with the revision after the one it follows.
 * A draft leaves the store only when the server has taken that very draft. What left is written down first, so
 * that an answer lost on its way back, even by a page closed since, is never mistaken for another device.
 */
export function createSaveQueue(ports: SaveQueuePorts, revisions: readonly number[]) {
  const { store } = ports;
  const acknowledged = new Map(revisions.map((revision, position) => [position, revision]));
  const dueAt = new Map<number, number>();
  const sending = new Set<number>();
  const refusedPositions = new Set<number>();
  const conflicts = new Map<number, Conflict & { revision: number }>();
  const listeners = new Set<() => void>();
  let halted: "signedOut" | "closed" | null = null;
  let retryAt: number | null = null;
  let attempts = 0;
  let savedAt: number | null = null;
  let cancelTimer = () => {};
  let shown: SaveState = { kind: "idle" };

  /** What the server would accept. */
  const listSendable = () => store.waiting().filter((draft) => !ports.isTooLong(draft));
  const listCandidates = () =>
    listSendable().filter(({ position }) => !conflicts.has(position) && !sending.has(position));

  function computeState(): SaveState {
    if (halted) return { kind: halted };
    if (conflicts.size > 0) return { kind: "conflict", conflicts: [...conflicts.values()] };
    const waiting = listSendable();
    const waits = waiting.length > 0;
    if (waits && !ports.isOnline()) return { kind: "offline" };
    if (waits && retryAt !== null && sending.size === 0) return { kind: "retrying", at: retryAt };
    if (waits && waiting.every(({ position }) => refusedPositions.has(position)))
      return {
        kind: "retrying",
        at: Math.min(...[...refusedPositions].map((position) => dueAt.get(position) ?? 0)),
      };
    if (waits) return { kind: "saving" };
    if (store.waiting().length > 0) return { kind: "tooLong" };
    return savedAt === null ? { kind: "idle" } : { kind: "saved", at: savedAt };
  }
  function notifyListeners() {
    shown = computeState();
    for (const listener of listeners) listener();
  }

  function schedulePump(milliseconds: number) {
    cancelTimer();
    cancelTimer = ports.after(milliseconds, () => {
      retryAt = null;
      pump();
    });
  }

  function pump() {
    if (!halted && sending.size === 0 && retryAt === null && ports.isOnline()) {
      const waiting = listCandidates();
      const now = ports.now();
      const due = waiting.find(({ position }) => (dueAt.get(position) ?? 0) <= now);
      if (due) void deliver(due);
      else if (waiting.length > 0)
        schedulePump(Math.min(...waiting.map(({ position }) => dueAt.get(position) ?? 0)) - now);
    }
    notifyListeners();
  }

  async function deliver(waiting: Draft) {
    const { position, base } = waiting;
    const draft = {
      ...waiting,
      sent: [...waiting.sent.filter((value) => !isSameValue(value, waiting)), toValue(waiting)],
    };
    sending.add(position);
    store.put(draft);
    notifyListeners();
    try {
      await ports.send(draft, base + 1);
      settle(draft, base + 1);
    } catch (error) {
      const failure = ports.classifyFailure(error);
      if (failure === "stale") await compare(draft);
      else handleFailure(draft, failure);
    } finally {
      sending.delete(position);
      pump();
    }
  }

  /** The server has accepted this draft. Later typing stays queued after it. */
  function settle(draft: Draft, revision: number) {
    const { position } = draft;
    acknowledge({ position, ...toValue(draft) }, revision);
    const newer = store.get(position);
    if (newer === draft) store.remove(position);
    else if (newer) store.put({ ...newer, base: revision, sent: [] });
    attempts = 0;
    savedAt = ports.now();
  }

  function acknowledge(answer: Answer, revision: number) {
    acknowledged.set(answer.position, revision);
    refusedPositions.delete(answer.position);
    ports.onAccepted(answer, revision);
  }

  function handleFailure({ position }: Draft, failure: Exclude<SendingFailure, "stale">) {
    if (failure === "signedOut" || failure === "closed") {
      halted = failure;
      return;
    }
    if (failure === "refused") {
      refusedPositions.add(position);
      dueAt.set(position, ports.now() + refusedDelay);
      return;
    }
    const delay = retryDelays[Math.min(attempts, retryDelays.length - 1)] ?? 30_000;
    attempts += 1;
    retryAt = ports.now() + delay;
    schedulePump(delay);
  }

  async function compare(draft: Draft) {
    const { position } = draft;
    try {
      const { revision, ...other } = await ports.readBack(position);
      const current = store.get(position) ?? draft;
      const ours = draft.sent.some((sent) => isSameValue(sent, other));
      if (isSameValue(draft, other)) settle(draft, revision);
      else if (ours) store.put({ ...current, base: revision, sent: [] });
      else conflicts.set(position, { position, mine: toValue(current), other, revision });
    } catch (error) {
      const failure = ports.classifyFailure(error);
      handleFailure(draft, failure === "stale" ? "later" : failure);
    }
  }

  function retryNow() {
    retryAt = null;
    cancelTimer();
    for (const position of refusedPositions) dueAt.delete(position);
    refusedPositions.clear();
    pump();
  }

  return {
    /** `wait`: milliseconds before it leaves, counted again at every change. */
    change(answer: Answer, wait: number) {
      const { position } = answer;
      const before = store.get(position);
      store.put({
        ...answer,
        base: before?.base ?? acknowledged.get(position) ?? 0,
        sent: before?.sent ?? [],
        at: ports.now(),
      });
      refusedPositions.delete(position);
      dueAt.set(position, ports.now() + wait);
      const conflict = conflicts.get(position);
      if (conflict) conflicts.set(position, { ...conflict, mine: toValue(answer) });
      if (retryAt === null) cancelTimer();
      pump();
    },
    /** On leaving, everything is sent at once, without waiting for the previous request. */
    flush() {
      dueAt.clear();
      if (halted || !ports.isOnline()) return;
      for (const draft of listCandidates()) void deliver(draft);
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
      acknowledge({ position, ...conflict.other }, conflict.revision);
      if (kept === "other") store.remove(position);
      else store.put({ position, ...conflict.mine, base: conflict.revision, sent: [], at: ports.now() });
      pump();
      return kept === "other" ? conflict.other : conflict.mine;
    },
    /** Takes over the server's revisions of the positions without a draft, and retries. */
    adopt(revisions: readonly number[]) {
      revisions.forEach((revision, position) => {
        if (!store.get(position)) acknowledged.set(position, revision);
      });
      retryNow();
    },
    halt(reason: "signedOut" | "closed") {
      halted = reason;
      notifyListeners();
    },
    /** The person signs out: drafts are dropped, nothing is sent any more. */
    abandon() {
      halted = "signedOut";
      for (const { position } of store.waiting()) store.remove(position);
    },
    /** The page is being unloaded: no code runs afterwards. */
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
          const { kind } = computeState();
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
