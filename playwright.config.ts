import { defineConfig } from "@playwright/test";
import { executablePath, flags } from "./e2e/browser.ts";

/** The journeys start the built product themselves (e2e/rondo.ts), one for each worker. */
export default defineConfig({
  testDir: "e2e",
  workers: 3,
  fullyParallel: true,
  retries: 0,
  globalSetup: "./e2e/preparedData.ts",
  // For what hangs: on a machine that others keep busy, a journey takes ten times as long as alone. A step has a minute.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["list"], ["json"]] : "list",
  use: {
    actionTimeout: 30_000,
    // Without one, waiting for an address lasts as long as the journey may.
    navigationTimeout: 60_000,
    locale: "fr-CA",
    timezoneId: "America/Toronto",
    screenshot: "only-on-failure",
    // A trace takes a quarter of the time of a run: asked for when a failure has to be understood.
    trace: process.env["RONDO_TRACE"] ? "retain-on-failure" : "off",
    launchOptions: { executablePath, args: flags },
  },
});
