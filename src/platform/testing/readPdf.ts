import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export interface ReadPdf {
  /** Every word, in reading order, page after page; without the breaks put into long words. */
  text: string;
  /** The same in the order in which it was written: cell after cell, whatever stands beside. */
  cells: string;
  pages: number;
  /** The names of the document's parts for assistive technology, in order: H1, Table, TH… */
  structure: string;
  info: string;
}

/** Opens a PDF in the strict readers of scripts/readers.mjs. Throws what qpdf --check holds against it. */
export function readPdf(pdf: Uint8Array): ReadPdf {
  const folder = mkdtempSync(path.join(tmpdir(), "rondo-pdf-"));
  const file = path.join(folder, "report.pdf");
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { encoding: "utf8", maxBuffer: 2 ** 27, stdio: ["ignore", "pipe", "pipe"] });
  try {
    writeFileSync(file, pdf);
    run("qpdf", "--check", file);
    const info = run("pdfinfo", file);
    return {
      text: run("pdftotext", "-layout", file, "-").replaceAll("\u200B", ""),
      cells: run("pdftotext", "-raw", file, "-").replaceAll("\u200B", "").replaceAll(/\s+/g, " "),
      pages: Number(/^Pages:\s+(\d+)$/m.exec(info)?.[1]),
      structure: run("pdfinfo", "-struct", file),
      info,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
