import type { Steps } from "#platform/steps.ts";
import type { PulseCutCell, WholeCell } from "../../contract/pulse.ts";
import { wholeRun } from "../../vocabulary.ts";
import { findGivenAway } from "./bounds.ts";
import { printCutCell, printWholeCell } from "./cells.ts";
import { toRank } from "./crossings.ts";
import { givesAwayRegion, type QuestionAnswers } from "./regions.ts";
import { listLevels, type PulseQuestion } from "./run.ts";
import type { Work } from "./work.ts";

const hidden = { form: "hidden" } as const;

/** What a report prints of one question: of the whole run, and by cut. */
interface PrintedQuestion {
  whole: WholeCell;
  cuts: ReadonlyMap<string, PulseCutCell>;
}

/**
 * The cells of the cuts that may be told. Cuts are hidden, and the counts of the whole run then, until no answer follows
 * from what is left: of the cuts around a person whose answer does, that of a position first, the smallest of them.
 */
export function* printQuestion(
  question: PulseQuestion,
  told: ReadonlySet<string>,
  { people, tallies, threshold }: QuestionAnswers & { threshold: number },
  work: Work,
): Steps<PrintedQuestion> {
  const shown = new Set(told);
  let hasLevels = !givesAwayRegion(shown, { people, tallies });
  const levels = listLevels(question).length;
  for (;;) {
    yield;
    const printed = print();
    const given = yield* findGivenAway(listTold(printed), levels, work);
    const first = given && findFirstToHide(given);
    if (!given) return printed;
    if (first) shown.delete(first);
    else if (hasLevels) hasLevels = false;
    else shown.delete(wholeRun);
  }

  function print(): PrintedQuestion {
    const cuts = [...shown].filter((cut) => cut !== wholeRun);
    return {
      whole: shown.has(wholeRun)
        ? printWholeCell(question, tallies.get(wholeRun)!, { threshold, hasLevels })
        : hidden,
      cuts: new Map(cuts.map((cut) => [cut, printCutCell(question, tallies.get(cut)!, threshold)])),
    };
  }

  function listTold({ whole, cuts }: PrintedQuestion) {
    return [[wholeRun, whole] as const, ...cuts]
      .filter(([, cell]) => cell.form !== "hidden")
      .map(([cut, cell]) => ({ people: people.get(cut)!, answers: tallies.get(cut)!.answers, cell }));
  }

  function findFirstToHide(given: readonly string[]): string | undefined {
    const cuts = [...shown].filter((cut) => cut !== wholeRun);
    const around = cuts.filter((cut) => people.get(cut)!.includes(given[0]!));
    const [first] = (around.length > 0 ? around : cuts).toSorted(
      (a, b) => toRank(b) - toRank(a) || people.get(a)!.length - people.get(b)!.length || (a < b ? -1 : 1),
    );
    return first;
  }
}
