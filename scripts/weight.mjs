// node scripts/weight.mjs: what each page of the built client loads at first, against its budget (docs/decisions/0037).
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { project } from "./setup/project.mjs";
import { readBuild } from "./weight/build.ts";
import { excesses, inKilobytes, weighPages } from "./weight/weigh.ts";

const pages = weighPages(readBuild(join(project, "dist/client")));
for (const { name, bytes, limit } of pages)
  console.log(`${inKilobytes(bytes).padStart(9)} of ${inKilobytes(limit).padStart(8)}  ${name}`);
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
const problems = excesses(pages);
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
}
