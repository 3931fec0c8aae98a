/** How the browser calls the product: what our server reads of oRPC's protocol (platform/server/internals/rpcHandler.ts), and no more (src/platform/client/README.md). */

/** Sends a call: the browser's fetch, or one of the tests. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

interface Options {
  signal?: AbortSignal | undefined;
  context?: { outlivesPage?: boolean | undefined } | undefined;
}

/** The server answered with an error status. */
export class RefusedCall extends Error {
  readonly status: number;
  /** What it said, when that could be read. */
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(`the server answered ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** `client.people.list(input)` posts to /rpc/people/list; the names below are those of the contract. */
export function createClient<Client>(send: Send, path: readonly string[] = []): Client {
  const call = (input: unknown, options?: Options) => sendCall(send, path, input, options);
  return new Proxy(call, {
    get: (_, name) =>
      // The runtime reads `then` and symbols when a client is awaited or printed: these are no endpoints.
      typeof name !== "string" || name === "then" ? undefined : createClient(send, [...path, name]),
  }) as Client;
}

async function sendCall(send: Send, path: readonly string[], input: unknown, options: Options = {}) {
  const response = await fetchAccepted(send, `/rpc/${path.join("/")}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ json: input }),
    keepalive: options.context?.outlivesPage ?? false,
    signal: options.signal ?? null,
  });
  // A file comes as the only part of a form, with its name, or by itself where it is sent while it is written.
  if (response.headers.get("content-type")?.startsWith("multipart/form-data"))
    return (await response.formData()).get("0");
  const name = /filename\*=UTF-8''(\S+)/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  if (name) {
    const bytes = await response.blob();
    return new File([bytes], decodeURIComponent(name), { type: bytes.type });
  }
  return ((await response.json()) as { json?: unknown }).json;
}

/** Reads an address of the REST API, whose answers are not wrapped. */
export const readFrom = async (send: Send, address: string): Promise<unknown> =>
  (await fetchAccepted(send, address, {})).json();

async function fetchAccepted(send: Send, address: string, init: RequestInit): Promise<Response> {
  const response = await send(address, init);
  if (!response.ok) throw new RefusedCall(response.status, await readErrorBody(response));
  return response;
}

/**
 * An error of an endpoint is wrapped as an answer is; one raised before the endpoint is not; one of a proxy is not
 * JSON.
 */
async function readErrorBody(response: Response): Promise<unknown> {
  try {
    const body = (await response.json()) as { json?: unknown } | null;
    return body?.json ?? body;
  } catch {
    return null;
  }
}
