// npm run check: everything of npm test that needs no browser. With --changed, what the changed files call for, within a minute.
import { changedFiles, stepsFor, testsFor } from "./check/changed.mjs";
import { conclude, runSteps } from "./check/steps.mjs";
import { staticSteps, unitStep } from "./check/verifications.mjs";
import { ensureInstalled } from "./setup/installation.mjs";

await ensureInstalled();
if (process.argv.includes("--changed")) await checkChanged();
else conclude([...(await runSteps(staticSteps, 2)), ...(await runSteps([unitStep], 1))]);

async function checkChanged() {
  const started = performance.now();
  const changed = changedFiles();
  const { step, left } = testsFor(changed);
  const outcomes = [...(await runSteps(stepsFor(changed), 2)), ...(step ? await runSteps([step], 1) : [])];
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${changed.length} changed files, ${seconds} s. ${left}`);
  conclude(outcomes);
}
