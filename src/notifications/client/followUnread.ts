/** Milliseconds before a new attempt, doubled after each, and at most; a part of it is left to chance. */
const [retryDelayMs, maxRetryDelayMs] = [2000, 5 * 60_000];

/**
 * Follows the unread count as the server sends it, while the page is visible: a browser allows six connections to
 * one server, and ten tabs must not use them up. What is missed meanwhile is sent when the page is visible again.
 * @returns ends it
 */
export function followUnread(onCount: (count: number) => void): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = retryDelayMs;
  let isOver = false;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const open = () => {
    close();
    if (isOver || document.hidden) return;
    source = new EventSource("/live/notifications");
    source.addEventListener("unread", ({ data }: MessageEvent<string>) => {
      wait = retryDelayMs;
      onCount((JSON.parse(data) as { count: number }).count);
    });
    // The session is over: the next call of the page says so.
    source.addEventListener("ended", () => {
      isOver = true;
      close();
    });
    source.addEventListener("error", () => {
      close();
      timer = setTimeout(open, wait * (0.5 + Math.random()));
      wait = Math.min(wait * 2, maxRetryDelayMs);
    });
  };
  document.addEventListener("visibilitychange", open);
  open();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", open);
    close();
  };
}
