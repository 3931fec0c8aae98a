/** Queued when a file is asked for. */
export const writeExportTask = "writeExport";

/**
 * All files, whatever their kind and company, are prepared one after the other: they take seconds to minutes, and the other
 * workers stay free for emails and closings.
 */
export const exportQueue = "exports";

export interface ExportTask {
  companyId: string;
  profileId: string;
  exportId: string;
}
