import { spawn } from "node:child_process";

/*
 * What people send is understood in processes of their own: what a file has taken, broken or unfolded into goes with its
 * process (src/platform/server/README.md).
 */

/** What one process may take. Addresses, processor time and the length of a file are limited on Linux only. */
export interface ProcessBounds {
  heapMb: number;
  /** Of addresses, most of which are never touched: Node takes 1.3 GB of them before it reads a line. */
  addressesMb: number;
  processorSeconds: number;
  timeoutMs: number;
  /** The largest file that it may write. */
  fileMb: number;
}

interface BoundedRun {
  /** « image process », for the log. */
  name: string;
  /** The file of the process. */
  entry: string;
  bounds: ProcessBounds;
  /** Reaches the process as JSON, its only argument. */
  work: object;
  /** What it reads from its standard input. */
  input?: Uint8Array | undefined;
  /** Ends it: its result is not awaited any more. */
  signal?: AbortSignal | undefined;
}

/** It took too long or too much, or broke: what is sound does not. */
export class ProcessLost extends Error {}

/** Runs one process without our environment, to its end. @returns what it said on its standard output */
export function runBounded({ name, entry, bounds, work, input, signal }: BoundedRun): Promise<Buffer> {
  return new Promise<Buffer>((resolve, reject) => {
    const command = [
      process.execPath,
      `--max-old-space-size=${bounds.heapMb}`,
      entry,
      JSON.stringify(work),
    ] as const;
    const child = spawn(...limited(command, bounds), {
      stdio: ["pipe", "pipe", "ignore"],
      env: {},
      timeout: bounds.timeoutMs,
      killSignal: "SIGKILL",
      ...(signal ? { signal } : {}),
    });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    // It may be gone before it has read everything.
    child.stdin.on("error", () => {});
    child.on("error", reject);
    child.on("close", (code, ending) =>
      code === 0 ? resolve(Buffer.concat(chunks)) : reject(new ProcessLost(`${name}: ${ending ?? code}`)),
    );
    child.stdin.end(input);
  });
}

/** The shell sets the limits, which its successor keeps. */
function limited(command: readonly [string, ...string[]], bounds: ProcessBounds): [string, string[]] {
  const [file, ...args] = command;
  if (process.platform !== "linux") return [file, args];
  // Addresses are counted in kilobytes, the length of a file in blocks of 512 bytes.
  const limits = [
    `ulimit -v ${bounds.addressesMb * 1000}`,
    `ulimit -t ${bounds.processorSeconds}`,
    `ulimit -f ${bounds.fileMb * 2000}`,
    "ulimit -c 0",
  ];
  return ["/bin/sh", ["-c", `${limits.join("; ")}; exec "$@"`, "sh", ...command]];
}
