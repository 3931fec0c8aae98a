// node scripts/weight.mjs: what each page of the built client loads at first, against its budget (docs/decisions/0037).
import { join } from "node:path";
import { project } from "./setup/project.mjs";
import { readBuild } from "./weight/build.ts";
import { excesses, inKilobytes, weighPages } from "./weight/weigh.ts";

const pages = weighPages(readBuild(join(project, "dist/client")));
for (const { name, bytes, limit } of pages)
  console.log(`${inKilobytes(bytes).padStart(9)} of ${inKilobytes(limit).padStart(8)}  ${name}`);
const problems = excesses(pages);
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
}
