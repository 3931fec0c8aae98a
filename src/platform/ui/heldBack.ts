import { useSyncExternalStore } from "react";
import { dismiss, notify } from "./notify.ts";

/** How long something can still be called off, in milliseconds. */
export const heldFor = 5000;

interface HeldBack {
  /** What it is done to: one thing at a time for each. */
  key: string;
  /** What is about to happen, and when. */
  words: string;
  /** « Annuler ». */
  cancelLabel: string;
  /** Said once it is called off. */
  cancelled: string;
  run: () => unknown;
}

let held: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function show(next: ReadonlySet<string>) {
  held = next;
  for (const listener of listeners) listener();
  if (next.size > 0) window.addEventListener("beforeunload", askBeforeClosing);
  else window.removeEventListener("beforeunload", askBeforeClosing);
}

/** Closing the window now would leave it undone. */
const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault();

const without = (key: string) => new Set([...held].filter((one) => one !== key));

/**
 * Does something that cannot be undone five seconds later, unless it is called off: by the button of its message or
 * Ctrl Z. It outlives the screen that asked for it; closing the window asks first, and then nothing is done.
 */
export function holdBack({ key, words, cancelLabel, cancelled, run }: HeldBack): void {
  if (held.has(key)) return;
  const callOff = () => {
    clearTimeout(timer);
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
  }, heldFor);
  show(new Set([...held, key]));
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
