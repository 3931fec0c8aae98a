import { importCalls, importedFiles, type ImportCalls } from "../importedFiles.ts";
import type { Input } from "./ids.ts";

type ImportCall = "latest" | "read" | "check" | "correct" | "start" | "cancel" | "rejected";
/** The calls that every kind of import has. */
export const importInputs = Object.fromEntries(
  importCalls.flatMap((calls) => {
    const { id: name, headers, corrected } = importedFiles[calls];
    const ofFile: Record<ImportCall, Input> = {
      latest: () => ({}),
      read: ({ [name]: id }) => ({ id }),
      check: ({ [name]: id }) => ({ id, mapping: [...headers], options: {} }),
      correct: ({ [name]: id }) => ({ id, number: 2, field: corrected, value: "Autre" }),
      start: ({ [name]: id }) => ({ id, onlyValid: false }),
      cancel: ({ [name]: id }) => ({ id }),
      rejected: ({ [name]: id }) => ({ id }),
    };
    return Object.entries(ofFile).map(([call, input]) => [`${calls}.${call}`, input]);
  }),
) as Record<`${ImportCalls}.${ImportCall}`, Input>;
