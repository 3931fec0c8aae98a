// Prints what each page weighs; run by scripts/weight.mjs.
import { appendFileSync, existsSync } from "node:fs";
import path from "node:path";
import { readBuild } from "./build.ts";
import { excesses, inKilobytes, strayImports, weighPages } from "./weigh.ts";

const client = process.argv[2] ?? path.resolve(import.meta.dirname, "../../dist/client");
if (!existsSync(client)) {
  console.error("Il n’y a pas encore de build à peser : lancez « npm run build », puis recommencez.");
  process.exit(1);
}
const build = readBuild(client);
const pages = weighPages(build);
for (const { name, bytes, limit, listScripts } of pages) {
  const scripts = listScripts ? ` (scripts ${inKilobytes(listScripts.bytes)})` : "";
  console.log(`${inKilobytes(bytes).padStart(9)} of ${inKilobytes(limit).padStart(8)}  ${name}${scripts}`);
}
const figures = process.env["RONDO_FIGURES"];
if (figures)
  for (const { name, bytes, limit } of pages) {
    const figure = {
      name: `what ${name} loads, as sent, fonts and headers apart`,
      measured: inKilobytes(bytes),
      asked: `≤ ${inKilobytes(limit)}`,
    };
    appendFileSync(figures, `${JSON.stringify(figure)}\n`);
  }
const problems = [...excesses(pages), ...strayImports(build)];
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
}
