import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

// Untyped, since any Node reads it.
const untyped = "../architecture.mjs";
const { concepts } = (await import(untyped)) as { concepts: string[] };

const root = join(import.meta.dirname, "..");
const folder = join(root, "docs/decisions");

/** What is wrong with a record, given the index of all; nothing when it is well formed. */
function findFaults(file: string, text: string, index: string): string[] {
  const [, title = ""] = /^# \d+(?:\.| ·) (.+)$/m.exec(text) ?? [];
  const [, date, status] =
    /^Date: (\d{4}-\d\d-\d\d)\. Status: (proposed|accepted|replaced)\b/m.exec(text) ?? [];
  const line = `| [${file.slice(0, 4)}](${file}) | ${title} | ${status} | ${date} |`;
  return [
    ...(date ? [] : ["no « Date: 2026-11-23. Status: accepted. » (proposed, accepted or replaced)"]),
    ...(collapseSpaces(index).includes(collapseSpaces(line))
      ? []
      : [`not in docs/decisions/README.md: ${line}`]),
  ];
}

/** Without the spaces by which prettier aligns a table. */
const collapseSpaces = (text: string) => text.replaceAll(/ +/g, " ");

const index = readFileSync(join(folder, "README.md"), "utf8");
const records = readdirSync(folder).filter((file) => file !== "README.md");

test("every record has its date, its status and its line in the index", () => {
  const faults = records.flatMap((file) =>
    findFaults(file, readFileSync(join(folder, file), "utf8"), index).map((fault) => `${file}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test("each number is taken once", () => {
  expect(new Set(records.map((file) => file.slice(0, 4))).size).toBe(records.length);
});

test("every concept that exists has its page", () => {
  const built = concepts.filter((concept) => existsSync(join(root, "src", concept)));
  const pages = [...built, "app", "platform"].map((concept) => `src/${concept}/README.md`);
  expect(pages.filter((page) => !existsSync(join(root, page)))).toEqual([]);
});

/** Applied migrations are never changed, so what they cite may be gone. */
const sources = globSync(
  ["*.{md,ts,mjs}", "{src,e2e,scripts,bench}/**/*.{ts,tsx,mjs,css,typ,md}", "docs/**/*.md"],
  {
    cwd: root,
    // These two name files that are not there.
    exclude: ["**/node_modules/**", "scripts/decisions.test.ts", "scripts/new.test.ts"],
  },
);

/** Links of a page, and the records and pages that code cites, which are not there. */
function findDeadLinks(file: string, text: string): string[] {
  const links = file.endsWith(".md")
    ? Array.from(text.matchAll(/\]\(([\w./-]+\.md)(?:#[^)]*)?\)/g), ([, link = ""]) =>
        join(dirname(file), link),
      )
    : [];
  const cited = Array.from(
    text.matchAll(/(?<![\w/.])(?:(?:src|bench)\/[\w/-]*README\.md|docs\/[\w/-]+\.md)/g),
    ([page]) => page,
  );
  const missing = [...links, ...cited].filter((page) => !existsSync(join(root, page)));
  const numbers = Array.from(text.matchAll(/docs\/decisions\/(\d{4})/g), ([, number = ""]) => number);
  const unknown = numbers.filter((number) => !records.some((record) => record.startsWith(number)));
  return [...missing, ...unknown.map((number) => `docs/decisions/${number}`)];
}

/** Names of files in a page's backticks, looked up beside the page, in src/ and from the root. */
function findMissingFiles(page: string, text: string): string[] {
  const named = Array.from(
    text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|md|typ))`/g),
    ([, name = ""]) => name,
  );
  return named.filter(
    (name) => ![dirname(page), "src", "."].some((base) => existsSync(join(root, base, name))),
  );
}

test("a link from code or pages to a record or a page leads to a file", () => {
  const dead = sources.flatMap((file) =>
    findDeadLinks(file, readFileSync(join(root, file), "utf8")).map((link) => `${file}: ${link}`),
  );
  expect(dead).toEqual([]);
});

test("the pages of concepts name only files that exist", () => {
  const pages = sources.filter((file) => /^(?:src|bench)\/.*README\.md$/.test(file));
  const missing = pages.flatMap((file) =>
    findMissingFiles(file, readFileSync(join(root, file), "utf8")).map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

describe("a record is refused", () => {
  const good = "# 1. A\n\nDate: 2026-11-23. Status: accepted.\n\n## Context\n";
  const line = "| [0001](0001-a.md)   | A   | accepted | 2026-11-23 |\n";
  test.each([
    ["without a fault", good, line, []],
    ["without a line", good, "", [/^not in docs\/decisions\/README\.md: \| \[0001\]\(0001-a\.md\) \| A/]],
    ["with another title in its line", good, line.replace(" A ", " B "), [/^not in docs/]],
    ["without a date", good.replace("Date: 2026-11-23. ", ""), line, [/^no « Date/, /^not in/]],
  ])("%s", (_what, text, given, expected) => {
    const faults = findFaults("0001-a.md", text, given);
    expect(faults).toHaveLength(expected.length);
    for (const [at, pattern] of expected.entries()) expect(faults[at]).toMatch(pattern);
  });
});

test("a link that leads nowhere is noticed", () => {
  expect(findDeadLinks("src/a/b.ts", "/** See src/nowhere/README.md, docs/decisions/9999. */")).toEqual([
    "src/nowhere/README.md",
    "docs/decisions/9999",
  ]);
  expect(findDeadLinks("src/app/README.md", "[x](../../docs/nothing.md)")).toEqual(["docs/nothing.md"]);
  expect(findMissingFiles("src/app/README.md", "`main.ts` and `nobody.ts`")).toEqual(["nobody.ts"]);
});
