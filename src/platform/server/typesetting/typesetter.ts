import { Worker } from "node:worker_threads";
import { refuse } from "#platform/errors.ts";
import { findCompiler } from "./typst.ts";
import type { Job, Outcome } from "./worker.ts";

/** A document as Typst sources: `main` may import the others by their names. */
export interface Template {
  main: string;
  sources: Readonly<Record<string, string>>;
}

export interface Typesetter {
  /** False where no compiler exists for this machine: the screen then offers to print. */
  isAvailable: boolean;
  /** A tagged PDF (PDF/UA-1). Refuses with `pdf_unavailable` when it cannot be made now. */
  typeset: (template: Template, data: unknown) => Promise<Uint8Array>;
  /** Ends the thread; the next document starts another. */
  stop: () => Promise<void>;
}

interface Options {
  /** A document that could not be made, for the log. */
  onFailure: (failure: string) => void;
  /** The file of the worker: beside this one, or where the build puts it. */
  entry: URL | string;
  compiler?: string | null;
  patienceMs?: number;
  idleMs?: number;
  /** Documents that may wait; beyond, one is told to come back. */
  queue?: number;
  /** JavaScript memory of the thread; the compiler's own comes on top. */
  heapMb?: number;
}

interface Waiting extends Job {
  done: (pdf: Uint8Array) => void;
  failed: (error: unknown) => void;
}

/**
 * One thread, started by the first document, so that a server that makes none pays nothing, and ended after five
 * idle minutes. One document at a time; a thread that dies or takes over 10 s is replaced.
 */
export function makeTypesetter({
  onFailure,
  entry,
  compiler = findCompiler(),
  patienceMs = 10_000,
  idleMs = 5 * 60_000,
  queue = 50,
  heapMb = 256,
}: Options): Typesetter {
  const waiting: Waiting[] = [];
  let current: Waiting | null = null;
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;

  function begin() {
    clearTimeout(timer);
    current = waiting.shift() ?? null;
    if (!current) {
      worker?.unref();
      timer = setTimeout(() => void end(), idleMs).unref();
      return;
    }
    worker ??= start();
    worker.ref();
    const { main, sources, data } = current;
    worker.postMessage({ main, sources, data } satisfies Job);
    timer = setTimeout(() => lose(worker, new Error(`no PDF after ${patienceMs} ms`)), patienceMs);
  }

  function start(): Worker {
    const started = new Worker(entry, {
      workerData: { compiler },
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    started.on("message", (outcome: Outcome) => {
      if (worker !== started || !current) return;
      if ("pdf" in outcome) current.done(outcome.pdf);
      else current.failed(new Error(outcome.failure));
      begin();
    });
    started.on("error", (error) => lose(started, error));
    started.on("exit", (code) => lose(started, new Error(`the thread ended with ${code}`)));
    return started;
  }

  /** The document in hand is lost with its thread; those that wait are not. */
  function lose(lost: Worker | null, error: unknown) {
    if (!lost || worker !== lost) return;
    worker = null;
    void lost.terminate();
    current?.failed(error);
    begin();
  }

  async function end() {
    clearTimeout(timer);
    const ended = worker;
    worker = null;
    await ended?.terminate();
  }

  return {
    isAvailable: compiler !== null,
    async typeset({ main, sources }, data) {
      if (compiler === null || waiting.length >= queue) refuse("pdf_unavailable");
      try {
        return await new Promise<Uint8Array>((done, failed) => {
          waiting.push({ main, sources, data: JSON.stringify(data), done, failed });
          if (!current) begin();
        });
      } catch (error) {
        onFailure(error instanceof Error ? error.message : String(error));
        return refuse("pdf_unavailable");
      }
    },
    async stop() {
      for (const each of [...(current ? [current] : []), ...waiting.splice(0)])
        each.failed(new Error("stopped"));
      current = null;
      await end();
    },
  };
}
