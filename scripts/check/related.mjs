import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const code = /\.(?:ts|tsx|mjs)$/;
const isTest = (file) => /\.test\.tsx?$/.test(file);
/** import … from "x", export … from "x", import "x", import("x"), new URL("x", import.meta.url). */
const references = /(?:\bfrom|\bimport|\bimport\(|\bURL\()\s*"([^"]+)"/g;

/**
 * The test files that reach one of the changed files by their imports, nearest first: a test beside what it tests comes
 * before one that starts the whole product.
 * @param {string} root @param {readonly string[]} folders @param {readonly string[]} changed paths from the root
 * @returns {{ file: string, distance: number }[]}
 */
export function relatedTests(root, folders, changed) {
  const importers = importersIn(root, folders);
  const distances = new Map(changed.map((file) => [file, 0]));
  const waiting = [...changed];
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
    for (const importer of importers.get(file) ?? []) {
      if (distances.has(importer)) continue;
      distances.set(importer, (distances.get(file) ?? 0) + 1);
      waiting.push(importer);
    }
  return [...distances]
    .filter(([file]) => isTest(file) && existsSync(join(root, file)))
    .map(([file, distance]) => ({ file, distance }))
    .toSorted((a, b) => a.distance - b.distance || (a.file < b.file ? -1 : 1));
}

/** By file: those that import it. */
function importersIn(root, folders) {
  const importers = new Map();
  for (const folder of folders)
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !code.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      const importer = slashed(relative(root, path));
      for (const [, named = ""] of readFileSync(path, "utf8").matchAll(references)) {
        const imported = resolved(root, path, named);
        if (imported) importers.set(imported, [...(importers.get(imported) ?? []), importer]);
      }
    }
  return importers;
}

/** « #people/rules.ts » is src/people/rules.ts (package.json); a name without a dot is a package. */
function resolved(root, importer, named) {
  if (named.startsWith("#")) return `src/${named.slice(1)}`;
  return named.startsWith(".") ? slashed(relative(root, join(dirname(importer), named))) : null;
}

const slashed = (path) => path.replaceAll("\\", "/");

/**
 * The nearest tests whose budgets together fit into `seconds`, and how many are left. Changed tests are always run.
 * @param {readonly { file: string, distance: number }[]} related
 * @param {(file: string) => number} secondsOf
 */
export function nearest(related, secondsOf, seconds) {
  let spent = 0;
  const chosen = related.filter(({ file, distance }) => {
    const cost = secondsOf(file);
    if (distance > 0 && spent + cost > seconds) return false;
    spent += cost;
    return true;
  });
  return { chosen: chosen.map(({ file }) => file), left: related.length - chosen.length };
}
