import type { BandCell, Policy, Snapshot } from "../../contract.ts";
import type { ProtectedColumn } from "../../vocabulary.ts";
import { listUnexplained } from "./explained.ts";
import type { Answers } from "./jointly.ts";
import { listPossibleAnswers, type ProtectedGroup, type Question } from "./solver.ts";
import { listUnprovenTags } from "./unproven.ts";

export type Finding = {
  kind:
    | "forced"
    | "narrowed"
    | "few people"
    | "unexplained"
    | "unproven"
    | "unrounded"
    | "impossible"
    /** By the answers themselves (behind.ts). */
    | "few behind"
    | "combination";
  where: string;
};

export const formatFinding = ({ kind, where }: Finding) => `${kind}: ${where}`;

export const protectedGroups = ["peer", "direct_report"] as const satisfies readonly ProtectedGroup[];

/** All people who answered gave one and the same level, in every possible case. */
const areForced = (possible: readonly Answers[]): boolean =>
  possible.length > 0 && [1, 5].some((level) => possible.every(({ n, sum }) => n > 0 && sum === level * n));

/** Counts per level or option, of which a single one is not zero. */
const isUnanimous = (counts: readonly number[]) => counts.filter((count) => count > 0).length === 1;

/**
 * Lists what a reader learns from a whole report by knowing the engine and nothing else: answers that are forced, masked
 * or banded cells narrowed below what their form says, figures about fewer people than were promised, statements that
 * the published cells do not explain, and tags that some set of answers would make false. Distributions of the promised
 * size are not examined: `countUnanimous` counts them.
 */
export function listOutsiderFindings(report: Snapshot, promise: Policy): Finding[] {
  return [
    ...protectedGroups.flatMap((group) =>
      report.groups.some((each) => each.group === group)
        ? [...listQuestionFindings(report, group), ...listFewPeopleFindings(report, group, promise)]
        : [],
    ),
    ...listQuestionFindings(report, "joint"),
    ...listUnexplained(report).map((where): Finding => ({ kind: "unexplained", where })),
    ...listUnprovenTags(report).map((where): Finding => ({ kind: "unproven", where })),
    ...listParticipationFindings(report),
  ];
}

function listQuestionFindings(report: Snapshot, group: ProtectedColumn): Finding[] {
  return listPossibleAnswers(report, group).flatMap((question) => {
    const where = `${group} ${question.position}`;
    return listFindingKinds(question).map((kind): Finding => ({ kind, where }));
  });
}

function listFindingKinds({ cell, byItsForm, possible }: Question): Finding["kind"][] {
  if (possible.length === 0) return ["impossible"];
  return [
    ...(areForced(possible) ? (["forced"] as const) : []),
    ...(cell.form !== "value" && possible.length < byItsForm.length ? (["narrowed"] as const) : []),
  ];
}

function listFewPeopleFindings(report: Snapshot, group: ProtectedGroup, promise: Policy): Finding[] {
  const found: Finding[] = [];
  const few = (where: string, n: number, least: number) => {
    if (n < least) found.push({ kind: "few people", where: `${group} ${where}` });
  };
  const rounded = (where: string, value: number) => {
    if (Math.round(value * 10) / 10 !== value) found.push({ kind: "unrounded", where: `${group} ${where}` });
  };
  const means = [...report.skills, ...[report.values, report.objectives].filter((each) => each !== null)];
  for (const { cells, positions } of means) {
    const mean = cells[group];
    if (!mean || mean.form === "masked") continue;
    few(`mean of ${positions.join()}`, mean.n, promise.k);
    for (const bound of mean.form === "value" ? [mean.value] : [mean.from, mean.to])
      rounded(`mean of ${positions.join()}`, bound);
    const used = positions.filter((position) =>
      ["value", "band"].includes(report.items[position]?.cells?.[group]?.form ?? ""),
    );
    few(`questions behind the mean of ${positions.join()}`, used.length, promise.minItemsPerMean);
    few(
      `questions told behind the mean of ${positions.join()}`,
      mean.questions.used,
      promise.minItemsPerMean,
    );
  }
  const answered = report.groups.find((each) => each.group === group)?.answered ?? 0;
  for (const { position, cells, distributions, choices } of report.items) {
    const cell = cells?.[group];
    if (cell?.form === "value") {
      few(`value ${position}`, cell.n, promise.itemValueFrom);
      rounded(`value ${position}`, cell.value);
    }
    if (cell?.form === "band") {
      few(`band ${position}`, answered, promise.k);
      if (!isWholeBand(cell)) found.push({ kind: "narrowed", where: `${group} band ${position}` });
    }
    for (const counts of [distributions[group], choices[group]?.map(({ count }) => count)])
      if (counts) few(`counts ${position}`, sumCounts(counts), promise.distributionFrom);
    const counts = distributions[group];
    if (counts && cell?.form !== "value")
      found.push({ kind: "narrowed", where: `${group} counts ${position}` });
    if (counts && cell?.form === "value" && cell.end)
      found.push({ kind: "narrowed", where: `${group} counts beside an end ${position}` });
  }
  return found;
}

