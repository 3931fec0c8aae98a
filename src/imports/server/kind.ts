import type { Tenant } from "#platform/server/database.ts";
import type { Actor, Services } from "#platform/server/services.ts";
import type { Language } from "#platform/texts.ts";
import type { ImportOptions } from "../contract.ts";
import type { ImportField } from "../rules/columns.ts";
import type { ImportResult, Problem, Verdict } from "../rules/verdict.ts";

/** A row as its kind reads it: the text of each field that has a column. */
export interface ParsedRow {
  number: number;
  values: Readonly<Partial<Record<string, string>>>;
  /** Something stands beyond the last header. */
  hasMore: boolean;
}

/** Who imports, as the database knows them when it happens: minutes may lie between the click and the work. */
export type Importer = Pick<Actor, "companyId" | "profileId" | "role" | "isAdmin" | "language">;

export interface ImportCall {
  tx: Tenant;
  importer: Importer;
  services: Services;
  options: ImportOptions;
}

interface Checked {
  /** One for each row, in their order. */
  verdicts: Verdict[];
  /** What the rows name and the company does not have. */
  unknownNames?: string[];
}

/** What one concept imports from files. */
export interface ImportKind {
  name: string;
  fields: readonly ImportField[];
  mostRows: number;
  /** Throws when the options are none of this kind. */
  parseOptions: (options: ImportOptions) => ImportOptions;
  /** The importer as they may act now; null when they may import no more. */
  findImporter: (
    call: Omit<ImportCall, "importer" | "options"> & { companyId: string; profileId: string },
  ) => Promise<Importer | null>;
  /** Judges all rows together, without writing. */
  check: (call: ImportCall, rows: readonly ParsedRow[]) => Promise<Checked>;
  /**
   * Writes the rows, in the transaction of the call: all of them, or it throws. Rows that turn out to be refused since the
   * check make it throw `Outdated`.
   */
  write: (
    call: ImportCall & { importId: string; onProgress: (done: number) => Promise<void> },
    rows: readonly ParsedRow[],
  ) => Promise<Omit<ImportResult, "rejected">>;
  /** A problem in words, for the file of rejected rows. */
  sentence: (problem: Problem, field: string, language: Language) => string;
}

/** What was checked is not so any more: somebody else was quicker. It is checked again, and tried again. */
export class Outdated extends Error {}
