import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, test as base, type Page } from "@playwright/test";
import pg from "pg";
import { startMailServer, type MailServer } from "./mailServer.ts";

const root = path.resolve(import.meta.dirname, "..");
/** RONDO_DIST names another build than dist/, for trying one beside a running product. */
export const mainFile = path.resolve(root, process.env["RONDO_DIST"] ?? "dist", "server/main.js");

export interface Rondo {
  url: string;
  mail: MailServer;
  /** What the product printed when it started. */
  output: string;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** With TEST_DATABASE_URL the product runs on a database made for this run, else on its embedded one. */
async function makeDatabase(): Promise<{ env: Record<string, string>; drop: () => Promise<void> }> {
  const server = process.env["TEST_DATABASE_URL"];
  if (!server) return { env: {}, drop: async () => {} };
  const name = `rondo_e2e_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    env: { DATABASE_URL: url.toString() },
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/** Starts the built product as an operator would, and stops it as Ctrl-C would. */
export async function startRondo(extra: Record<string, string> = {}, main = mainFile) {
  const mail = await startMailServer();
  const database = await makeDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), "rondo-e2e-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    ...database.env,
    PORT: String(port),
    APP_URL: url,
    DATA_DIR: dataDir,
    DEMO: "0",
  };
  const open = () =>
    spawn("node", [main], {
      cwd: root,
      env: { ...env, SMTP_URL: mail.url, LOG_LEVEL: "warn", ...extra },
      stdio: ["ignore", "pipe", "inherit"],
    });
  const close = async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
  };
  let child = open();
  const output = await ready(child);
  return {
    rondo: { url, mail, output },
    /** The server goes; `comeBack` starts it again, at the same address, on the same data. */
    goAway: close,
    async comeBack() {
      child = open();
      await ready(child);
    },
    async stop() {
      await close();
      await mail.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function ready(child: ChildProcess): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (chunk) => {
      output += String(chunk);
      if (output.includes("Ctrl-C")) resolve(output);
    });
    child.once("exit", () => reject(new Error(`the product did not start:\n${output}`)));
  });
}

/** What the browser says when a page does what its policy forbids (src/platform/server/headers.ts). */
const violation = /content security policy|trusted ?(?:type|html|script)|permissions policy/i;

export const test = base.extend<{ policy: string[] }, { rondo: Rondo }>({
  /** No page of any journey does what its policy forbids; a journey that tries takes away what it expected. */
  policy: [
    async ({ browser }, use) => {
      const seen: string[] = [];
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        context.on("console", (message) => {
          if (violation.test(message.text())) seen.push(`${message.location().url}: ${message.text()}`);
        });
        return context;
      };
      await use(seen);
      browser.newContext = open;
      expect(seen, "violations of the content security policy").toEqual([]);
    },
    { auto: true },
  ],
  rondo: [
    // Playwright wants the fixtures taken apart, even when there are none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { rondo, stop } = await startRondo();
      await use(rondo);
      await stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The two that differ most, of the steps and dialogs that have no address; every page in every view: axe.spec.ts. */
const views = [
  ["light", 1280],
  ["dark", 390],
] as const;

/** What axe finds on the page as it stands. Legacy mode: we have no frames, and it opens no second page. */
export async function findingsOf(page: Page): Promise<string[]> {
  // Without `resultTypes` axe writes a selector for every element in order, which takes most of its time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).withTags(standards);
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}

/** Waits until the page stands as asked: what follows must not press a button of the page that is about to go. */
export async function look(page: Page, colorScheme: "light" | "dark" | null, width: number, height = 844) {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.setViewportSize({ width, height });
  // Now and then a headless browser stops drawing after a change of size; a picture of the page wakes it.
  while (!(await isDrawn(page))) await page.screenshot();
}

/** Whether two frames came within two seconds. */
const isDrawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
        setTimeout(() => done(false), 2_000);
      }),
  );

/**
 * axe finds nothing in this moment of a journey, which has no address of its own: axe.spec.ts visits those that have.
 * In English the journeys are about the words.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  const size = page.viewportSize();
  const language = (await page.locator("html").getAttribute("lang")) ?? "fr";
  if (!language.startsWith("fr") || !size) return;
  for (const [colorScheme, width] of views) {
    await look(page, colorScheme, width);
    expect(await findingsOf(page), `${name}, ${colorScheme}, ${width} px`).toEqual([]);
  }
  await look(page, null, size.width, size.height);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

export { expect };
