import pg from "pg";

interface Options {
  /** A connection of its own: not through a pooler, which would hand it to others. */
  url: string;
  channel: string;
  onMessage: (payload: string) => void;
  /** It listens again: what was said meanwhile was missed. */
  onReconnect: () => void;
  onError: (error: Error) => void;
}

/** Milliseconds before the first new attempt, doubled after each, and at most. */
const [retryDelayMs, maxRetryDelayMs] = [500, 30_000];

/**
 * Listens on a channel of PostgreSQL by one connection, made anew when it is lost.
 * @returns resolves once it listens; afterwards `stop` ends it for good
 */
export async function listenTo(options: Options): Promise<{ stop: () => Promise<void> }> {
  let client: pg.Client | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let wait = retryDelayMs;

  const connect = async () => {
    const next = new pg.Client({ connectionString: options.url, keepAlive: true });
    client = next;
    next.on("error", options.onError);
    next.on("end", again);
    next.on("notification", ({ payload = "" }) => options.onMessage(payload));
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(options.channel)}`);
    wait = retryDelayMs;
  };
  const again = () => {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      connect().then(options.onReconnect, (error: Error) => {
        options.onError(error);
        again();
      });
    }, wait).unref();
    wait = Math.min(wait * 2, maxRetryDelayMs);
  };

  await connect().catch((error: Error) => {
    options.onError(error);
    again();
  });
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
