import { getTableConfig } from "drizzle-orm/pg-core";
import type pg from "pg";
import { evaluationParticipants } from "#evaluations/tables.ts";
import { evaluationAnswers, responseAuthors, responses } from "../tables.ts";

/** The tables whose deleted rows would still disclose who wrote which response. */
const tablesToVacuum = [responses, responseAuthors, evaluationAnswers, evaluationParticipants];

/**
 * Vacuums the tables of the answers: until then a deleted row stays on disk with its content, its author and its
 * transaction (docs/decisions/0051). Needs the owner of the tables, outside a transaction; readers and writers are
 * not blocked.
 */
export async function vacuumAnswers(owner: pg.Pool): Promise<void> {
  const names = tablesToVacuum.map((table) => `public.${getTableConfig(table).name}`);
  // The indexes too, however few rows were deleted.
  await owner.query(`vacuum (index_cleanup on) ${names.join(", ")}`);
}
