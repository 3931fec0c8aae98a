// npm run check: everything of npm test that needs no browser. With --changed, what the changes since main call for.
import { listChangedFiles, selectSteps, selectTests } from "./check/changed.mjs";
import { conclude, runSteps } from "./check/steps.mjs";
import { buildStep, staticSteps, unitStep } from "./check/verifications.mjs";
import { ensureInstalled } from "./setup/installation.mjs";

await ensureInstalled();
const changed = process.argv.includes("--changed") ? listChangedFiles() : null;
if (!changed)
  conclude([...(await runSteps([buildStep], 1)), ...(await runSteps([unitStep, ...staticSteps], 2))]);
else {
  const { steps, left } = selectTests(changed);
  const outcomes = [...(await runSteps(selectSteps(changed), 2)), ...(await runSteps(steps, 1))];
  console.log(
    `${changed.length} changed files. Left for npm test: the journeys, and ${left} test files further away.`,
  );
  conclude(outcomes);
}
