import { wholeRun } from "../../vocabulary.ts";
import { hideUntilSafe } from "../complement.ts";
import type { Figure } from "../figure.ts";
import { computeDistance } from "./distance.ts";
import { ToldForms } from "./toldForms.ts";

/** What one question has in one run: the cuts that may be told, or were, each with its people. */
export interface CutSystem {
  threshold: number;
  cuts: ReadonlyMap<string, readonly string[]>;
  /** How many respondents of the run left the question without an answer. */
  skipped: number;
}

/** The part of what may be computed for a question that one of its cuts may take. */
const shareOfCut = 1 / 8;

/**
 * Selects the cuts whose cell may be printed (§5, §8): the whole run is a cut like the others. Level counts, means and
 * the eNPS of a cut are all made of the answers of the same people, so that one decision holds for all of them.
 *
 * Within the run the complement rule decides. Beside earlier runs of the same question, where a person is one column over
 * all runs, cut after cut is told, the whole run first and then the largest: one that differs in at least k people from
 * every combination of what is told, or is such a combination itself.
 *
 * Receipts say who took part, not who left a question without an answer. A combination about m people rests on m less all
 * skippers of the runs it is made of, at least, so that k is raised by them; and one that cancels everyone may rest on
 * skippers alone, so that across runs it is told only where there is none.
 */
export function selectToldCuts(run: CutSystem, earlier: readonly CutSystem[], maxWork: number): Set<string> {
  const groups = groupSamePeople(run.cuts);
  const figures = [...groups.keys()].map((id) => toFigure(id, run.cuts.get(id)!));
  const { published } = hideUntilSafe(figures, run.threshold + run.skipped);
  const alone = new Set(published.flatMap((id) => groups.get(id)!));
  const before = earlier.filter(({ cuts }) => cuts.size > 0);
  return before.length === 0 ? alone : selectBesideEarlier(run, before, alone, maxWork);
}

/**
 * Cuts of the same people (a direction that is a single team) are told together or not at all: hiding one of them hides
 * nothing. By the first of each.
 */
function groupSamePeople(cuts: CutSystem["cuts"]): Map<string, string[]> {
  const groups = Map.groupBy(cuts.keys(), (cut) => cuts.get(cut)!.toSorted().join(" "));
  return new Map([...groups.values()].map((same) => [same[0]!, same]));
}

const toFigure = (id: string, people: readonly string[]): Figure => ({
  id,
  size: people.length,
  terms: Object.fromEntries(people.map((person) => [person, 1])),
});

function selectBesideEarlier(
  run: CutSystem,
  earlier: readonly CutSystem[],
  alone: ReadonlySet<string>,
  maxWork: number,
): Set<string> {
  const skipped = [run, ...earlier].reduce((sum, each) => sum + each.skipped, 0);
  const fewest = Math.max(run.threshold, ...earlier.map(({ threshold }) => threshold)) + skipped;
  const told = new ToldForms();
  for (const { cuts } of earlier) for (const people of cuts.values()) told.add(people);
  // Of this run alone: a skipper is in none of its figures, and what cancels here cancels truly.
  const ownTold = new ToldForms();
  let left = maxWork;
  const selected = new Set<string>();
  for (const cut of [...alone].toSorted(byWholeAndSize(run))) {
    const people = run.cuts.get(cut)!;
    const toDistance = (beside: ToldForms) => {
      if (beside.isTold(people)) return "same";
      const atOnce = beside.decideAtOnce(people, fewest);
      if (atOnce) return atOnce;
      const granted = Math.min(left, maxWork * shareOfCut);
      const work = { left: granted };
      const distance = computeDistance(beside.part(people), beside.size, fewest, work);
      left -= granted - work.left;
      return distance;
    };
    const distance = toDistance(told);
    if (distance === "close") continue;
    if (distance === "same" && skipped > 0 && toDistance(ownTold) !== "same") continue;
    selected.add(cut);
    told.add(people);
    ownTold.add(people);
  }
  return selected;
}

const byWholeAndSize =
  ({ cuts }: CutSystem) =>
  (a: string, b: string): number => {
    if (a === wholeRun || b === wholeRun) return a === wholeRun ? -1 : 1;
    return cuts.get(b)!.length - cuts.get(a)!.length || (a < b ? -1 : 1);
  };
