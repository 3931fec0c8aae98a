import { execFileSync } from "node:child_process";

/** What stands on each sheet that the browser prints; at the foot of a report there is more. */
export const readSheets = (pdf: Buffer) =>
  execFileSync("pdftotext", ["-", "-"], { input: pdf })
    .toString()
    .split("\f")
    .slice(0, -1)
    .map((sheet) => sheet.replaceAll(/^(?:Confidentiel|\d+ \/ \d+)$/gm, "").trim());
