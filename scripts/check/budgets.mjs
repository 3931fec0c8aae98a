/**
 * Seconds that each test file may take on two quiet cores. What a file takes is printed after every run; it is held
 * against its budget in `npm run prove -- tests` alone, because a busy machine must fail nobody's change
 * (src/platform/testing/README.md).
 *
 * @typedef {{ file: string, seconds: number, tests: number }} Taken
 * @typedef {Taken & { budget: number, allowed: number }} Compared
 * @typedef {{ file: number, test: number, exceptions: Record<string, number> }} Budget
 */

/** By kind of test: seconds for a file, for each test in it, and for the files that are worth more. */
/** @type {Record<"unit" | "database" | "pdf" | "journeys", Budget>} */
export const budgets = {
  unit: {
    file: 1,
    test: 0.05,
    exceptions: {
      // Thousands of reports are made and attacked, in their short form.
      "src/disclosure/rules/attackOnReports.test.ts": 10,
      "src/disclosure/rules/attackOnBrokenRules.test.ts": 8,
      "src/disclosure/rules/attackOnComments.test.ts": 3,
      "src/disclosure/rules/attackOnTags.test.ts": 2,
      "src/disclosure/rules/attackSolver.test.ts": 3,
      "src/disclosure/rules/secondImplementation.test.ts": 3,
      // A compiler, a database and an installation, each in a process of its own.
      "src/platform/server/typesetting/typesetter.test.ts": 6,
      "src/platform/server/embeddedPostgres.test.ts": 3,
      "scripts/setup.test.ts": 3,
    },
  },
  database: {
    file: 2,
    test: 0.2,
    exceptions: {
      // Those of docs/permissions.md who differ call every endpoint: 0.2 each, and a few for what does not grow.
      "src/app/everyPermission.db.test.ts": 40,
      // Every endpoint, with each of the strangest bodies or with thousands of random ones.
      "src/app/hostileInputs.db.test.ts": 20,
      "src/app/strangestInputs.db.test.ts": 10,
      // Everything is told to everybody, twice.
      "src/app/untilClosing.db.test.ts": 20,
      // Passwords are slow to hash by design.
      "src/auth/server/tokens.db.test.ts": 14,
      "src/auth/server/signInFlood.db.test.ts": 6,
      // Races are tried until both sides have won, faults by killing processes.
      "src/app/races/preparing.db.test.ts": 8,
      "src/app/races/finishing.db.test.ts": 8,
      "src/app/races/deciding.db.test.ts": 8,
      "src/app/faults/mail.db.test.ts": 7,
      "src/app/faults/server.db.test.ts": 6,
      "src/app/faults/mailServer.db.test.ts": 6,
      // A company of two thousand people, and one ten times larger.
      "src/app/growth.db.test.ts": 12,
      // A year of four series, by two workers.
      "src/app/series.db.test.ts": 10,
    },
  },
  pdf: { file: 2, test: 2, exceptions: {} },
  journeys: {
    file: 2,
    test: 6,
    exceptions: {
      // The main job from end to end, in the language whose turn it is.
      "e2e/firstEvaluation.spec.ts": 45,
      // Every page, by axe and at 320 px.
      "e2e/axe.spec.ts": 90,
      // A second factor from end to end, in four browsers; a product with a provider of its own.
      "e2e/waysIn.spec.ts": 27,
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
