import { sendFile } from "#platform/client/sendFile.ts";
import type { ReadingChoice } from "../rules/table.ts";

/** Sends the file of an import, to be read as the person has chosen. */
export const sendTable = (
  upload: string,
  file: File,
  { encoding, separator, headerRow }: ReadingChoice,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<unknown> => {
  const query = new URLSearchParams({
    name: file.name.slice(0, 255),
    ...(encoding ? { encoding } : {}),
    ...(separator ? { separator } : {}),
    ...(headerRow ? { headerRow: String(headerRow) } : {}),
  });
  return sendFile(`/uploads/${upload}?${query.toString()}`, file, onProgress, signal);
};
