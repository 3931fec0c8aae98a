/** What a page may load at first: bytes as sent, without fonts and headers, in the heavier language. */
export const budgets = {
  /** A page of the light shell, whole. */
  light: 110_000,
  /** The first page of the workspace, whole. */
  first: 165_000,
  /** Any other of the workspace, beyond what the first has brought. */
  further: 40_000,
  /** The scripts alone of a page with a list, words included. */
  listScripts: 30_000,
};

/** What makes a page a list. */
export const list = "src/platform/ui/lists/ListPage.tsx";

/** Drawing charts is for pages that show a report, and for those that show the figures of a company. */
export const charts = "src/platform/ui/charts/";
export const mayDraw = (page: string) =>
  /^src\/(?:reports|analytics)\/|\/(?:CompanyDashboard|ReportsHub|PulseReport)Screen\./.test(page);

/** Makes a Trusted Types policy, which the pages of the light shell forbid: a file that holds it does not run there. */
export const kit = "src/platform/ui/trustedStyles.ts";
