import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

// Untyped, since any Node reads it.
const untyped = "./prove/proofs.mjs";
const { proofs } = (await import(untyped)) as { proofs: object };

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
const projects = Array.from(read("vitest.config.ts").matchAll(/name: "(\w+)"/g), ([, name]) => name);

/** Inside npm, `test` and `start` need no « run »; `ci` and `install` are npm's own. */
const listNpmScripts = (text: string) =>
  Array.from(
    text.matchAll(/npm (?:run ([\w:]+)|(test|start)\b)/g),
    ([, named, short]) => named ?? short ?? "",
  );

/** Paths of this repository in backticks; those with a placeholder or of a concept to come are examples. */
const listPaths = (text: string) =>
  Array.from(
    text.matchAll(/`((?:src|scripts|e2e|docs|database|bench)\/[\w./-]+)`/g),
    ([, path]) => path ?? "",
  );

describe.each(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])("%s", (file) => {
  const text = read(file);

  test("names only commands that exist", () => {
    expect(listNpmScripts(text).filter((name) => !(name in scripts))).toEqual([]);
    const unknown = Array.from(text.matchAll(/npm run prove -- ([a-z ]+)[`#\n]/g), ([, names = ""]) => names)
      .flatMap((names) => names.trim().split(" "))
      .filter((name) => !(name in proofs));
    expect(unknown).toEqual([]);
    const chosen = Array.from(text.matchAll(/--project[ =](\w+)/g), ([, name]) => name);
    expect(chosen.filter((name) => !projects.includes(name))).toEqual([]);
  });

  test("keeps code in backticks apart from its words: a stray backtick turns the rest of a paragraph inside out", () => {
    const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, "");
    const parts = prose.split("`");
    const words = parts.filter((_, index) => index % 2 === 0);
    const glued = words.filter(
      (part, index) => (index > 0 && /^\w/.test(part)) || (index < words.length - 1 && /\w$/.test(part)),
    );
    expect({ glued, empty: parts.filter((part, index) => index % 2 === 1 && part === "") }).toEqual({
      glued: [],
      empty: [],
    });
  });

  test("names only files that exist", () => {
    expect(listPaths(text).filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(globSync("docs/decisions/*.md", { cwd: root })).not.toEqual([]);
  });

  test("has newcomers type « node scripts/… » only for scripts that any Node runs: they import no TypeScript", () => {
    const typed = Array.from(text.matchAll(/node (scripts\/[\w./-]+)/g), ([, script]) => script ?? "");
    const unreadable = typed.filter(
      (script) => script.endsWith(".ts") || / from "[^"]+\.ts"/.test(read(script)),
    );
    expect(unreadable).toEqual([]);
  });
});
