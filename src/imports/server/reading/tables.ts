import { refuse, type ErrorCode, type FieldError } from "#platform/errors.ts";
import { ProcessLost, runBounded, type ProcessBounds } from "#platform/server/process/boundedProcess.ts";
import { makeFairQueue } from "#platform/server/calls/fairQueue.ts";
import type { FileTable } from "../../rules/table.ts";
import type { ReadingOptions } from "./readFile.ts";

/** What is known of a table beside its rows. */
export interface TableHead extends Omit<FileTable, "rows"> {
  rowCount: number;
}

/** What one process is asked to do. */
export interface ReadingWork {
  file: string;
  /** Where it writes the rows: JSON, a slice of them on each line. */
  rowsFile: string;
  options: ReadingOptions;
}
export type Outcome =
  | { head: TableHead }
  | { refusal: ErrorCode; fields?: Record<string, FieldError> | undefined };

export interface Tables {
  /** Refuses what is no table that we can read, and `service_unavailable` when too many wait. */
  read: (work: ReadingWork, sender: { companyId: string; signal: AbortSignal }) => Promise<TableHead>;
}

declare module "#platform/server/services.ts" {
  interface Services {
    /** Reads the tables that people send. */
    tables: Tables;
  }
}

interface Options {
  /** The file of the process: beside this one, or where the build puts it. */
  entry: string;
  onFailure: (failure: string) => void;
  bounds?: ProcessBounds;
  /** Processes at once. */
  maxConcurrent?: number;
}

/** The largest tables that are taken need a third of these. */
const defaultBounds: ProcessBounds = {
  heapMb: 400,
  addressesMb: 3_000,
  processorSeconds: 15,
  timeoutMs: 30_000,
  fileMb: 200,
};

/**
 * Reads tables in processes of their own, bounded in memory and time; companies are served in turn. A sender who leaves ends
 * the process.
 */
export function makeTables({ entry, onFailure, bounds = defaultBounds, maxConcurrent = 2 }: Options): Tables {
  const queue = makeFairQueue({ maxConcurrent, waiting: 50 });
  return {
    async read(work, { companyId, signal }) {
      const run = async () => {
        if (signal.aborted) refuse("invalid_request");
        return runBounded({ name: "table process", entry, bounds, work, signal });
      };
      const output = await queue.run({ name: companyId }, run).catch((error: unknown) => {
        if (signal.aborted) refuse("invalid_request");
        if (!(error instanceof ProcessLost)) throw error;
        onFailure(error.message);
        return refuse("unreadable_file");
      });
      const outcome = JSON.parse(output.toString()) as Outcome;
      return "head" in outcome ? outcome.head : refuse(outcome.refusal, outcome.fields);
    },
  };
}
