/** The Chromium of the journeys: scripts/browser.mjs names it, and installs it where it is missing. */
export const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/** What Playwright switches off. Of several `--disable-features` the last one counts: ours has to repeat these. */
const offForPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/**
 * Since Chromium draws the list under its address bar as two web pages, each new window loads both, although no test
 * sees them: half of the processor time of a journey that opens a few contexts (docs/decisions/0073).
 */
const addressBarPages = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

export const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...offForPlaywright, ...addressBarPages].join(",")}`,
];
