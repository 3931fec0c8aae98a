// npm run bench:page [-- --quick] [-- --rounds 5] [-- --only loads|clicks]: the speed of pages on a slow telephone (bench/README.md).
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { startRondo } from "../../e2e/product.ts";
import { paths } from "../../src/paths.ts";
import { buildLoadFigure, type Figure } from "../server/figures.ts";
import { report } from "../server/report.ts";
import { project } from "../server/servers.ts";
import { serveBarePage } from "./barePage.ts";
import { answerAll, pressBare } from "./clicks.ts";
import { prepare, type Session } from "./demonstration.ts";
import { clickFigures, loadFigures } from "./figures.ts";
import { visit, type Load } from "./load.ts";

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    rounds: { type: "string" },
    only: { type: "string" },
  },
});
const { quick, only } = options;
const rounds = Number(options.rounds ?? (quick ? 2 : 5));
const questions = 40;

const { findBrowser } = (await import(path.join(project, "scripts/browser.mjs"))) as {
  findBrowser: () => Promise<string>;
};
const port = await findFreePort();
const folder = mkdtempSync(path.join(tmpdir(), "rondo-bench-page-"));
const bare = await serveBarePage(path.join(folder, "bare"));
const product = await startRondo({ DEMO: "1", COMPANY_RATE: "0" });
const browser = await chromium.launchPersistentContext(path.join(folder, "browser"), {
  executablePath: await findBrowser(),
  locale: "fr-CA",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    `--remote-debugging-port=${port}`,
  ],
});
const figures: Figure[] = [buildLoadFigure("before")];
try {
  const { url } = product.rondo;
  const { owner, respondent, evaluationId, reportId } = await prepare(browser, product.rondo, questions);
  const form = url + paths.answer(evaluationId, { q: "1" });
  const pages: { name: string; address: string; session: Session }[] = [
    { name: "bare React", address: bare.url, session: [] },
    { name: "login", address: url + paths.login(), session: [] },
    { name: "answer form", address: form, session: respondent },
    { name: "dashboard", address: url + paths.dashboard(), session: owner },
    { name: "report", address: url + paths.report(reportId), session: owner },
  ];
  const protocol = await browser.newCDPSession(await browser.newPage());
  /** A first visit: Lighthouse empties the caches, but leaves what the page stored. */
  const resumeSession = async (session: Session) => {
    await browser.clearCookies();
    const storageTypes = "local_storage,indexeddb";
    await protocol.send("Storage.clearDataForOrigin", { origin: new URL(url).origin, storageTypes });
    await browser.addCookies(session);
  };
  if (only !== "clicks") {
    const loads = new Map<string, Load[]>(pages.map(({ name }) => [name, []]));
    // Every page in turn, round after round, so that what disturbs the machine disturbs them all.
    for (let round = 0; round < rounds; round += 1)
      for (const { name, address, session } of pages) {
        await resumeSession(session);
        loads.get(name)?.push(await visit(address, port));
        process.stdout.write(".");
      }
    process.stdout.write("\n");
    figures.push(...loadFigures(loads));
  }
  if (only !== "loads") {
    await resumeSession(respondent);
    const [least, answering]: [number[][], number[][]] = [[], []];
    for (let pass = 0; pass < (quick ? 1 : 3); pass += 1) {
      least.push(await pressBare(await browser.newPage(), bare.url, 2 * questions));
      answering.push(await answerAll(await browser.newPage(), form, questions, pass));
    }
    figures.push(...clickFigures(least, answering));
  }
  figures.push(buildLoadFigure("after"));
  report(figures, { title: "Speed (pages)", keep: !quick && only === undefined });
} finally {
  await browser.close();
  await product.stop();
  bare.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port: free } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return free;
}
