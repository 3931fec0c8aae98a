import type { PgTable } from "drizzle-orm/pg-core";
import type * as z from "zod";
import type { Capability } from "#platform/contract/endpoint.ts";
import { refuse } from "#platform/errors.ts";
import type { Tenant } from "#platform/server/database/database.ts";
import type { Actor, Services } from "#platform/server/services.ts";
import { en as formsEn } from "#platform/texts.en.ts";
import { fr as formsFr } from "#platform/texts.fr.ts";
import { say } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";
import type { ImportOptions, UnknownName } from "../contract.ts";
import type { ImportField } from "../rules/columns.ts";
import type { ParsedRow } from "../rules/table.ts";
import { en } from "../texts.en.ts";
import { fr } from "../texts.fr.ts";
import type { ImportResult, Problem, Problems, RowValidation } from "../rules/rowValidation.ts";

/** Who imports, as the database knows them when it happens: minutes may lie between the click and the work. */
export type Importer = Pick<Actor, "companyId" | "profileId" | "role" | "isAdmin" | "language">;

export interface ImportCall {
  tx: Tenant;
  importer: Importer;
  services: Services;
  options: ImportOptions;
  /** Rows with mistakes are left out: those that need them are mistakes too. */
  onlyValid?: boolean;
}

/** A row that was corrected in one cell. */
export interface Correction {
  before: ParsedRow;
  after: ParsedRow;
  /** What was wrong with it before. */
  problems: Problems | null;
  /** The rows of the file in which one of these fields has one of these values, in lower case. */
  rowsWith: (fields: readonly string[], values: readonly string[]) => Promise<ParsedRow[]>;
}

interface CheckResult {
  /** One for each row, in their order. */
  validations: RowValidation[];
  /** What the rows name and the company does not have. */
  unknownNames?: UnknownName[];
}

interface WriteResult extends Omit<ImportResult, "rejected"> {
  /** What rows have added, by the number of the row: kept with them. */
  addedIds?: ReadonlyMap<number, string>;
}

declare module "#platform/server/serverModule.ts" {
  interface ServerModule {
    /** What it imports from files. */
    imports?: readonly ImportKind[];
  }
}
declare module "#platform/server/services.ts" {
  interface Services {
    /** Everything that is imported from files. */
    importKinds: readonly ImportKind[];
  }
}

/** What one concept imports from files. */
export interface ImportKind {
  /** By which its imports are stored, and its files are sent: POST /uploads/<name>. */
  name: string;
  /** What it takes to import, when it begins and still when it is done. */
  capability: Capability;
  fields: readonly ImportField[];
  /** The tables that a file fills with thousands of rows at once. */
  fills: readonly PgTable[];
  maxRows: number;
  /** Of a file. */
  maxBytes: number;
  /** The option with the names of what the import creates; until it is chosen, the names that are like no other. */
  createOption?: string;
  /** Throws when the options are none of this kind. */
  parseOptions: (options: ImportOptions) => ImportOptions;
  /** Validates all rows together, without writing. */
  check: (call: ImportCall, rows: readonly ParsedRow[]) => Promise<CheckResult>;
  /**
   * Validates the rows that a correction can change: the row itself and those that name it. Null where they are not known:
   * all rows are validated.
   */
  checkCorrection?: (
    call: ImportCall,
    correction: Correction,
  ) => Promise<ReadonlyMap<number, RowValidation> | null>;
  /**
   * Writes the rows, in the transaction of the call: all of them, or it throws. Rows that turn out to be refused since the
   * check make it throw `Outdated`.
   */
  write: (
    call: ImportCall & {
      importId: string;
      fileName: string;
      onProgress: (done: number) => Promise<void>;
    },
    rows: readonly ParsedRow[],
  ) => Promise<WriteResult>;
  /** A problem in words, for the file of rejected rows. */
  sentence: (problem: Problem, field: string, language: Language) => string;
}

/** What the forms say of a field, and what every import says. */
const sharedTexts: Record<Language, Readonly<Record<string, string>>> = {
  fr: { ...formsFr.fields, ...fr.problems },
  en: { ...formsEn.fields, ...en.problems },
};

/** A concurrent request changed what was checked. The rows are checked again, and the import is tried again. */
export class Outdated extends Error {}

/** The options of a kind, parsed by its schema. */
export const makeOptionsParser =
  (schema: z.ZodType<ImportOptions>): ImportKind["parseOptions"] =>
  (options) => {
    const parsed = schema.safeParse(options);
    return parsed.success ? parsed.data : refuse("invalid_data", { options: { reason: "option" } });
  };

/** Problems in the words of the texts of a kind. */
export const makeProblemDescriber =
  (texts: Record<Language, { problems: Readonly<Record<string, string>> }>): ImportKind["sentence"] =>
  ({ code, values }, _field, language) => {
    const sentence = texts[language].problems[code] ?? sharedTexts[language][code];
    return sentence === undefined ? code : say(language, sentence, values ?? {});
  };

/** Parts of a long list, in its order: what one statement takes, and a step of the progress. */
export function* chunk<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
