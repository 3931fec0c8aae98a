import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const untyped = "./check/taken.mjs";
const steps = new URL("./check/steps.mjs", import.meta.url).href;

test("a run in which everything passes ends with the sum of its tests", () => {
  const run = conclude(`[
    { name: "lint", run: async () => ({ ok: true, output: "" }) },
    { name: "tests", run: async () => ({ ok: true, output: "", passed: 40, failed: 0, skipped: 1 }) },
    { name: "journeys", run: async () => ({ ok: true, output: "", passed: 2, failed: 0, skipped: 0 }) },
  ]`);
  expect(run.lines.at(-1)).toBe("Total: 42 passed, 0 failed, 1 skipped");
  expect(run.code).toBe(0);
});

test("a run says how long it took beside its target, and too long is no failure", () => {
  const run = conclude(
    '[{ name: "lint", run: async () => ({ ok: true, output: "" }) }]',
    {},
    "{ seconds: 725.4, target: 690 }",
  );
  expect(run.lines.slice(-2)).toEqual([
    "Took 12:05 minutes; target 11:30 on two quiet cores",
    "Total: 0 passed, 0 failed",
  ]);
  expect(run.code).toBe(0);
});

test("a further concept gives the whole forty seconds, up to fifteen minutes", async () => {
  const file = new URL("./check/target.mjs", import.meta.url).href;
  const { computeTargetSeconds } = (await import(file)) as {
    computeTargetSeconds: (built?: number) => number;
  };
  expect([0, 1, 3, 9].map((further) => computeTargetSeconds(20 + further))).toEqual([690, 730, 810, 900]);
  expect(computeTargetSeconds()).toBeGreaterThanOrEqual(690);
});

test("a failed step shows its output, lets the others run, and counts even without a failed test", () => {
  const run = conclude(`[
    { name: "lint", run: () => runCommand(["sh", "-c", "echo missing semicolon >&2; exit 3"]) },
    { name: "absent", run: () => runCommand(["no-such-tool"]) },
    { name: "tests", run: async () => ({ ok: false, output: "two tests", passed: 5, failed: 2 }) },
    { name: "crash", run: async () => { throw new Error("out of paper"); } },
  ]`);
  for (const text of ["missing semicolon", "no-such-tool", "two tests", "out of paper"]) {
    expect(run.lines.join("\n")).toContain(text);
  }
  expect(run.lines.at(-1)).toBe("Total: 5 passed, 5 failed");
  expect(run.code).toBe(1);
});

test("a journey that passes at the second try is named, wherever it stands", async () => {
  const { triedTwice } = (await import(untyped)) as { triedTwice: (report: unknown) => string[] };
  const spec = (title: string, status: string) => ({ title, file: "room.spec.ts", tests: [{ status }] });
  const report = {
    specs: [spec("a", "expected")],
    suites: [{ specs: [spec("b", "unexpected"), spec("c", "flaky")], suites: [] }],
  };
  expect(triedTwice(report)).toEqual(["e2e/room.spec.ts › c"]);
});

test("tests never see the settings of a real Rondo", () => {
  const read = readFileSync(
    new URL("../src/platform/server/process/configuration.ts", import.meta.url),
    "utf8",
  );
  const named = [...read.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = ""]) => name);
  expect(named).toContain("DATABASE_REPORT_URL");
  const settings = Object.fromEntries(
    [...named, "NODE_ENV", "STRIPE_KEY", "OIDC_ISSUER"].map((name) => [name, "real"]),
  );
  const run = conclude(
    `[{ name: "env", run: async () => ({ ...(await runCommand(["env"])), ok: false }) }]`,
    { ...settings, TEST_DATABASE_URL: "postgres://tests" },
  );
  const seen = run.lines.join("\n");
  expect(seen).toContain("TEST_DATABASE_URL=postgres://tests");
  for (const name of Object.keys(settings)) expect(seen).not.toMatch(new RegExp(`^${name}=`, "m"));
});

function conclude(list: string, env: Record<string, string> = {}, took = "undefined") {
  const script = `
    import { conclude, runCommand, runSteps } from ${JSON.stringify(steps)};
    conclude(await runSteps(${list}, 2), ${took});`;
  const run = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  return { code: run.status, lines: run.stdout.trimEnd().split("\n") };
}
