import type OpenAIClient from "openai";
import type { AiServer } from "../../rules/drafts/aiServer.ts";
import type { DraftFailure } from "../../vocabulary/drafts.ts";

/** The server that writes drafts, as the operator has set it up. */
export interface DraftServer {
  host: string;
  model: string;
  /**
   * Sends a request as it stands, and yields what the model writes, as it comes.
   * @throws DraftFailed
   */
  write: (request: string, signal: AbortSignal) => AsyncIterable<string>;
}

declare module "#platform/server/services.ts" {
  interface Services {
    /** Null: none is set up, and nothing is ever sent. */
    draftServer: DraftServer | null;
  }
}

/** Why no whole answer came. Never with what was sent or written. */
export class DraftFailed extends Error {
  readonly why: DraftFailure;
  readonly status: number | null;
  constructor(why: DraftFailure, status: number | null = null) {
    super(`no draft: ${why}`);
    this.why = why;
    this.status = status;
  }
}

/** For a whole draft, from the request on. */
const usualLimitMs = 30_000;
/** A model that does not stop is stopped. */
const maxAnswerLength = 20_000;
/** Of all that the server sends, its frames and what they hold beside the text. */
const maxAnswerBytes = 1_000_000;

export function makeDraftServer(
  aiServer: AiServer | null,
  { timeLimitMs = usualLimitMs }: { timeLimitMs?: number } = {},
): DraftServer | null {
  if (!aiServer) return null;
  const { baseUrl, model } = aiServer;
  const { host } = new URL(baseUrl);
  return {
    host,
    model,
    async *write(request, signal) {
      const { default: OpenAI } = await import("openai");
      const limit = AbortSignal.timeout(timeLimitMs);
      let length = 0;
      try {
        for await (const part of openAnswer(OpenAI, aiServer, request, AbortSignal.any([signal, limit]))) {
          length += part.length;
          if (length > maxAnswerLength) throw new DraftFailed("nonsense");
          yield part;
        }
        // The library ends quietly what was aborted.
        if (limit.aborted) throw new DraftFailed("slow");
      } catch (error) {
        if (limit.aborted && !signal.aborted) throw new DraftFailed("slow");
        // The library wraps what its fetch throws.
        const own = [error, (error as Error).cause].find((one) => one instanceof DraftFailed);
        throw own ?? new DraftFailed(...explain(error, length > 0));
      }
    },
  };
}

/** What the model writes, part by part, until it says that it has finished. */
async function* openAnswer(
  OpenAI: typeof OpenAIClient,
  aiServer: AiServer,
  request: string,
  signal: AbortSignal,
): AsyncIterable<string> {
  const client = new OpenAI({
    baseURL: aiServer.baseUrl,
    apiKey: aiServer.apiKey ?? "none",
    // What the library would read of the environment is of no concern here.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: "off",
    maxRetries: 0,
    fetch: sendOnly(aiServer, request),
  });
  const body = JSON.parse(request) as Parameters<typeof client.chat.completions.create>[0] & { stream: true };
  const answer = await client.chat.completions.create(body, { signal });
  let isFinished = false;
  for await (const { choices } of answer) {
    const [choice] = choices;
    if (choice?.delta?.refusal) throw new DraftFailed("refused");
    if (choice?.delta?.content) yield choice.delta.content;
    const reason = choice?.finish_reason;
    if (reason === "content_filter") throw new DraftFailed("refused");
    if (reason === "length") throw new DraftFailed("cut_off");
    if (reason) isFinished = true;
  }
  if (!isFinished && !signal.aborted) throw new DraftFailed("cut_off");
}

/**
 * Sends the very bytes that the person was shown, to the address of the operator and to no other: no redirection is followed,
 * and the headers by which the library tells of this machine stay here.
 */
const sendOnly =
  ({ apiKey }: AiServer, request: string): typeof fetch =>
  async (address, init) => {
    if (init?.body !== request) throw new Error("the request is not the one that was shown");
    const headers = {
      accept: "text/event-stream",
      "content-type": "application/json",
      // What is sent small does not become large here.
      "accept-encoding": "identity",
      ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
    };
    const { method = "POST", body, signal = null } = init;
    const answer = await fetch(address, {
      method,
      body,
      signal,
      headers,
      redirect: "error",
      credentials: "omit",
    });
    const encoding = answer.headers.get("content-encoding")?.trim().toLowerCase();
    if (answer.ok && (!encoding || encoding === "identity"))
      return new Response(limitBytes(answer.body), { status: answer.status, headers: answer.headers });
    // What a refusal says is read by no one.
    await answer.body?.cancel();
    if (answer.ok) throw new DraftFailed("nonsense");
    return new Response(null, { status: answer.status });
  };

/** Ends with an error once so many bytes have come: an answer without an end, or without a line, fills no memory. */
function limitBytes(body: ReadableStream<Uint8Array<ArrayBuffer>> | null) {
  let bytes = 0;
  return body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > maxAnswerBytes) controller.error(new DraftFailed("nonsense"));
        else controller.enqueue(chunk);
      },
    }),
  );
}

/** What an error of the library means to the person. Its message may hold what was sent, and goes nowhere. */
function explain(error: unknown, hasBegun: boolean): [DraftFailure, number | null] {
  const status = (error as { status?: unknown } | null)?.status;
  if (typeof status !== "number") return [hasBegun ? "cut_off" : "unreachable", null];
  if (status === 429 || status === 402) return ["over_quota", status];
  return [status < 500 ? "refused" : "unreachable", status];
}
