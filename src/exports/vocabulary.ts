/** How a file is written, in the order of menus. */
export const fileFormats = ["csv", "xlsx", "pdf"] as const;
export type FileFormat = (typeof fileFormats)[number];

/** How far a file has come; it goes, with its row, some days after it was asked for. */
export const exportStates = ["queued", "running", "done", "failed"] as const;
export type ExportState = (typeof exportStates)[number];
