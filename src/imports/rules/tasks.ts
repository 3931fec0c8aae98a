/** Queued when somebody starts an import; its kind does the work. */
export const runImportTask = "runImport";

/**
 * All imports, whatever their kind and company, run one after the other: they take minutes, and the other worker stays free
 * for emails and closings.
 */
export const importQueue = "imports";

export interface ImportTask {
  companyId: string;
  profileId: string;
  importId: string;
}
