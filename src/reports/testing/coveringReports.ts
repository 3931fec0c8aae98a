import fc from "fast-check";
import type { Report } from "../contract.ts";
import { anyReport } from "./anyReport.ts";

/**
 * What a template may branch on in a value: its path, whether there is one, how many, and which of a list of names. All
 * free text counts as the same.
 */
function listTraits(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) {
    const many = ["none", "one"][value.length] ?? "several";
    return [`${path} ${many}`, ...value.flatMap((each) => listTraits(each, `${path}[]`))];
  }
  if (value !== null && typeof value === "object")
    return Object.entries(value).flatMap(([key, each]) => listTraits(each, `${path}.${key}`));
  if (typeof value === "number") return [`${path} ${Math.sign(value)}`];
  return [`${path} ${typeof value === "string" && !/^[a-z_]*$/.test(value) ? "words" : String(value)}`];
}

/**
 * Of random reports the few that together show a template everything that all of them do (greedy set cover), so that each
 * of its branches is taken although few are typeset.
 * @param buildContent what the template is given of a report
 */
export function selectCoveringReports(
  count: number,
  seed: number,
  buildContent: (report: Report) => unknown,
): { reports: Report[]; traits: number } {
  const left = fc
    .sample(anyReport, { numRuns: count, seed })
    .map((report) => ({ report, traits: new Set(listTraits(buildContent(report))) }));
  const missing = new Set(left.flatMap(({ traits }) => [...traits]));
  const traits = missing.size;
  const countNewTraits = (one: { traits: ReadonlySet<string> }) =>
    [...one.traits].filter((trait) => missing.has(trait)).length;
  const reports: Report[] = [];
  while (missing.size > 0) {
    const [first, ...others] = left;
    if (!first) throw new Error("no report");
    const best = others.reduce(
      (best, one) => (countNewTraits(one) > countNewTraits(best) ? one : best),
      first,
    );
    for (const trait of best.traits) missing.delete(trait);
    reports.push(best.report);
  }
  return { reports, traits };
}
