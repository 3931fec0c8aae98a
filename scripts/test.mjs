// npm test: every check, then the journeys in a real browser.
import { findBrowser } from "./browser.mjs";
import { conclude, runSteps } from "./check/steps.mjs";
import { journeyStep, staticSteps, unitStep } from "./check/verifications.mjs";
import { ensureInstalled } from "./setup/installation.mjs";

await ensureInstalled();
const browser = findBrowser();
// The step that needs it reports the failure.
browser.catch(() => {});
const beforehand = await runSteps(staticSteps, 2);
const tested = await runSteps([unitStep, journeyStep(browser)], 1);
conclude([...beforehand, ...tested]);
