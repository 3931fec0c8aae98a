import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  chart: "Chart",
  table: "Table",
  masked: "hidden",
  noValue: "no data",
  range: "range",
  gap: "Colour: difference from the first row",
  gapFromMiddle: "Colour: difference from the first row, or from the middle of its range",
  foldedRows: { one: "{count} hidden row", other: "{count} hidden rows" },
};
