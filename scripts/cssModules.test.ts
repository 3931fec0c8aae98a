import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const src = path.join(import.meta.dirname, "../src");
const imported = /import (\w+) from "([^"]+\.module\.css)"/;

/** The classes that a component takes from its style sheet although it has none of that name. */
function listMissingClasses(file: string): string[] {
  const code = readFileSync(path.join(src, file), "utf8");
  const [, name = "", sheet = ""] = imported.exec(code) ?? [];
  if (!sheet) return [];
  const folder = sheet.startsWith("#") ? src : path.dirname(path.join(src, file));
  const css = readFileSync(path.join(folder, sheet.replace(/^#/, "")), "utf8");
  const used = new Set(
    [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(([, each = ""]) => each),
  );
  return [...used]
    .filter((each) => !new RegExp(`\\.${each}(?![\\w-])`).test(css))
    .map((each) => `${file}: .${each} is not in ${sheet}`);
}

test("no style sheet asks how a device is held (WCAG 1.3.4)", () => {
  const sheets = globSync("**/*.css", { cwd: src });
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter((file) => /\borientation\b/.test(readFileSync(path.join(src, file), "utf8")))).toEqual(
    [],
  );
});

test("a class that a component takes from its style sheet is there", () => {
  const files = globSync("**/*.tsx", { cwd: src });
  const missing = files.flatMap(listMissingClasses);
  expect(files.length).toBeGreaterThan(200);
  expect(missing).toEqual([]);
});
