import autocannon from "autocannon";
import { readCpuMs } from "./machine.ts";
import type { RunningServer } from "./servers.ts";

export interface LoadRequest {
  path: string;
  cookie?: string;
  body: unknown;
}

export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  /** Processor time of the server and of PostgreSQL, per request. */
  cpuMs: number;
  serverMs: number;
  refused: number;
  failed: number;
  bytes: number;
}

/** Sends `amount` different requests over `connections` and watches what they cost. */
export async function load(
  server: RunningServer,
  postmaster: number,
  { connections, amount, next }: { connections: number; amount: number; next: () => LoadRequest },
): Promise<LoadResult> {
  const before = { server: readCpuMs(server.pid), database: readCpuMs(postmaster), at: performance.now() };
  let lastAnswer = before.at;
  const running = autocannon({
    url: server.url,
    connections,
    amount,
    timeout: 30,
    requests: [
      {
        setupRequest: (request) => {
          const { path, cookie, body } = next();
          const headers = {
            "content-type": "application/json",
            origin: server.url,
            ...(cookie && { cookie }),
          };
          return { ...request, method: "POST", path, headers, body: JSON.stringify(body) };
        },
      },
    ],
  });
  // autocannon itself ends at its next full second.
  running.on("response", () => {
    lastAnswer = performance.now();
  });
  const result = await running;
  const seconds = (lastAnswer - before.at) / 1000;
  const serverMs = (readCpuMs(server.pid) - before.server) / amount;
  return {
    perSecond: amount / seconds,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: serverMs + (readCpuMs(postmaster) - before.database) / amount,
    serverMs,
    refused: result.non2xx - result["5xx"],
    failed: result["5xx"] + result.errors + result.timeouts,
    bytes: Math.round(result.throughput.total / amount),
  };
}

export const computeMedian = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
};
