import { useSyncExternalStore } from "react";
import { cancelledNoticeKey } from "./notifyCancelled.ts";
import { dismiss, notify } from "./notify.ts";

/** How long an action can still be cancelled, in milliseconds. */
export const holdMs = 5000;

interface HeldAction {
  /** What it is done to: one thing at a time for each. */
  key: string;
  /** What is about to happen, and when. */
  words: string;
  /** « Annuler ». */
  cancelLabel: string;
  /** Announced once it is cancelled. */
  cancelled: string;
  run: () => unknown;
}

/** What is about to be done, by what it is done to, and how it is cancelled. */
type HeldActions = ReadonlyMap<string, { cancelled: string; callOff: () => void }>;
let held: HeldActions = new Map();
const listeners = new Set<() => void>();

function show(next: HeldActions) {
  held = next;
  for (const listener of listeners) listener();
  const change = next.size > 0 ? "addEventListener" : "removeEventListener";
  window[change]("beforeunload", askBeforeClosing);
  window[change]("pagehide", callOffAll);
}

/** Closing the window now would leave it undone. */
const askBeforeClosing = (event: Event) => event.preventDefault();

/** The page goes all the same, and the next one says so: a phone, for one, asks nothing. */
function callOffAll() {
  for (const { cancelled, callOff } of held.values()) {
    callOff();
    try {
      sessionStorage.setItem(cancelledNoticeKey, cancelled);
    } catch {
      // Without storage it was asked before, and is not said again.
    }
  }
}

const without = (key: string): HeldActions => new Map([...held].filter(([one]) => one !== key));

/**
 * Does something that cannot be undone five seconds later, unless it is cancelled: by the button of its message or
 * Ctrl Z. It outlives the screen that asked for it; leaving the page asks first, and then nothing is done.
 */
export function holdBack({ key, words, cancelLabel, cancelled, run }: HeldAction): void {
  if (held.has(key)) return;
  const callOff = () => {
    clearTimeout(timer);
    dismiss(message);
    show(without(key));
    notify.info(cancelled);
  };
  const message = notify.info(words, {
    milliseconds: null,
    action: { label: cancelLabel, run: callOff, isUndo: true },
  });
  const timer = setTimeout(() => {
    dismiss(message);
    show(without(key));
    void run();
  }, holdMs);
  show(new Map([...held, [key, { cancelled, callOff }]]));
}

/** Whether something is about to be done to this. */
export const useIsHeld = (key: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => held.has(key),
  );
