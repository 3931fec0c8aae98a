import type { Steps } from "#platform/steps.ts";
import type { PulseQuestionResult, PulseSnapshot } from "../../contract/pulse.ts";
import { wholeRun } from "../../vocabulary.ts";
import { placePulseComments } from "./comments.ts";
import { decidePulseCuts, listEarlierWholes } from "./decisions.ts";
import { noPast, type PulsePast, selectPulseHighlights } from "./highlights.ts";
import { printQuestion } from "./printed.ts";
import { hideGivenAway } from "./regions.ts";
import {
  type EarlierPulseRun,
  indexPeopleByCut,
  listLevels,
  type PulseRun,
  type PulseTally,
  tallyPulse,
} from "./run.ts";
import { averageThemes } from "./themes.ts";
import { grant } from "./work.ts";

const hidden = { form: "hidden" } as const;

/** How much is computed to find whose answer follows from a report, in numbers read or multiplied; what is found later is told. */
const maxWorkOfBounds = 40_000_000;

/**
 * The report of one run, the only door (§8), a few milliseconds at a time: of a large company it takes a second. `random`:
 * uniform in [0, 1), for the order of comments. Throws a RangeError for a threshold under five, and for counts that do not fit
 * the respondents.
 */
export function* computePulseSnapshotInSteps(
  run: PulseRun,
  random: () => number,
  past: PulsePast = noPast,
): Steps<PulseSnapshot> {
  if (!Number.isInteger(run.threshold) || run.threshold < 5)
    throw new RangeError("the threshold of a pulse is five or more");
  const people = indexPeopleByCut(run.respondents);
  const tallies = tallyPulse(run, people);
  const told = yield* decidePulseCuts(run, people, tallies);
  const wholes = listEarlierWholes(run);
  const cuts = run.cuts.toSorted();
  const all = { left: maxWorkOfBounds };
  const rated = run.questions.filter(({ type }) => type !== "text");
  const questions: PulseQuestionResult[] = [];
  for (const [index, question] of rated.entries()) {
    yield;
    const { key, type, theme } = question;
    if (type === "text") continue;
    const byCut = tallies.get(key) ?? new Map<string, PulseTally>();
    const shown = hideGivenAway(question, told.get(key)!, {
      people,
      tallies: byCut,
      earlier: wholes(question),
    });
    const work = grant(all, all.left / (rated.length - index));
    const answers = { people, tallies: byCut, threshold: run.threshold };
    const printed = yield* printQuestion(question, shown, answers, work);
    work.settle();
    questions.push({
      key,
      type,
      theme,
      whole: printed.whole,
      cuts: cuts.map((cut) => ({ cut, cell: printed.cuts.get(cut) ?? hidden })),
    });
  }
  const published = { questions, themes: averageThemes(questions) };
  return {
    version: 1,
    threshold: run.threshold,
    participation: { asked: run.asked, answered: run.respondents.length },
    ...published,
    comments: placePulseComments(run, random),
    highlights: selectPulseHighlights(published, past),
    spread: past.spread,
  };
}

/** What later runs of the company must know of this report, by question. */
export const listPrintedCuts = ({
  questions,
}: PulseSnapshot): Pick<EarlierPulseRun["questions"][number], "key" | "printed" | "levels">[] =>
  questions.map((question) => ({
    key: question.key,
    printed: [{ cut: wholeRun, cell: question.whole }, ...question.cuts]
      .filter(({ cell }) => cell.form !== "hidden")
      .map(({ cut }) => cut),
    levels: listPrintedLevels(question),
  }));

function listPrintedLevels(question: PulseQuestionResult) {
  const { whole } = question;
  if (whole.form === "hidden") return null;
  if (whole.form === "options") return whole.options.map(({ key, count }) => ({ level: key, count }));
  const names = listLevels(question);
  return whole.levels?.map((count, index) => ({ level: names[index]!, count })) ?? null;
}
