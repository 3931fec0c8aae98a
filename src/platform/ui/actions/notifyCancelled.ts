import { notify } from "./notify.ts";

/** What a page that is going was about to do, in words for the next one of this window. */
export const cancelledNoticeKey = "rondo_called_off";

/** What the page before was about to do, and did not: it stays until it is closed. */
export function notifyCancelled(): void {
  try {
    const words = sessionStorage.getItem(cancelledNoticeKey);
    sessionStorage.removeItem(cancelledNoticeKey);
    if (words) notify.error(words);
  } catch {
    // Without storage nothing was kept.
  }
}
