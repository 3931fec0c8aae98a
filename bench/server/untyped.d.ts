/** The little of autocannon that is used here; its own types are another package. */
declare module "autocannon" {
  interface Sent {
    method: string;
    path: string;
    headers: Record<string, string>;
    body: string;
  }
  interface Options {
    url: string;
    connections: number;
    amount: number;
    timeout?: number;
    requests: { setupRequest: (request: Sent) => Sent }[];
  }
  interface Result {
    non2xx: number;
    errors: number;
    timeouts: number;
    "2xx": number;
    "5xx": number;
    latency: { p50: number; p99: number };
    throughput: { total: number };
  }
  interface Running extends Promise<Result> {
    on(event: "response", listener: () => void): void;
  }
  export default function autocannon(options: Options): Running;
}

declare module "pg-copy-streams" {
  import type { Submittable } from "pg";
  import type { Writable } from "node:stream";
  export function from(statement: string): Writable & Submittable;
}
