import * as z from "zod";

/** How a list is exported: the formats of the menu, in its order. */
export const ExportFormat = z.enum(["csv", "xlsx"]);
export type ExportFormat = z.infer<typeof ExportFormat>;

const types = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const satisfies Record<ExportFormat, string>;
export const exportType = (format: ExportFormat) => types[format];

export const exportedFile = z.file().mime(Object.values(types));
