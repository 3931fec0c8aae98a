/** The required columns of a file of questions, in its order. */
const questionHeaders = [
  "name_fr",
  "name_en",
  "question_type",
  "category_name_fr",
  "category_name_en",
] as const;

interface ImportedFile {
  /** Where it is sent, and the name of its kind. */
  upload: string;
  headers: readonly string[];
  /** A right row under these headers, about something of this name. */
  row: (named: string) => string[];
  /** The column in which a cell is corrected. */
  corrected: string;
}

/** The files that people import, by the calls of their kind. */
export const importedFiles = {
  peopleImports: {
    upload: "people",
    id: "import",
    headers: ["email", "first_name"],
    row: (named) => [`${named}@entreprise.example`, named],
    corrected: "first_name",
  },
  questionImports: {
    upload: "questions",
    id: "questionImport",
    headers: questionHeaders,
    row: (named) => [named, "", "text", "Écoute", ""],
    corrected: "name_fr",
  },
  teamImports: {
    upload: "teams",
    id: "teamImport",
    headers: ["name", "description"],
    row: (named) => [named, "De l’exemple"],
    corrected: "description",
  },
  positionImports: {
    upload: "positions",
    id: "positionImport",
    headers: ["name_fr", "name_en", "family"],
    row: (named) => [named, "", "Direction et encadrement"],
    corrected: "name_en",
  },
} as const satisfies Record<string, ImportedFile & { id: string }>;

export type ImportCalls = keyof typeof importedFiles;
export const importCalls = Object.keys(importedFiles) as ImportCalls[];
/** The ids of one file of each kind, as tests name them. */
export type ImportIds = Record<(typeof importedFiles)[ImportCalls]["id"], string>;

/** One value for each kind of file, under the name of its id. */
export const forEachFile = <Value>(toValue: (calls: ImportCalls) => Value) =>
  Object.fromEntries(importCalls.map((calls) => [importedFiles[calls].id, toValue(calls)])) as Record<
    keyof ImportIds,
    Value
  >;

/** A file of one row, as a spreadsheet writes it. */
export const buildFile = (calls: ImportCalls, named: string): string => {
  const { headers, row } = importedFiles[calls];
  return [headers, row(named)].map((cells) => cells.join(";")).join("\r\n");
};
