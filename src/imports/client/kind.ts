import type { ReactNode } from "react";
import type { ImportContract, ImportOptions, ImportView } from "#imports/contract.ts";
import type { ApiOf } from "#platform/client/api.ts";
import type { queriesOf } from "#platform/client/queries.ts";
import type { ImportField } from "../rules/columns.ts";

/** What the screens of an import need of its kind. */
export interface ImportScreenKind {
  /** The concept whose calls it is. */
  concept: string;
  api: ApiOf<ImportContract>;
  queries: ReturnType<typeof queriesOf<ImportContract>>;
  /** Where the file is sent. */
  upload: string;
  maxBytes: number;
  mostRows: number;
  fields: readonly ImportField[];
  /** Where the import is found again, and where its rows are afterwards. */
  at: string;
  texts: {
    title: string;
    /** The fields by name, as the columns of the template are called. */
    columns: Readonly<Record<string, string>>;
    problems: Readonly<Record<string, string>>;
    /** « Importer {count} personnes ». */
    submit: { one: string; other: string };
    /** « Importation de personnes »: in the panel of tasks. */
    task: string;
    /** « 118 personnes ajoutées. » */
    outcome: { one: string; other: string };
  };
  /** Rows of the template after its headers. */
  examples: readonly (readonly string[])[];
  defaults: ImportOptions;
  /** What else is chosen beside the columns. */
  options?: (props: { options: ImportOptions; onChange: (options: ImportOptions) => void }) => ReactNode;
  /** What the end says beside its counts, with the way to go on. */
  end: (props: { view: ImportView }) => ReactNode;
}
