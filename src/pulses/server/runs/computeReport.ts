import { sql } from "drizzle-orm";
import type { Tenant } from "#platform/server/database/database.ts";
import type { RunRecord } from "./facts.ts";

/** Computes what is published of a run from its responses, counts and receipts, as the report writer. */
export type ComputeReport = (
  tx: Tenant,
  run: RunRecord,
  surroundings: { random: () => number; closedOn: string },
) => Promise<Record<string, unknown>>;

/** The engine (disclosure/rules/pulse) is not connected: a run stays open rather than closing without a report. */
export const computeReport: ComputeReport = async (tx, run) => {
  await tx.execute(sql`select`);
  throw new Error(`the report of run ${run.id} cannot be computed yet`);
};
