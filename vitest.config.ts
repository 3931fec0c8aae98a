import { defineConfig } from "vitest/config";

const shared = {
  pool: "forks" as const,
  maxWorkers: 2,
  // One process runs file after file: to load the product anew for each took a third of the time. What our modules keep
  // (names of clients, keys by their secret) belongs to no database; `--sequence.shuffle.files` would show it.
  isolate: false,
  setupFiles: ["src/platform/testing/sameDraws.ts"],
  server: { deps: { inline: ["drizzle-orm"] } },
  // For what hangs alone: on a machine that others keep busy, a test takes twenty times as long as on a quiet one.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          include: ["{src,scripts,database}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts", "**/*.pdf.test.ts"],
        },
      },
      {
        test: {
          ...shared,
          name: "database",
          include: ["src/**/*.db.test.ts"],
          globalSetup: ["src/platform/testing/cluster.ts", "src/app/testing/readyCompanies.ts"],
        },
      },
      {
        test: {
          ...shared,
          // Needs qpdf and Poppler (scripts/readers.mjs), so it is apart: `npm run check` works without them.
          name: "pdf",
          include: ["src/**/*.pdf.test.ts"],
          globalSetup: ["src/platform/testing/cluster.ts", "src/app/testing/readyCompanies.ts"],
        },
      },
    ],
  },
});
