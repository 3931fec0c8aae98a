import type { Steps } from "#platform/steps.ts";
import { wholeRun } from "../../vocabulary.ts";
import { decidePulseCuts } from "./decisions.ts";
import { indexPeopleByCut, type PulseRespondent, type PulseRun } from "./run.ts";

/** What a run can tell at best, if everyone who is asked answers every question. */
export interface PulseForecast {
  /** All cuts of the people asked, without the whole run. */
  cuts: number;
  /** Those with fewer people than the threshold, or with fewer outside them. */
  tooFew: string[];
  /** By question: what would be hidden beside earlier runs though it has people enough; the whole run among them. */
  besideEarlier: { question: string; cuts: string[] }[];
}

/** Asked before a run opens, and while its audience is chosen: from those who are invited. */
export function* forecastPulseRun(
  run: Pick<PulseRun, "closedOn" | "threshold" | "questions" | "earlier">,
  invited: readonly PulseRespondent[],
): Steps<PulseForecast> {
  const people = indexPeopleByCut(invited);
  const { threshold } = run;
  const isTooSmall = (cut: string) => {
    const inside = people.get(cut)!.length;
    return inside < threshold || (cut !== wholeRun && invited.length - inside < threshold);
  };
  const all = [...people.keys()];
  const full = new Map([...people].map(([cut, members]) => [cut, { levels: [], answers: members.length }]));
  const tallies = new Map(run.questions.map(({ key }) => [key, full]));
  const beside = yield* decidePulseCuts(run, people, tallies);
  const alone = yield* decidePulseCuts({ ...run, earlier: [] }, people, tallies);
  const besideEarlier = [...beside].map(([question, told]) => ({
    question,
    cuts: [...alone.get(question)!].filter((cut) => !told.has(cut)).toSorted(),
  }));
  return {
    cuts: all.length - 1,
    tooFew: all.filter((cut) => cut !== wholeRun && isTooSmall(cut)).toSorted(),
    besideEarlier: besideEarlier.filter(({ cuts }) => cuts.length > 0),
  };
}
