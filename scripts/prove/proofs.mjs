/**
 * The long proofs, in the order of docs/proof.md. Each runs commands of the project; the tests among them
 * are the ones that `npm test` runs short (src/platform/testing/proof.ts). `timed`: what the whole takes is a figure,
 * it runs in its short form, and each file is held against its budget of seconds (scripts/check/budgets.mjs).
 * @type {Record<string, { title: string, commands: string[][], timed?: { name: string, asked: string } }>}
 */
export const proofs = {
  anonymity: {
    title: "Anonymity",
    commands: [
      ["vitest", "run", "--project", "unit", "src/disclosure/rules/attack"],
      // The same rules by another author, beside the plain figures, and several reports of one person.
      [
        "vitest",
        "run",
        "--project",
        "unit",
        "secondImplementation",
        "rules/truth",
        "rules/system",
        "printedFigures",
      ],
      [
        "vitest",
        "run",
        "--project",
        "database",
        "src/reports/server/authorship.db.test.ts",
        "src/reports/server/remains.db.test.ts",
        "src/app/untilClosing.db.test.ts",
      ],
    ],
  },
  races: {
    title: "Races",
    commands: [
      ["vitest", "run", "src/app/races"],
      // R7, the race for a link or a code; `tokens` runs it too, with everything else about them.
      [
        "vitest",
        "run",
        "--project",
        "database",
        "src/auth/server/tokens.db.test.ts",
        "-t",
        "of twenty uses at the same moment",
      ],
    ],
  },
  faults: {
    title: "Faults",
    commands: [["vitest", "run", "src/app/faults"]],
  },
  axe: {
    title: "Accessibility",
    // The pages that have an address, then the steps and dialogs that journeys come to; walks by keys in both schemes.
    commands: [
      ["playwright", "test", "e2e/\\w+\\.spec", "--reporter=line"],
      ["playwright", "test", "e2e/keyboard/", "--reporter=line", "--repeat-each=2"],
    ],
  },
  pdf: {
    title: "The report as a PDF",
    commands: [["vitest", "run", "--project=pdf"]],
  },
  permissions: {
    title: "Permissions",
    commands: [["vitest", "run", "src/app/everyPermission.db.test.ts"]],
  },
  inputs: {
    title: "Hostile inputs",
    commands: [
      [
        "vitest",
        "run",
        "--project",
        "database",
        "src/app/hostileInputs",
        "src/app/strangestInputs",
        "src/app/everyHeader.db.test.ts",
        "src/app/everyBodylessCall.db.test.ts",
        "src/app/everyMutation.db.test.ts",
      ],
    ],
  },
  imports: {
    title: "Imports",
    commands: [
      [
        "vitest",
        "run",
        "--project",
        "unit",
        "src/imports",
        "formulaGuard",
        "exportPeople.test",
        "exportQuestions.test",
        "exportTeams.test",
      ],
      [
        "vitest",
        "run",
        "--project",
        "database",
        "src/people/server/import/peopleImport.db.test.ts",
        "src/skills/server/import/questionImport.db.test.ts",
      ],
    ],
  },
  campaigns: {
    title: "Campaigns",
    commands: [["vitest", "run", "--project", "database", "src/app/campaignScale.db.test.ts"]],
  },
  enumeration: {
    title: "Known or unknown",
    commands: [["vitest", "run", "--project", "database", "src/app/enumeration"]],
  },
  shape: {
    title: "Shape",
    commands: [
      ["node", "scripts/weight.mjs"],
      ["vitest", "run", "--project", "unit", "scripts/weight/planted.test.ts"],
      [
        "vitest",
        "run",
        "--project",
        "database",
        "src/app/everyStatement.db.test.ts",
        "src/app/dueWork.db.test.ts",
      ],
    ],
  },
  tests: {
    title: "Tests",
    commands: [["node", "scripts/test.mjs"]],
    timed: { name: "npm test, everything of it", asked: "≤ 9 minutes on 2 cores" },
  },
  new: {
    title: "npm run new",
    commands: [["vitest", "run", "--project", "unit", "scripts/new.test.ts"]],
  },
  tokens: {
    title: "Links, codes and sessions",
    commands: [["vitest", "run", "--project", "database", "src/auth/server/tokens.db.test.ts"]],
  },
};

/** The table's first column, in order: the proofs, then what `npm run bench` and `npm run bench:page` measure. */
export const titles = [...Object.values(proofs).map(({ title }) => title), "Speed (server)", "Speed (pages)"];
