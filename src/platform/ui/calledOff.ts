import { notify } from "./notify.ts";

const key = "rondo_called_off";

/** The page is going, and what it was about to do with it: this window says so when it is back. */
export function rememberCalledOff(words: string): void {
  try {
    sessionStorage.setItem(key, words);
  } catch {
    // Without storage it was asked before, and is not said again.
  }
}

/** What the page before was about to do, and did not: it stays until it is closed. */
export function sayCalledOff(): void {
  try {
    const words = sessionStorage.getItem(key);
    if (!words) return;
    sessionStorage.removeItem(key);
    notify.info(words, { milliseconds: null });
  } catch {
    // Without storage nothing was kept.
  }
}
