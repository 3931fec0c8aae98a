import { writeCsv } from "#platform/csv.ts";

export type SheetRows = readonly (readonly (string | number)[])[];

/** Saves what a widget shows as a file, made in the browser: nothing that the page does not show is in it. */
export function saveSheet(name: string, rows: SheetRows): void {
  const address = URL.createObjectURL(new Blob([writeCsv(rows)], { type: "text/csv" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: `${name}.csv` });
  link.click();
  URL.revokeObjectURL(address);
}
