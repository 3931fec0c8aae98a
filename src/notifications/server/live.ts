import type { SSEStreamingApi } from "hono/streaming";
import { listLiving } from "#accounts/server/sessions.ts";
import type { EndpointMeta } from "#platform/contract/endpoint.ts";
import { refuse } from "#platform/errors.ts";
import { admit } from "#platform/server/calls/handle.ts";
import type { Actor, Services } from "#platform/server/services.ts";
import { parseKeys } from "./notify.ts";
import { countUnread } from "./own.ts";

/** Streams of one person in this process: a hidden tab holds none. */
const maxStreams = 8;
/** Seconds. */
const retryAfterSeconds = 60;
/** Streams whose count is read at the same time: a launch that notifies a company must not take the whole pool. */
const maxConcurrentReads = 2;
const heartbeatMs = 25_000;
/** Messages that wait for a reader who does not read. */
const maxUnreadMessages = 20;

export const liveMeta: Omit<EndpointMeta, "object" | "limit"> = {
  allow: "signedIn",
  needsProvedAddress: true,
};

interface Stream {
  key: string;
  request: Headers;
  send: (text: string) => void;
  close: () => void;
}

export interface Live {
  /** The events of a person who was admitted, until their session ends, they leave or the process stops. */
  open: (
    actor: Pick<Actor, "companyId" | "profileId">,
    request: Headers,
    signal: AbortSignal,
  ) => (events: SSEStreamingApi) => Promise<void>;
  /** A message of `changesChannel`: whose count may have changed. */
  changed: (message: string) => void;
  /** Changes may have been missed. */
  changedForAll: () => void;
  /** Every stream says that it lives, and ends where its session has: one statement for all. */
  beat: () => Promise<void>;
  close: () => void;
}

const message = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** The streams of this process. The count is read as the person of the session, anew for each message. */
export function makeLive(services: Services): Live {
  const streams = new Map<string, Set<Stream>>();
  const waiting = new Set<Stream>();
  let atWork: Promise<void>[] = [];
  let timer: ReturnType<typeof setInterval> | undefined;

  const all = () => [...streams.values()].flatMap((some) => [...some]);
  const ask = (stream: Stream) => {
    waiting.add(stream);
    if (atWork.length >= maxConcurrentReads) return;
    const work = workOff().finally(() => {
      atWork = atWork.filter((one) => one !== work);
    });
    atWork.push(work);
  };
  async function workOff() {
    for (let [stream] = waiting; stream; [stream] = waiting) {
      waiting.delete(stream);
      await answer(stream);
    }
  }
  async function answer(stream: Stream) {
    try {
      const found = await services.asWatcher(stream.request, async (tx, actor) => {
        admit(liveMeta, actor);
        // The session has gone over to another company.
        if (toStreamKey(actor) !== stream.key) return null;
        return { count: await countUnread(tx, services, actor) };
      });
      if (!found) end(stream);
      else stream.send(message("unread", found));
    } catch (error) {
      // The person is not admitted any more, or the database is away: the browser asks again, later.
      services.log.warn({ failure: String(error) }, "a live count was not read");
      stream.close();
    }
  }
  const end = (stream: Stream) => {
    stream.send(message("ended", {}));
    stream.close();
  };

  return {
    open(actor, request, signal) {
      const key = toStreamKey(actor);
      const own = streams.get(key) ?? new Set();
      if (own.size >= maxStreams) refuse("too_many_requests", undefined, retryAfterSeconds);
      streams.set(key, own);
      timer ??= setInterval(() => void this.beat(), heartbeatMs).unref();
      return (events) =>
        new Promise((ended) => {
          let unread = 0;
          const stream: Stream = { key, request, send, close };
          function send(text: string) {
            if (!own.has(stream)) return;
            if (unread > maxUnreadMessages) return close();
            unread += 1;
            void events.write(text).then(() => (unread -= 1));
          }
          function close() {
            own.delete(stream);
            waiting.delete(stream);
            if (own.size === 0 && streams.get(key) === own) streams.delete(key);
            ended();
          }
          own.add(stream);
          events.onAbort(close);
          // They left while their session was read: no event will come.
          if (signal.aborted) return close();
          send("retry: 5000\n\n");
          ask(stream);
        });
    },
    changed: (said) => {
      for (const key of parseKeys(said)) for (const stream of streams.get(key) ?? []) ask(stream);
    },
    changedForAll: () => {
      for (const stream of all()) ask(stream);
    },
    async beat() {
      for (const stream of all()) stream.send(": \n\n");
      const watched = all().map((stream) => ({ stream, token: services.readSessionToken(stream.request) }));
      if (watched.length === 0) return;
      try {
        const tokens = watched.flatMap(({ token }) => token ?? []);
        const living = await listLiving(services.db, services.now(), tokens);
        const keyIn = new Map(living.map(({ token, ...where }) => [token, toStreamKey(where)]));
        // The session has ended, or gone over to another company.
        for (const { stream, token } of watched) if (!token || keyIn.get(token) !== stream.key) end(stream);
      } catch (error) {
        // The next one asks again.
        services.log.warn({ failure: String(error) }, "live sessions were not read");
      }
    },
    close: () => {
      clearInterval(timer);
      for (const stream of all()) stream.close();
    },
  };
}

const toStreamKey = ({ companyId, profileId }: { companyId: string | null; profileId: string | null }) =>
  `${companyId}:${profileId}`;
