import type { PulseQuestion } from "../../rules/pulse/run.ts";

/**
 * The figures of a question again, by another way than the rules: from the level of each answer, in whole numbers, and as
 * texts. `levels`: answers per level, lowest first. null: nothing is printed. It knows nothing of other cuts.
 */
export function printAgain(
  { type }: PulseQuestion,
  levels: readonly number[],
  { threshold, isWhole }: { threshold: number; isWhole: boolean },
): string[] | null {
  const n = levels.reduce((sum, count) => sum + count, 0);
  const most = levels.reduce((greatest, count) => (count > greatest ? count : greatest), 0);
  const manyFrom = threshold > 7 ? threshold : 7;
  if (n < threshold) return null;
  if (type === "boolean" || type === "choice") {
    if (n < manyFrom || n - most < 2) return null;
    return [isWhole ? `${n}: ${levels.join()}` : levels.map((count) => printShare(count, n)).join()];
  }
  const lowest = type === "scale" ? 1 : 0;
  let sum = 0;
  for (const [index, count] of levels.entries()) sum += count * (index + lowest);
  // Twice the mean against twice the ends keeps everything whole.
  const [low, high] = type === "scale" ? [3, 9] : [2, 18];
  const end = 2 * sum >= high * n ? "+" : 2 * sum <= low * n ? "-" : "";
  const mean = end === "+" ? high / 2 : end === "-" ? low / 2 : Math.floor((20 * sum + n) / (2 * n)) / 10;
  const parts = [`${mean}${end}`];
  const isOpen = n >= manyFrom && end === "";
  let hasClasses = true;
  if (type === "enps") {
    const classes = [levels.slice(0, 7), levels.slice(7, 9), levels.slice(9)].map((some) =>
      some.reduce((all, count) => all + count, 0),
    );
    hasClasses = isOpen && isOpenBeside(Math.max(...classes), n);
    parts.push(
      hasClasses ? printEnpsAgain(classes[0]!, classes[2]!, { n, step: isWhole ? 1 : 10 }) : "no eNPS",
    );
  }
  if (isWhole)
    parts.push(isOpen && hasClasses && isOpenBeside(most, n) ? levels.join() : "no levels", `${n}`);
  return parts;
}

/** The fifth that lies nearest; of two that are as near, the one nearer to a half. */
function printShare(count: number, n: number): number {
  const fifths = [0, 1, 2, 3, 4, 5].map((fifth) => ({
    percent: 20 * fifth,
    distance: Math.abs(5 * count - fifth * n),
    fromHalf: Math.abs(5 - 2 * fifth),
  }));
  return fifths.toSorted((a, b) => a.distance - b.distance || a.fromHalf - b.fromHalf)[0]!.percent;
}

/** Each whole number from −100 on is tried as an end of the interval; of a cut, the tens around it are printed. */
function printEnpsAgain(
  detractors: number,
  promoters: number,
  { n, step }: { n: number; step: number },
): string {
  const [balance, all] = [promoters - detractors, n + 3];
  const spread = 38_416 * ((2 * promoters + 2 * detractors + 3) * all - 2 * balance * balance);
  const isOutside = (whole: number) => 2 * all * (100 * balance - whole * all) ** 2 >= spread;
  let [from, to] = [-100, 100];
  for (let whole = -99; whole <= 100 && whole * all <= 100 * balance && isOutside(whole); whole += 1)
    from = whole;
  for (let whole = 99; whole >= -100 && whole * all >= 100 * balance && isOutside(whole); whole -= 1)
    to = whole;
  while (from % step !== 0) from -= 1;
  while (to % step !== 0) to += 1;
  const value = step * Math.floor((200 * balance + n * step) / (2 * n * step));
  return `${value} (${from}, ${to})`;
}

/** Half of the answers are others, or ten. */
const isOpenBeside = (most: number, n: number) => 2 * most <= n || n - most >= 10;
