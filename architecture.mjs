/** Lowest first. A concept may import only the concepts listed before it. */
export const concepts = [
  "accounts",
  "company",
  "views",
  "imports",
  "billing",
  "skills",
  "jobs",
  "people",
  "notifications",
  "exports",
  "teams",
  "auth",
  "weights",
  "evaluations",
  "series",
  "nominations",
  "campaigns",
  "answers",
  "disclosure",
  "reports",
  "analytics",
  "pulses",
  "development",
  "dashboards",
  "privacy",
  "administration",
  "site",
];

/**
 * What a browser may load, by package name ("@mantine/*" is the whole scope).
 * The light shell is opened once, on a phone, from an e-mail: its list stays short.
 */
export const lightLibraries = ["react", "react-dom", "wouter", "idb-keyval", "@fontsource-variable/*"];

/** What platform/client may use: code shared by both shells, so no Mantine. */
export const sharedClientLibraries = ["react", "react-dom", "@tanstack/*", "@fontsource-variable/*"];

export const workspaceLibraries = [
  ...sharedClientLibraries,
  "@mantine/*",
  "@tabler/icons-react",
  "@dnd-kit/*",
  "@fontsource-variable/*",
  "dayjs",
  // What answers wait on this device is asked before signing out.
  "idb-keyval",
];

/** Shapes of the contract and of its calls: the browser may take their types, never their code (zod alone weighs 22 kB). */
export const typeOnlyLibraries = ["zod", "@orpc/contract", "@orpc/client", "@orpc/tanstack-query"];
