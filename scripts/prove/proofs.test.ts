import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const project = path.resolve(import.meta.dirname, "../..");
// Written for any Node that installs the product: without types.
const { proofs } = (await import(new URL("./proofs.mjs", import.meta.url).href)) as {
  proofs: Record<string, { commands: string[][] }>;
};

const hasLongForm = (file: string) =>
  /^import .*testing\/proof\.ts"/m.test(readFileSync(path.join(project, file), "utf8"));

/** Whether this command of Vitest runs the file: it is of its project, and holds one of its filters. */
function runs([tool, , ...words]: readonly string[], file: string): boolean {
  const filters: string[] = [];
  let chosen = "";
  for (let word = words.shift(); word; word = words.shift()) {
    if (word === "-t") words.shift();
    else if (word === "--project") chosen = words.shift() ?? "";
    else if (word.startsWith("--project=")) chosen = word.slice("--project=".length);
    else filters.push(word);
  }
  const kind = file.endsWith(".db.test.ts") ? "database" : file.endsWith(".pdf.test.ts") ? "pdf" : "unit";
  if (tool !== "vitest" || (chosen && chosen !== kind)) return false;
  return filters.length === 0 || filters.some((filter) => file.includes(filter));
}

test("each test that has a long form or a figure is run by a proof", () => {
  const commands = Object.values(proofs).flatMap((proof) => proof.commands);
  const files = globSync("{src,scripts}/**/*.test.ts", { cwd: project }).filter(hasLongForm);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !commands.some((command) => runs(command, file)))).toEqual([]);
});
