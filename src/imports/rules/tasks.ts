/** Queued when somebody starts an import; its kind does the work. */
export const runImportTask = "runImport";

export interface ImportTask {
  companyId: string;
  profileId: string;
  importId: string;
}
