// npm test: every check, then the PDF in strict readers and the journeys in a real browser.
import { findBrowser } from "./browser.mjs";
import { conclude, runSteps } from "./check/steps.mjs";
import { journeyStep, pdfStep, staticSteps, unitStep } from "./check/verifications.mjs";
import { ensureNginx } from "./nginx.mjs";
import { ensureReaders } from "./readers.mjs";
import { ensureInstalled } from "./setup/installation.mjs";

await ensureInstalled();
const browser = findBrowser();
// One after the other: apt-get works alone.
const readers = browser.catch(() => {}).then(ensureReaders);
const proxy = readers.catch(() => {}).then(ensureNginx);
// The step that needs it reports the failure.
browser.catch(() => {});
readers.catch(() => {});
const beforehand = await runSteps(staticSteps, 2);
const tested = await runSteps([unitStep], 1);
// A journey waits for the browser a third of its time: there is room beside it.
tested.push(...(await runSteps([journeyStep(browser, proxy), pdfStep(readers)], 2)));
conclude([...beforehand, ...tested]);
