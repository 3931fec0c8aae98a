import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const project = path.resolve(import.meta.dirname, "../..");
// Untyped, since any Node reads it.
const untyped = "./proofs.mjs";
const { proofs } = (await import(untyped)) as { proofs: Record<string, { commands: string[] }> };

const hasLongForm = (file: string) =>
  /^import .*testing\/proof\.ts"/m.test(readFileSync(path.join(project, file), "utf8"));

/** Whether this command of Vitest runs the file: it is of its project, and holds one of its filters. */
function isRunBy(command: string, file: string): boolean {
  const [tool, , ...words] = command.replace(/ -t \S+/, "").split(" ");
  const kind = file.endsWith(".db.test.ts") ? "database" : file.endsWith(".pdf.test.ts") ? "pdf" : "unit";
  const [project = kind, ...filters] = words[0]?.startsWith("--project=")
    ? [words[0].slice("--project=".length), ...words.slice(1)]
    : [undefined, ...words];
  if (tool !== "vitest" || project !== kind) return false;
  return filters.length === 0 || filters.some((filter) => file.includes(filter));
}

test("each test that has a long form or a figure is run by a proof", () => {
  const commands = Object.values(proofs).flatMap((proof) => proof.commands);
  const files = globSync("{src,scripts}/**/*.test.ts", { cwd: project }).filter(hasLongForm);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !commands.some((command) => isRunBy(command, file)))).toEqual([]);
});
