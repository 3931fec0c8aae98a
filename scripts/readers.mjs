// The strict readers of the PDF tests, which npm does not carry: qpdf, and pdftotext and pdfinfo of Poppler.
import { existsSync } from "node:fs";
import { aptInstall, onPath } from "./setup/debian.mjs";
import { Obstacle } from "./setup/obstacle.mjs";

const PROGRAMS = ["qpdf", "pdftotext", "pdfinfo"];
const missing = () => PROGRAMS.filter((name) => !onPath([name]).some((file) => existsSync(file)));

/** Installs what is missing. Where the PDF itself cannot be made, nobody needs to read it. @throws Obstacle */
export async function ensureReaders() {
  if (process.platform !== "linux" || process.arch !== "x64" || missing().length === 0) return;
  await aptInstall(["qpdf", "poppler-utils"]);
  if (missing().length === 0) return;
  throw new Obstacle(
    `Les tests du PDF ont besoin de ${missing().join(", ")} : lancez « apt-get install qpdf poppler-utils ».`,
  );
}
