import { notify } from "./notify.ts";

/** What a page that is going was about to do, in words for the next one of this window. */
export const calledOffKey = "rondo_called_off";

/** What the page before was about to do, and did not: it stays until it is closed. */
export function notifyCalledOff(): void {
  try {
    const words = sessionStorage.getItem(calledOffKey);
    sessionStorage.removeItem(calledOffKey);
    if (words) notify.error(words);
  } catch {
    // Without storage nothing was kept.
  }
}
