import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  cell: "{row}, {column}",
  pasted: { one: "{count} row pasted.", other: "{count} rows pasted." },
};
