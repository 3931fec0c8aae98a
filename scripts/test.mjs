// npm test: every check, then the PDF in strict readers and the journeys in a real browser.
import { findBrowser } from "./browser.mjs";
import { conclude, runSteps } from "./check/steps.mjs";
import { computeTargetSeconds } from "./check/target.mjs";
import { buildStep, makeJourneyStep, makePdfStep, staticSteps, unitStep } from "./check/verifications.mjs";
import { ensureNginx } from "./nginx.mjs";
import { ensureReaders } from "./readers.mjs";
import { ensureInstalled } from "./setup/installation.mjs";

const started = performance.now();
await ensureInstalled();
const browser = findBrowser();
// One after the other: apt-get works alone.
const readers = browser.catch(() => {}).then(ensureReaders);
const proxy = readers.catch(() => {}).then(ensureNginx);
// The step that needs it reports the failure.
browser.catch(() => {});
readers.catch(() => {});
// A test waits for its database and a journey for its browser: what only computes has its turn meanwhile.
const [first, second] = [staticSteps.slice(1), staticSteps.slice(0, 1)];
const outcomes = await runSteps([buildStep], 1);
outcomes.push(...(await runSteps([unitStep, ...first], 2)));
outcomes.push(...(await runSteps([makeJourneyStep(browser, proxy), makePdfStep(readers), ...second], 2)));
conclude(outcomes, { seconds: (performance.now() - started) / 1000, target: computeTargetSeconds() });
