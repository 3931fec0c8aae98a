import type { ReactNode } from "react";
import type { ImportContract, ImportOptions, ImportView } from "#imports/contract.ts";
import type { ConceptApi } from "#platform/client/api.ts";
import type { createQueries } from "#platform/client/queries.ts";
import type { ImportField } from "../rules/columns.ts";

/** How a column of a file is called. */
export const getHeader = (
  { texts, hasFixedHeaders }: Pick<ImportScreenKind, "texts" | "hasFixedHeaders">,
  field: string,
): string => (hasFixedHeaders ? field : (texts.columns[field] ?? field));

/** What the screens of an import need of its kind. */
export interface ImportScreenKind {
  /** The concept whose calls it is. */
  concept: string;
  api: ConceptApi<ImportContract>;
  queries: ReturnType<typeof createQueries<ImportContract>>;
  /** Where the file is sent. */
  upload: string;
  maxBytes: number;
  maxRows: number;
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
    /** « {count} personnes à ajouter ». */
    toAdd: { one: string; other: string };
    /** « Importation de personnes »: in the panel of tasks. */
    task: string;
    /** « 118 personnes ajoutées. » */
    outcome: { one: string; other: string };
  };
  /** Rows of the template after its headers. */
  examples: readonly (readonly string[])[];
  defaults: ImportOptions;
  /** What the import creates beside the rows: the option with its names, and « {count} équipes à créer ». */
  creates?: { option: string; toCreate: { one: string; other: string } };
  /** The columns of a file are called as the fields are, not by the words that people read. */
  hasFixedHeaders?: boolean;
  /** What else is chosen beside the columns. */
  options?: (props: { options: ImportOptions; onChange: (options: ImportOptions) => void }) => ReactNode;
  /** What is chosen once the rows are known; `apply` validates them anew with other options. */
  choices?: (props: {
    view: ImportView;
    isBusy: boolean;
    apply: (options: ImportOptions) => void;
  }) => ReactNode;
  /** What the end says beside its counts, with the way to go on. */
  end: (props: { view: ImportView }) => ReactNode;
}
