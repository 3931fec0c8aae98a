const unit = "vitest run --project=unit";
const database = "vitest run --project=database";

/**
 * The long proofs, in the order of docs/proof.md. Each runs commands of the project, words parted by spaces; the tests
 * among them are those that `npm test` runs short (src/platform/testing/proof.ts). `timed`: it runs in its short form,
 * and what the whole takes is a figure.
 * @type {Record<string, { title: string, commands: string[], timed?: { name: string, asked: string } }>}
 */
export const proofs = {
  anonymity: {
    title: "Anonymity",
    commands: [
      `${unit} src/disclosure/rules/attack`,
      // The same rules by another author, beside the plain figures, and several reports of one person.
      `${unit} secondImplementation rules/truth rules/system printedFigures`,
      `${database} src/reports/server/authorship.db.test.ts src/reports/server/remains.db.test.ts src/app/crossConceptTests/evaluating/untilClosing.db.test.ts`,
    ],
  },
  company: {
    title: "Figures of the company",
    // All that batches told over a year, by every combination of it; the same through the endpoints, beside a recount.
    commands: [
      `${unit} src/disclosure/rules/company`,
      `${database} src/analytics/server/companyYear.db.test.ts`,
    ],
  },
  pulses: {
    title: "Pulses",
    // Runs and systems of runs attacked, their figures beside a second implementation, the time that a report takes.
    commands: [`${unit} src/disclosure/rules/pulse`],
  },
  usefulness: { title: "What small groups say", commands: [`${unit} src/disclosure/rules/usefulness`] },
  races: {
    title: "Races",
    commands: [
      "vitest run src/app/crossConceptTests/races src/reports/server/closeEvaluation.db.test.ts",
      // R7, the race for a link or a code; `tokens` runs it too, with everything else about them.
      `${database} src/auth/server/tokens.db.test.ts -t of.twenty.uses.at.the.same.moment`,
    ],
  },
  faults: { title: "Faults", commands: ["vitest run src/app/crossConceptTests/faults"] },
  axe: {
    title: "Accessibility",
    // The pages that have an address, then the steps and dialogs that journeys come to; walks by keys in both schemes.
    commands: [
      "playwright test e2e/\\w+\\.spec --reporter=line",
      "playwright test e2e/keyboard/ --reporter=line --repeat-each=2",
    ],
  },
  pdf: { title: "The report as a PDF", commands: ["vitest run --project=pdf"] },
  explanations: {
    title: "Figures explained",
    // Screen, document, stored report and « Explique ce chiffre » say the same; what is said to be highest is.
    commands: [
      `${unit} src/reports/agreement.test.ts src/reports/rules/behaviours.test.ts src/analytics/client/explain/agreement.test.ts`,
    ],
  },
  permissions: {
    title: "Permissions",
    commands: ["vitest run src/app/crossConceptTests/endpoints/everyPermission.db.test.ts"],
  },
  inputs: {
    title: "Hostile inputs",
    commands: [
      `${database} src/app/crossConceptTests/endpoints/hostileInputs src/app/crossConceptTests/endpoints/strangestInputs src/app/crossConceptTests/endpoints/everyHeader.db.test.ts src/app/crossConceptTests/endpoints/everyBodylessCall.db.test.ts src/app/crossConceptTests/endpoints/everyMutation.db.test.ts`,
    ],
  },
  imports: {
    title: "Imports",
    commands: [
      `${unit} src/imports formulaGuard exportPeople.test exportQuestions.test exportTeams.test`,
      `${database} src/people/server/import/peopleImport.db.test.ts src/skills/server/import/questionImport.db.test.ts`,
    ],
  },
  exports: {
    title: "Files prepared in the background",
    // A hundred thousand rows are written without being held.
    commands: [`${database} src/exports/server/largeExport.db.test.ts`],
  },
  campaigns: {
    title: "Campaigns",
    commands: [`${database} src/app/crossConceptTests/scale/campaignScale.db.test.ts`],
  },
  pulseScale: {
    title: "Pulses at scale",
    commands: [`${database} src/app/crossConceptTests/scale/pulseScale.db.test.ts`],
  },
  enumeration: { title: "Known or unknown", commands: [`${database} src/app/crossConceptTests/enumeration`] },
  speed: {
    title: "Speed held",
    // Ratios of processor time to other servers in the same run, with bounds that a busy machine keeps.
    commands: ["node bench/install.mjs", "node bench/server/main.ts --held --quick --rounds 3"],
  },
  shape: {
    title: "Shape",
    commands: [
      "node scripts/weight.mjs",
      `${unit} scripts/weight/planted.test.ts`,
      `${database} src/app/crossConceptTests/endpoints/everyStatement.db.test.ts src/app/crossConceptTests/evaluating/dueWork.db.test.ts`,
    ],
  },
  tests: {
    title: "Tests",
    commands: ["node scripts/test.mjs"],
    timed: { name: "npm test, everything of it", asked: "≤ 11:30 minutes on 2 cores" },
  },
  new: { title: "npm run new", commands: [`${unit} scripts/new.test.ts`] },
  tokens: {
    title: "Links, codes and sessions",
    commands: [`${database} src/auth/server/tokens.db.test.ts`],
  },
};