/** One of [1;2) [2;3) [3;4) [4;5], whatever it holds. */
const isWholeBand = ({ from, to }: BandCell) => [1, 2, 3, 4].includes(from) && to === from + 1;

const sumCounts = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** How many answered must not follow from the total while a group is masked. */
function listParticipationFindings({ groups, participation }: Snapshot): Finding[] {
  const secret = groups.filter(({ shown, group }) => !shown && group !== "self" && group !== "manager");
  return [
    ...secret.flatMap(({ group, answered }): Finding[] =>
      answered === null ? [] : [{ kind: "few people", where: `${group} participation` }],
    ),
    ...(secret.length > 0 && participation.answered !== null
      ? [{ kind: "few people", where: "total participation" } as const]
      : []),
  ];
}

/** Distributions and counts of options of a protected group: how many there are, and how many show one mind. */
export function countUnanimous(report: Snapshot): { published: number; unanimous: number } {
  const counts = report.items.flatMap(({ distributions, choices }) =>
    protectedGroups.flatMap((group) => [distributions[group], choices[group]?.map(({ count }) => count)]),
  );
  const published = counts.filter((each) => !!each);
  return { published: published.length, unanimous: published.filter(isUnanimous).length };
}

/** Of questions that the rater answered, by what is published of them; and of means which they did not feed. */
export type Collusion = Record<
  "values" | "bands" | "distributions" | "unanswered",
  { cells: number; forced: number }
>;

export const createCollusion = (): Collusion => ({
  values: { cells: 0, forced: 0 },
  bands: { cells: 0, forced: 0 },
  distributions: { cells: 0, forced: 0 },
  unanswered: { cells: 0, forced: 0 },
});

/**
 * What one of the people of a group learns of the others in it, by their own scores: cells, and those forced. A cell
 * to which they gave nothing is no place to subtract from, and would only make the rate look smaller: it counts apart.
 */
export function listColluderFindings(
  report: Snapshot,
  group: ProtectedColumn,
  own: readonly (number | null)[],
): Collusion {
  const found = createCollusion();
  for (const { cell, possible, counts, position } of listPossibleAnswers(report, group, own)) {
    if (cell.form === "masked") continue;
    const score = own[position] ?? 0;
    // Counts in which all answered alike disclose it to every reader: `countUnanimous`.
    if (score === 0 && counts) continue;
    const form = counts ? "distributions" : cell.form === "value" ? "values" : "bands";
    const kind = score === 0 ? "unanswered" : form;
    found[kind].cells += 1;
    const rest = possible.map(({ n, sum }) => (score > 0 ? { n: n - 1, sum: sum - score } : { n, sum }));
    const left = counts?.map((count, index) => (index === score - 1 ? count - 1 : count));
    if (left ? isUnanimous(left) : areForced(rest)) found[kind].forced += 1;
  }
  return found;
}
