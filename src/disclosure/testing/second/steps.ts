import type { Policy } from "../../contract.ts";
import type { Figure } from "./cells.ts";
import { decimal, type Fraction, isAtLeast, isBelow, isEqual, over, tenth, whole } from "./fractions.ts";
import { isPoint, propagateSpans, type Span } from "./spans.ts";

/** [1;1,5) [1,5;2) … [4,5;5] */
const steps: readonly Span[] = Array.from({ length: 8 }, (_, index) => ({
  from: decimal(1 + index / 2),
  to: decimal(1.5 + index / 2),
}));

const contains = ({ from, to }: Span, value: Fraction): boolean =>
  isAtLeast(value, from) && (isBelow(value, to) || (isEqual(to, whole(5)) && isEqual(value, to)));

/** What a reader may suppose of one question: how many answered it, and between what their mean lies. */
type Supposition = { n: number; answers: Span };

/**
 * The half-point step that holds the mean, where no step that might hold it would rule out anything that a reader may
 * suppose of a question by its own cell. Each person gives a whole level, so numbers of people matter; a band does not
 * print its own, which may be any that the one of the mean allows.
 */
export function findHalfPointStep(
  used: readonly Figure[],
  exact: Fraction,
  known: Known,
  policy: Policy,
): Span | null {
  // A number that does not say how many gave it would have to be supposed in many ways: no step then.
  if (!known.tellsFewest && used.some(({ cell }) => cell.form === "value")) return null;
  // A reader who is not told how many finished may know it all the same: whole for each number that is left open.
  const openNumbers = Array.from({ length: known.finished - policy.k + 1 }, (_, index) => policy.k + index);
  const numbers = known.tellsFewest ? [known.finished] : openNumbers;
  const isHarmless = numbers.every((finished) => {
    const worlds = enumerateWorlds(used, { ...known, finished }, policy);
    const possible = steps.filter((step) => worlds.some((world) => meets(step, world)));
    return possible.every((step) =>
      used.every(({ span }, index) => isPoint(span) || keepsAll(step, index, worlds)),
    );
  });
  return (isHarmless && steps.find((step) => contains(step, exact))) || null;
}

/** How many have finished, and whether the smallest number of answers is told. */
type Known = { finished: number; tellsFewest: boolean };

/** Everything that may be supposed of all questions together: the smallest number of people is that of the mean. */
function enumerateWorlds(
  used: readonly Figure[],
  { finished, tellsFewest }: Known,
  { k, itemValueFrom }: Policy,
): Supposition[][] {
  const minAnswers = tellsFewest ? Math.min(...used.map(({ n }) => n)) : k;
  const maxAnswers = Math.min(finished, Math.max(itemValueFrom, k) - 1);
  return used
    .map((figure) =>
      figure.cell.form === "band"
        ? Array.from({ length: maxAnswers - minAnswers + 1 }, (_, index) =>
            supposition(figure, minAnswers + index),
          )
        : [supposition(figure, figure.n)],
    )
    .reduce<Supposition[][]>(
      (worlds, some) => worlds.flatMap((world) => some.map((one) => [...world, one])),
      [[]],
    )
    .filter((world) => !tellsFewest || world.some(({ n }) => n === minAnswers));
}

/** The least and the greatest mean that so many people can give and that is printed as this cell. */
function supposition({ cell, span }: Figure, n: number): Supposition {
  const isPrintedSo = (mean: Fraction) => {
    if (isPoint(span)) return isEqual(decimal(tenth(mean)), span.from);
    const isBelowTop =
      cell.form === "band" && isBelow(span.to, whole(5)) ? isBelow(mean, span.to) : isAtLeast(span.to, mean);
    return isAtLeast(mean, span.from) && isBelowTop;
  };
  const means = Array.from({ length: 4 * n + 1 }, (_, index) => over(whole(n + index), whole(n))).filter(
    isPrintedSo,
  );
  return { n, answers: { from: means[0]!, to: means.at(-1)! } };
}

const meets = (step: Span, world: readonly Supposition[]): boolean => {
  const { from, to } = propagateSpans(world.map(({ answers }) => answers));
  return !isBelow(to, step.from) && (isBelow(from, step.to) || contains(step, from));
};

/** Whether a mean in this step allows a question its least and its greatest, whatever number of people it has. */
function keepsAll(step: Span, index: number, worlds: readonly Supposition[][]): boolean {
  const counts = new Set(worlds.map((world) => world[index]!.n));
  return [...counts].every((n) => {
    const alike = worlds.filter((world) => world[index]!.n === n);
    return (["from", "to"] as const).every((side) =>
      alike.some((world) => {
        const fixed = world[index]!.answers[side];
        return meets(step, world.with(index, { n, answers: { from: fixed, to: fixed } }));
      }),
    );
  });
}
