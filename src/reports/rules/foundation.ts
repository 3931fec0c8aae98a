import type { Snapshot } from "#disclosure/contract.ts";
import { formatNumber, formatScore, say } from "#platform/texts.ts";
import type { Report } from "../contract.ts";
import { listShownColumns } from "./emptyGroups.ts";
import type { ReportWords } from "./words.ts";

/** The means of skills in the columns that the page has of the others, by what can be printed of them. */
export function countForms(snapshot: Pick<Snapshot, "groups" | "items" | "skills">) {
  const counts = { numbers: 0, ranges: 0, hidden: 0 };
  const shown = listShownColumns(snapshot).filter((column) => column !== "self");
  for (const { cells, joint } of snapshot.skills)
    for (const cell of shown.map((column) => (column === "joint" ? joint : cells[column]))) {
      if (!cell) continue;
      if (cell.form === "masked") counts.hidden += 1;
      else if (cell.form === "interval" || cell.end || cell.approximate) counts.ranges += 1;
      else counts.numbers += 1;
    }
  return counts;
}

/** How many of the others answered; null where it may not be told of one of their groups. */
export function countAnswers({ groups }: Pick<Snapshot, "groups">): number | null {
  const others = groups.filter(({ group }) => group !== "self");
  const told = others.flatMap(({ answered }) => (answered === null ? [] : [answered]));
  return told.length < others.length ? null : told.reduce((sum, answered) => sum + answered, 0);
}

/**
 * « Fondé sur 11 réponses… »: in one line, how sure the report is: on how many it rests, how many of its means are exact,
 * ranges or hidden, and under what a gap may be chance.
 */
export function describeFoundation({ snapshot }: Report, { language, texts }: ReportWords): string {
  const { foundation } = texts;
  const { fallback, least } = snapshot.policy.notable;
  const { pooledSd } = snapshot.policy;
  const answers = countAnswers(snapshot);
  const counts = countForms(snapshot);
  const { numbers, ranges, hidden } = counts;
  const total = formatNumber(language, numbers + ranges + hidden);
  const forms = [
    // Former versions moved some numbers, or printed the middle of a range as a number.
    { count: numbers, words: snapshot.engineVersion < 4 ? foundation.numbers : foundation.exact },
    { count: ranges, words: foundation.ranges },
    { count: hidden, words: foundation.hidden },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, words }, index) => {
      const share = index === 0 ? say(language, foundation.of, { count, total }) : String(count);
      return say(language, words, { count, share });
    });
  return [
    answers === null ? foundation.someAnswers : say(language, foundation.answers, { count: answers }),
    ...(forms.length > 0 ? [say(language, foundation.means, { forms: forms.join(", ") })] : []),
    pooledSd === null
      ? say(language, foundation.gapsAlone, { fallback: formatNumber(language, fallback) })
      : say(language, foundation.gaps, {
          least: formatNumber(language, least),
          deviation: formatScore(language, pooledSd),
        }),
  ].join(" ");
}
