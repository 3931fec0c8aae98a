import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Duplex } from "node:stream";
import { securityHeaders } from "./headers.ts";

/** A client that does not finish its headers, or its request, is let go; how often we look (milliseconds). */
const defaultTimeouts = { headers: 10_000, request: 30_000, checkInterval: 5_000 };

interface Options {
  https: boolean;
  timeouts?: typeof defaultTimeouts;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface HttpServer {
  server: Server;
  /** Until then every request is answered 503 with « retry-after: 1 ». */
  answerWith: (listener: Listener) => void;
}

/** Node's server with our timeouts, and our headers on the answers that never reach the application. */
export function makeHttpServer({ https, timeouts = defaultTimeouts }: Options): HttpServer {
  const always = securityHeaders({ https });
  const everyHeader = new Map(Object.entries(always));
  const headers = { ...always, "cache-control": "no-store" };
  let listener: Listener | null = null;
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: timeouts.checkInterval,
      // Node's own refusal of a request without host would go without our headers.
      requireHostHeader: false,
    },
    (request, response) => {
      if (!request.headers.host)
        return void response.writeHead(400, { ...headers, connection: "close" }).end();
      if (listener) return void listener(request, response.setHeaders(everyHeader));
      response.writeHead(503, { ...headers, "retry-after": "1" }).end();
    },
  );
  server.on("checkExpectation", (_request, response: ServerResponse) =>
    response.writeHead(417, headers).end(),
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket) =>
    refuseRaw(socket, toStatus(error), headers),
  );
  return { server, answerWith: (next) => (listener = next) };
}

const toStatus = ({ code }: NodeJS.ErrnoException): number => {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
};

/**
 * Answers input that is not HTTP, too large or too slow: no request object exists, so the answer is written by hand.
 */
function refuseRaw(socket: Duplex, status: number, headers: Record<string, string>): void {
  if (!socket.writable) return void socket.destroy();
  const lines = Object.entries({ ...headers, connection: "close", "content-length": "0" });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`);
}
