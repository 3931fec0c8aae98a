/**
 * Seconds that each test file may take on two quiet cores. What a file takes is printed after every run; it is held
 * against its budget in `npm run prove -- tests` alone, because a busy machine must fail nobody's change
 * (docs/decisions/0074).
 *
 * @typedef {{ file: string, seconds: number, tests: number }} Taken
 * @typedef {Taken & { budget: number, allowed: number }} Compared
 * @typedef {{ file: number, test: number, exceptions: Record<string, number> }} Budget
 */

/** By kind of test: seconds for a file, for each test in it, and for the files that are worth more. */
/** @type {Record<"unit" | "database" | "pdf" | "journeys", Budget>} */
export const budgets = {
  unit: { file: 1, test: 0.2, exceptions: {} },
  database: { file: 2, test: 0.3, exceptions: {} },
  pdf: { file: 2, test: 2, exceptions: {} },
  journeys: {
    file: 2,
    test: 6,
    exceptions: {
      // The main job from end to end, by eight people, in both languages.
      "e2e/firstEvaluation.spec.ts": 50,
      // Every dialog of the workspace, in one company.
      "e2e/keyboard/dialogs.spec.ts": 40,
    },
  },
};

/** A file fails at so many times its budget: what the machine does beside it is not its fault. */
const generous = 3;

/** @param {keyof typeof budgets} kind @param {Pick<Taken, "file" | "tests">} taken */
export function budgetOf(kind, { file, tests }) {
  const { exceptions, file: forFile, test } = budgets[kind];
  return exceptions[file] ?? forFile + test * tests;
}

/**
 * Each file beside what it may take, heaviest first. A run that is slower than its budgets as a whole is a slower
 * machine: then every file may take as many times more.
 * @param {keyof typeof budgets} kind @param {readonly Taken[]} taken
 * @returns {Compared[]}
 */
export function compare(kind, taken) {
  const withBudgets = taken.map((one) => ({ ...one, budget: budgetOf(kind, one) }));
  const sum = (of) => withBudgets.reduce((total, one) => total + of(one), 0);
  const slowness = Math.max(
    1,
    sum(({ seconds }) => seconds) /
      Math.max(
        1,
        sum(({ budget }) => budget),
      ),
  );
  return withBudgets
    .map((one) => ({ ...one, allowed: generous * one.budget * slowness }))
    .toSorted((a, b) => b.seconds - a.seconds);
}

/** @param {readonly Compared[]} compared */
export const excesses = (compared) => compared.filter(({ seconds, allowed }) => seconds > allowed);

/** @param {Compared} one */
export const excessInWords = ({ file, seconds, budget, allowed }) =>
  `${file} took ${seconds.toFixed(1)} s; its budget is ${budget.toFixed(1)} s, and ${allowed.toFixed(1)} s would have been too many even on this machine. Make it quicker, or give it a line in scripts/check/budgets.mjs and say why.`;
