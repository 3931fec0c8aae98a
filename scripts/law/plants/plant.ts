/** What a planted fault is, and the short ways to write one. */

export interface Plant {
  promise: string;
  files: Record<string, string>;
  /** How the line of the violation starts. */
  where: string;
  rule: string;
}

/** A file that imports one thing it must not. */
export function importing(promise: string, rule: string, from: string, specifier: string, to: string): Plant {
  return {
    promise,
    rule,
    files: { [from]: `import { thing } from "${specifier}"; export const use = thing;` },
    where: `${from} → ${to}`,
  };
}

export function containing(promise: string, rule: string, file: string, source: string): Plant {
  return { promise, rule, files: { [file]: source }, where: file };
}

export const library = (name: string) => `node_modules/${name}/index.js`;
export const peopleContract = "src/people/contract.ts";
export const peopleTables = "src/people/tables.ts";
export const peopleQueries = "src/people/server/queries.ts";
