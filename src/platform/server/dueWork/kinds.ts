import type { Tenant } from "../database/database.ts";
import type { Services } from "../services.ts";

/** Work for one object of a company. */
export interface DueWork {
  kind: string;
  objectId: string;
  dueAt: Date;
}

/** A background job. Of the same key only one waits; of the same queue one runs, so that no company takes every worker. */
export interface Job {
  task: string;
  payload: Record<string, unknown>;
  key: string;
  queue?: string;
}

/**
 * The kinds of due work of a concept, declared in its module. The concept writes their rows with scheduleWork,
 * in the transaction of each fact that creates, moves or ends them.
 */
export interface DueSource {
  /** The job of each kind. It reads the state of its object again under its lock: run twice or too early, it does nothing. */
  jobs: Record<string, (companyId: string, objectId: string) => Job>;
  /**
   * The rows that a company should have. `dueAt` is null where the facts do not say when: whatever its row says is right,
   * and a missing one is due at once.
   */
  listExpected: (
    tx: Tenant,
    services: Services,
    companyId: string,
  ) => Promise<(Omit<DueWork, "dueAt"> & { dueAt: Date | null })[]>;
  /** Writes the rows of these objects anew, under the locks of their facts. @returns the kind of each changed row */
  repair: (tx: Tenant, services: Services, companyId: string, objectIds: string[]) => Promise<string[]>;
}
