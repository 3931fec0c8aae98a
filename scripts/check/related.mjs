import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** import … from "x", export … from "x", import "x", import("x"), new URL("x", import.meta.url). */
const references = /(?:\bfrom|\bimport|\bimport\(|\bURL\()\s*"([#.][^"]+)"/g;

/**
 * The test files that reach one of the changed files by their imports, nearest first: a test beside what it tests comes
 * before one that starts the whole product. Paths from `root`.
 * @param {string} root @param {readonly string[]} folders @param {readonly string[]} changed
 */
export function findRelatedTests(root, folders, changed) {
  const importers = readImporters(root, folders);
  const reached = new Set(changed.filter((file) => importers.has(file)));
  for (const file of reached) for (const importer of importers.get(file)) reached.add(importer);
  return [...reached].filter((file) => /\.test\.tsx?$/.test(file));
}

/** By file: those that import it. */
function readImporters(root, folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
      .sort(),
  );
  const importers = new Map(files.map((file) => [file, []]));
  for (const file of files)
    for (const [, named] of readFileSync(join(root, file), "utf8").matchAll(references))
      importers.get(named[0] === "#" ? `src/${named.slice(1)}` : join(dirname(file), named))?.push(file);
  return importers;
}
