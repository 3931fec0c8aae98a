/** Queued when an import is started; its kind does the work. */
export const runImportTask = "runImport";

/**
 * All imports, whatever their kind and company, run one after the other: they take minutes, and the other workers stay free
 * for emails and closings.
 */
export const importQueue = "imports";

/** Queued when the rows of a file are to be validated. */
export const checkImportTask = "checkImport";

/** All of these too run one after the other, apart from the imports: they take seconds. */
export const checkQueue = "checks";

export interface ImportTask {
  companyId: string;
  profileId: string;
  importId: string;
}
