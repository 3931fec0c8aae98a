// npm run new -- concept|endpoint|screen|table …: writes the files from templates, and the lines of the lists they stand in.
import { execFileSync } from "node:child_process";
import path from "node:path";
import { Project, CommandError } from "./new/project.ts";
import { templates, usage } from "./new/templates.ts";

const folder = path.join(import.meta.dirname, "..");
const [kind = "", target = "", ...rest] = process.argv.slice(2);
const template = Object.hasOwn(templates, kind) ? templates[kind as keyof typeof templates] : undefined;

try {
  if (!template) throw new CommandError(`« ${kind} » is not one of ${Object.keys(templates).join(", ")}.`);
  const project = new Project(folder);
  const remaining = template(project, target, rest);
  const files = project.write();
  execFileSync(
    process.execPath,
    ["node_modules/prettier/bin/prettier.cjs", "--write", "--log-level=warn", ...files],
    {
      cwd: folder,
      stdio: "inherit",
    },
  );
  console.log([...files, "", "What only you can write:", ...remaining.map((line) => `  ${line}`)].join("\n"));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
