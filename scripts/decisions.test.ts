import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const folder = join(import.meta.dirname, "../docs/decisions");
const mostWords = 300;
const sections = ["Context", "Decision", "Consequences"];

/** What is wrong with a record, given the index of all; nothing when it is well formed. */
function faultsOf(file: string, text: string, index: string): string[] {
  const [, title = ""] = /^# \d+(?:\.| ·) (.+)$/m.exec(text) ?? [];
  const [, date, status] =
    /^Date: (\d{4}-\d\d-\d\d)\. Status: (proposed|accepted|replaced)\b/m.exec(text) ?? [];
  const prose = text.replaceAll(/^(?:#|Date:).*$/gm, "");
  const words = prose.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
  const line = new RegExp(`^\\| \\[${file.slice(0, 4)}\\]\\(${file.replaceAll(".", "\\.")}\\)`, "m");
  return [
    ...(title === "" ? ["no title « # 12. Title »"] : []),
    ...(date ? [] : ["no « Date: 2026-11-23. Status: accepted. » (proposed, accepted or replaced)"]),
    ...sections.filter((name) => !text.includes(`\n## ${name}\n`)).map((name) => `no « ## ${name} »`),
    ...(words > mostWords
      ? [`${words} words, ${mostWords} at most: measurements go to docs/measurements.md`]
      : []),
    ...(line.test(index)
      ? []
      : [
          `not in docs/decisions/README.md: | [${file.slice(0, 4)}](${file}) | ${title} | ${status} | ${date} |`,
        ]),
  ];
}

const index = readFileSync(join(folder, "README.md"), "utf8");
const records = readdirSync(folder).filter((file) => file !== "README.md");

test.each(records)("docs/decisions/%s has its form and its line in the index", (file) => {
  expect(faultsOf(file, readFileSync(join(folder, file), "utf8"), index)).toEqual([]);
});

test("each number is taken once, and the index names no record that is not there", () => {
  expect(new Set(records.map((file) => file.slice(0, 4))).size).toBe(records.length);
  const named = Array.from(index.matchAll(/\]\((\d{4}[^)]*)\)/g), ([, file]) => file);
  expect(named).toEqual(records.toSorted());
});

describe("a record is refused", () => {
  const good =
    "# 1. A\n\nDate: 2026-11-23. Status: accepted.\n\n## Context\n\n## Decision\n\n## Consequences\n";
  const line = "| [0001](0001-a.md) | A | accepted | 2026-11-23 |\n";
  test.each([
    ["without a fault", good, line, []],
    ["without a line", good, "", [/^not in docs\/decisions\/README\.md: \| \[0001\]\(0001-a\.md\) \| A/]],
    ["without a date", good.replace("Date: 2026-11-23. ", ""), line, [/^no « Date/]],
    ["without a status", good.replace(" Status: accepted.", ""), line, [/^no « Date/]],
    ["without its consequences", good.replace("## Consequences", ""), line, [/^no « ## Consequences/]],
    ["of 301 words", `${good}${"word ".repeat(301)}`, line, [/^301 words/]],
  ])("%s", (_what, text, given, expected) => {
    const faults = faultsOf("0001-a.md", text, given);
    expect(faults).toHaveLength(expected.length);
    for (const [at, pattern] of expected.entries()) expect(faults[at]).toMatch(pattern);
  });
});
