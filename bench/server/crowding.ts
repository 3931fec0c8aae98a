import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startEmbeddedPostgres } from "../../src/platform/server/database/embeddedPostgres.ts";
import { migrateDatabase } from "../../src/platform/server/database/migrate.ts";
import { zipped } from "../../src/imports/testing/workbook.ts";
import { withClient } from "./client.ts";
import { fill } from "./growth.ts";
import { project, startServer } from "./servers.ts";

const phaseMs = 12_000;
const [people, questions] = [2_000, 50_000];
const metricsToken = "a-token-for-the-length-of-a-benchmark";

/** Prints what one person, in a company of their own, costs a person of another company (src/platform/server/README.md). */
export async function printCrowding({ folder, secret }: { folder: string; secret: string }): Promise<void> {
  const cluster = await startEmbeddedPostgres({ dataDir: path.join(folder, "crowding") });
  try {
    await migrateDatabase(cluster.url(), path.join(project, "database"));
    const [crowd, neighbour] = await withClient(cluster.url("rondo", "postgres"), async (client) => [
      await fill(client, people, secret),
      await fill(client, people, secret),
    ]);
    const server = await startServer("Rondo", "dist/server/main.js", {
      DATABASE_URL: cluster.url(),
      AUTH_SECRET: secret,
      DATA_DIR: path.join(folder, "crowded"),
      DEMO: "0",
      LOG_LEVEL: "warn",
      METRICS_TOKEN: metricsToken,
    });
    try {
      await measure(server.url, crowd, neighbour);
    } finally {
      await server.stop();
    }
  } finally {
    await cluster.stop();
  }
}

async function measure(url: string, crowd: string, neighbour: string): Promise<void> {
  const call = async (cookie: string, name: string, input: object) => {
    const answer = await fetch(`${url}/rpc/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url, cookie },
      body: JSON.stringify({ json: input }),
    });
    return {
      status: answer.status,
      body: (await answer.json()) as { json?: { id?: string; status?: string } },
    };
  };
  const send = async (bytes: string | Buffer) => {
    const answer = await fetch(`${url}/uploads/questions?name=q`, {
      method: "POST",
      headers: { "content-type": "text/csv", origin: url, cookie: crowd },
      body: typeof bytes === "string" ? bytes : new Uint8Array(bytes),
    });
    return { status: answer.status, body: (await answer.json()) as { id?: string } };
  };
  const file = buildCsv(questions);
  const bomb = await zipped({
    "xl/worksheets/sheet1.xml": "<worksheet><sheetData/></worksheet>",
    "xl/styles.xml": `<a><cellXfs>${"<xf/>".repeat(15_000_000)}`,
  });

  /**
   * Does something over so many connections until the neighbour has been asked for long enough. Who is refused comes back
   * after a pause: without one, this process would measure itself.
   */
  const measurePhase = async (
    name: string,
    connections: number,
    work: () => Promise<{ status: number }>,
    pauseMs = 1_000,
  ) => {
    await readLongestBlock(url);
    const end = performance.now() + phaseMs;
    const statuses = new Map<number, number>();
    const crowding = Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const { status } = await work();
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 400) await delay(pauseMs);
      }
    });
    const taken: number[] = [];
    let failed = 0;
    while (performance.now() < end) {
      const begun = performance.now();
      const { status } = await call(neighbour, "evaluations/list", {});
      taken.push(performance.now() - begun);
      if (status !== 200) failed += 1;
      await delay(5);
    }
    await Promise.all(crowding);
    const sorted = taken.toSorted((one, other) => one - other);
    const toPercentile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;
    const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
    const figures = [
      toPercentile(0.5).toFixed(0),
      toPercentile(0.99).toFixed(0),
      (await readLongestBlock(url)).toFixed(0),
    ];
    return { p50: toPercentile(0.5), row: [name, ...figures, String(failed), answers || "–"] };
  };

  const id = (await send(file)).body.id ?? "";
  const mapping = headers.split(";");
  const quiet = await measurePhase("nobody else", 0, async () => ({ status: 0 }));
  const phases = [
    await measurePhase("12 checks of 50,000 questions", 12, () =>
      call(crowd, "questionImports/check", { id, mapping, options: {} }),
    ),
    await measurePhase("30 connections, lists", 30, () => call(crowd, "evaluations/list", {}), 10),
    await measurePhase("3 files of 50,000 questions", 3, () => send(file)),
    await measurePhase("12 workbooks of 75 MB of formats", 12, () => send(bomb)),
  ];
  console.log(
    ["by one person of another company", "p50 ms", "p99", "hold", "failed", "their answers"].join(" | "),
  );
  for (const { row } of [quiet, ...phases]) console.log(row.join(" | "));
  for (const { p50, row } of phases)
    console.log(`${row[0]}: ${(p50 / quiet.p50).toFixed(1)} × the quiet p50`);
}

const headers = "name_fr;name_en;question_type;category_name_fr;category_name_en";
const buildCsv = (rows: number) =>
  [
    headers,
    ...Array.from({ length: rows }, (_, at) => `Prépare le chantier numéro ${at} du matin.;;text;Toutes;`),
  ].join("\r\n");

/** The longest time in milliseconds for which the event loop was held since it was asked before. */
async function readLongestBlock(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(await answer.text()) ?? [];
  return Number(seconds) * 1000;
}
