import { Worker } from "node:worker_threads";
import { refuse, Refusal } from "#platform/errors.ts";
import { makeFairQueue } from "../calls/fairQueue.ts";
import type { TypesetData } from "./data.ts";
import { findCompiler } from "./typst.ts";
import type { Job, Outcome } from "./worker.ts";

/** A document as Typst sources: `main` may import the others by their names. */
export interface Template {
  main: string;
  sources: Readonly<Record<string, string>>;
}

/** Who requests the document: companies are served in turn, one document per person at a time. */
export interface Reader {
  companyId: string;
  personId: string;
}

export interface Typesetter {
  /** False where no compiler exists for this machine: the screen then offers to print. */
  isAvailable: boolean;
  /** A tagged PDF (PDF/UA-1). Refuses with `pdf_unavailable` when it cannot be made now. */
  typeset: (template: Template, data: TypesetData, reader: Reader) => Promise<Uint8Array>;
  /** Ends the thread; the next document starts another. */
  stop: () => Promise<void>;
}

interface Options {
  /** A document that could not be made, for the log. */
  onFailure: (failure: string) => void;
  /** The file of the worker: beside this one, or where the build puts it. */
  entry: URL | string;
  compiler?: string | null;
  timeoutMs?: number;
  idleMs?: number;
  /** Documents that may wait; beyond, a company that has many of them gives one up. */
  queue?: number;
  /** JavaScript memory of the thread; the compiler's own comes on top. */
  heapMb?: number;
}

interface PendingResult {
  done: (pdf: Uint8Array) => void;
  failed: (error: unknown) => void;
}

/** What one person is having made, and how many of their other documents wait for it. */
interface PendingDocument {
  job: Job;
  pdf: Promise<Uint8Array>;
  behind: number;
}
const maxBehind = 10;

/**
 * One thread, started with the first document and ended after five idle minutes, compiles one document at a time; a
 * thread that dies or takes over 10 s is replaced. Companies are served in turn, a person's documents one after the
 * other, and identical requests once.
 */
export function makeTypesetter({
  onFailure,
  entry,
  compiler = findCompiler(),
  timeoutMs = 10_000,
  idleMs = 5 * 60_000,
  queue = 50,
  heapMb = 256,
}: Options): Typesetter {
  const turns = makeFairQueue({ maxConcurrent: 1, waiting: queue });
  const pendingByPerson = new Map<string, PendingDocument>();
  let current: PendingResult | null = null;
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  /** Requests from before a stop are dropped. */
  let stops = 0;

  function make(job: Job): Promise<Uint8Array> {
    return new Promise((done, failed) => {
      clearTimeout(timer);
      current = { done, failed };
      worker ??= start();
      worker.ref();
      worker.postMessage(job);
      timer = setTimeout(() => lose(worker, new Error(`no PDF after ${timeoutMs} ms`)), timeoutMs);
    });
  }

  function start(): Worker {
    const started = new Worker(entry, {
      workerData: { compiler },
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    started.on("message", (outcome: Outcome) => {
      if (worker !== started || !current) return;
      const { done, failed } = current;
      rest();
      if ("pdf" in outcome) done(outcome.pdf);
      else failed(new Error(outcome.failure));
    });
    started.on("error", (error) => lose(started, error));
    started.on("exit", (code) => lose(started, new Error(`the thread ended with ${code}`)));
    return started;
  }

  function rest() {
    clearTimeout(timer);
    current = null;
    worker?.unref();
    timer = setTimeout(() => void end(), idleMs).unref();
  }

  /** The document in hand is lost with its thread; those that wait are not. */
  function lose(lost: Worker | null, error: unknown) {
    if (!lost || worker !== lost) return;
    worker = null;
    void lost.terminate();
    const failed = current?.failed;
    rest();
    failed?.(error);
  }

  async function end() {
    clearTimeout(timer);
    const ended = worker;
    worker = null;
    await ended?.terminate();
  }

  async function makeFor({ companyId, personId }: Reader, job: Job): Promise<Uint8Array> {
    const asked = stops;
    let before = pendingByPerson.get(personId);
    while (before) {
      if (isSame(before.job, job)) return before.pdf;
      before.behind += 1;
      if (before.behind > maxBehind) refuse("pdf_unavailable");
      await before.pdf.catch(() => {});
      before = pendingByPerson.get(personId);
    }
    const pdf = turns
      .run({ name: companyId }, () => {
        if (asked !== stops) throw new Error("stopped");
        return make(job);
      })
      .finally(() => pendingByPerson.delete(personId));
    pendingByPerson.set(personId, { job, pdf, behind: 0 });
    return pdf;
  }

  return {
    isAvailable: compiler !== null,
    async typeset({ main, sources }, data, reader) {
      if (compiler === null) refuse("pdf_unavailable");
      try {
        return await makeFor(reader, { main, sources, data: JSON.stringify(data) });
      } catch (error) {
        if (!(error instanceof Refusal)) onFailure(error instanceof Error ? error.message : String(error));
        return refuse("pdf_unavailable");
      }
    },
    async stop() {
      stops += 1;
      const failed = current?.failed;
      current = null;
      failed?.(new Error("stopped"));
      await end();
    },
  };
}

const isSame = (one: Job, other: Job) => one.main === other.main && one.data === other.data;
