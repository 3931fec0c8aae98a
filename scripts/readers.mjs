// The strict readers of the PDF tests, which npm does not carry: qpdf, and pdftotext and pdfinfo of Poppler.
import { existsSync } from "node:fs";
import { installPackages, listPathCandidates } from "./setup/debian.mjs";
import { SetupError } from "./setup/setupError.mjs";

const PROGRAMS = ["qpdf", "pdftotext", "pdfinfo"];
const listMissingPrograms = () =>
  PROGRAMS.filter((name) => !listPathCandidates([name]).some((file) => existsSync(file)));

/** Installs what is missing. Where the PDF itself cannot be made, it need not be read. @throws SetupError */
export async function ensureReaders() {
  if (process.platform !== "linux" || process.arch !== "x64" || listMissingPrograms().length === 0) return;
  await installPackages(["qpdf", "poppler-utils"]);
  if (listMissingPrograms().length === 0) return;
  throw new SetupError(
    `Les tests du PDF ont besoin de ${listMissingPrograms().join(", ")} : lancez « apt-get install qpdf poppler-utils ».`,
  );
}
