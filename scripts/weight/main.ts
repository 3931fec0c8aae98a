// Prints what each page weighs; run by scripts/weight.mjs.
import { existsSync } from "node:fs";
import path from "node:path";
import { noteFigure } from "../../src/platform/testing/proof.ts";
import {
  listExcesses,
  formatKilobytes,
  readBuild,
  listStrayEntries,
  listStrayImports,
  weighPages,
} from "./weigh.ts";

const client = process.argv[2] ?? path.resolve(import.meta.dirname, "../../dist/client");
if (!existsSync(client)) {
  console.error("Il n’y a pas encore de build à peser : lancez « npm run build », puis recommencez.");
  process.exit(1);
}
const build = readBuild(client);
const pages = weighPages(build);
for (const { name, bytes, limit, listScripts } of pages) {
  const scripts = listScripts ? ` (scripts ${formatKilobytes(listScripts)})` : "";
  console.log(
    `${formatKilobytes(bytes).padStart(9)} of ${formatKilobytes(limit).padStart(8)}  ${name}${scripts}`,
  );
  noteFigure({
    name: `what ${name} loads, as sent, fonts and headers apart`,
    measured: formatKilobytes(bytes),
    asked: `≤ ${formatKilobytes(limit)}`,
  });
}
const problems = [...listExcesses(pages), ...listStrayImports(build), ...listStrayEntries(build)];
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
}
