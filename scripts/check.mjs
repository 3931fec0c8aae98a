// npm run check: everything of npm test that needs no browser.
import { conclude, runSteps } from "./check/steps.mjs";
import { staticSteps, unitStep } from "./check/verifications.mjs";
import { ensureInstalled } from "./setup/installation.mjs";

await ensureInstalled();
conclude([...(await runSteps(staticSteps, 2)), ...(await runSteps([unitStep], 1))]);
