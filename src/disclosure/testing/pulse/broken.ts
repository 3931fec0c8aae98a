import { finishSteps } from "#platform/testing/finishSteps.ts";
import type { PulseSnapshot } from "../../contract/pulse.ts";
import { getMinAnswers, printCutCell, printWholeCell } from "../../rules/pulse/cells.ts";
import { computePulseSnapshot } from "./snapshot.ts";
import { selectToldCuts } from "../../rules/pulse/cuts.ts";
import { indexPeopleByCut, type PulseRun, tallyPulse } from "../../rules/pulse/run.ts";
import { wholeRun } from "../../vocabulary.ts";
import { seeded } from "../build.ts";
import type { Publish } from "./runs.ts";

/** A report of the same parts, which tells the cuts that `select` names, whatever they give away. */
const publishSelected =
  (
    select: (run: PulseRun, candidates: ReadonlyMap<string, string[]>, skipped: number) => Set<string>,
  ): Publish =>
  (run) => {
    const report = computePulseSnapshot({ ...run, earlier: [] }, seeded(1));
    const people = indexPeopleByCut(run.respondents);
    const tallies = tallyPulse(run, people);
    const { threshold } = run;
    const questions = report.questions.map((result): PulseSnapshot["questions"][number] => {
      const question = run.questions.find(({ key }) => key === result.key)!;
      const byCut = tallies.get(result.key);
      const candidates = [...people].filter(
        ([cut]) => (byCut?.get(cut)?.answers ?? 0) >= getMinAnswers(question, threshold),
      );
      const skipped = run.respondents.length - (byCut?.get(wholeRun)?.answers ?? 0);
      const told = select(run, new Map(candidates), skipped);
      return {
        ...result,
        whole: told.has(wholeRun)
          ? printWholeCell(question, byCut!.get(wholeRun)!, { threshold, hasLevels: true })
          : { form: "hidden" },
        cuts: result.cuts.map(({ cut }) => ({
          cut,
          cell: told.has(cut) ? printCutCell(question, byCut!.get(cut)!, threshold) : { form: "hidden" },
        })),
      };
    });
    return { ...report, questions };
  };

const plenty = 100_000_000;

/**
 * Engines of pulses that differ from ours by one rule, and what shows it: few people are told apart, answers
 * follow, or the second implementation prints another figure.
 */
export const brokenPulses: Record<
  string,
  { publish: Publish; finds: "isolated" | "forced" | "other figure" }
> = {
  "there is no complement rule": {
    publish: publishSelected((_, candidates) => new Set(candidates.keys())),
    finds: "isolated",
  },
  "earlier runs are forgotten": {
    publish: (run, random) => computePulseSnapshot({ ...run, earlier: [] }, random),
    finds: "isolated",
  },
  "only the whole of earlier runs is known": {
    publish: (run, random) =>
      computePulseSnapshot(
        {
          ...run,
          earlier: run.earlier.map((each) => ({
            ...each,
            questions: each.questions.map((question) => ({
              ...question,
              printed: question.printed.filter((cut) => cut === wholeRun),
            })),
          })),
        },
        random,
      ),
    finds: "isolated",
  },
  "skippers of earlier runs are taken for answers": {
    publish: (run, random) =>
      computePulseSnapshot(
        {
          ...run,
          earlier: run.earlier.map((each) => ({
            ...each,
            questions: each.questions.map((question) => ({ ...question, skipped: 0 })),
          })),
        },
        random,
      ),
    finds: "isolated",
  },
  "skippers are taken for answers": {
    publish: publishSelected((run, cuts) =>
      finishSteps(selectToldCuts({ threshold: run.threshold, cuts, skipped: 0 }, [], { left: plenty })),
    ),
    finds: "isolated",
  },
  "what cuts give away together is told": {
    publish: publishSelected((run, cuts, skipped) =>
      finishSteps(selectToldCuts({ threshold: run.threshold, cuts, skipped }, [], { left: plenty })),
    ),
    finds: "forced",
  },
  "counts are told though all are alike": {
    publish: (run, random) => {
      const report = computePulseSnapshot(run, random);
      const tallies = tallyPulse(run, indexPeopleByCut(run.respondents));
      const questions = report.questions.map((question) => {
        const { whole } = question;
        const levels = [...(tallies.get(question.key)?.get(wholeRun)?.levels ?? [])];
        return whole.form === "scale" || whole.form === "enps"
          ? { ...question, whole: { ...whole, levels } }
          : question;
      });
      return { ...report, questions };
    },
    finds: "other figure",
  },
};
