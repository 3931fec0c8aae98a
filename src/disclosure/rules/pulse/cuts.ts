import type { Steps } from "#platform/steps.ts";
import { wholeRun } from "../../vocabulary.ts";
import { computeDistance } from "./distance.ts";
import { Roster } from "./roster.ts";
import { ToldForms } from "./toldForms.ts";
import { grant, type Work } from "./work.ts";

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
 * Cut after cut is told, the whole run first and then the largest: one that differs in at least k people from every
 * combination of what is told, or is such a combination itself; within the run, and beside earlier runs of the same
 * question, where a person is one column over all runs.
 *
 * Receipts say who took part, not who left a question without an answer. A combination about m people rests on m less all
 * skippers of the runs it is made of, at least, so that k is raised by them; and one that cancels everyone may rest on
 * skippers alone, so that across runs it is told only where there is none.
 */
export function* selectToldCuts(
  run: CutSystem,
  earlier: readonly CutSystem[],
  all: Work,
  roster = new Roster(),
): Steps<Set<string>> {
  const before = earlier.filter(({ cuts }) => cuts.size > 0);
  const maxOfCut = all.left * shareOfCut;
  const compare = (told: ToldForms, people: readonly number[], fewest: number) => {
    const work = grant(all, maxOfCut);
    const distance = computeDistance(told, people, fewest, work);
    work.settle();
    return distance;
  };
  const skipped = [run, ...before].reduce((sum, each) => sum + each.skipped, 0);
  const fewest = Math.max(run.threshold, ...before.map(({ threshold }) => threshold)) + skipped;
  const told = new ToldForms(all);
  for (const { cuts } of before) {
    for (const people of cuts.values()) told.add(roster.toNumbers(people));
    yield;
  }
  // Of this run alone: a skipper is in none of its figures, and what cancels here cancels truly.
  const ownTold = new ToldForms(all);
  const selected = new Set<string>();
  for (const cut of [...run.cuts.keys()].toSorted(byWholeAndSize(run))) {
    yield;
    const people = roster.toNumbers(run.cuts.get(cut)!);
    const within = compare(ownTold, people, run.threshold + run.skipped);
    if (within === "close") continue;
    if (before.length > 0) {
      const beside = compare(told, people, fewest);
      if (beside === "close" || (beside === "same" && skipped > 0 && within !== "same")) continue;
      told.add(people);
    }
    selected.add(cut);
    ownTold.add(people);
  }
  return selected;
}

const byWholeAndSize =
  ({ cuts }: CutSystem) =>
  (a: string, b: string): number => {
    if (a === wholeRun || b === wholeRun) return a === wholeRun ? -1 : 1;
    return cuts.get(b)!.length - cuts.get(a)!.length || (a < b ? 1 : -1);
  };
