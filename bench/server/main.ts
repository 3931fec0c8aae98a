// npm run bench [-- --quick] [-- --rounds 5] [-- --only start|rounds|figures] [-- --operation report] [-- --profile folder] [-- --growth | --crowding | --beside folder | --held]: the speed of the server (bench/README.md).
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { startEmbeddedPostgres } from "../../src/platform/server/database/embeddedPostgres.ts";
import { migrateDatabase } from "../../src/platform/server/database/migrate.ts";
import { printBeside } from "./beside.ts";
import { measureCompanyFigures } from "./companyFigures.ts";
import { printCrowding } from "./crowding.ts";
import { readEffects, waitUntilSettled } from "./effects.ts";
import { makeSideTables } from "./sideTables.ts";
import {
  buildEffectFigures,
  buildFloorFigures,
  assessGoal,
  buildListFigure,
  buildLoadFigure,
  buildOperationFigures,
  type Figure,
} from "./figures.ts";
import { printGrowth } from "./growth.ts";
import { buildOperations, type Operation } from "./operations.ts";
import { measureHostileSaving, measureNoise } from "./noise.ts";
import { measureOverload, overloadShares } from "./overload.ts";
import { report } from "./report.ts";
import { formatSpread, runRounds, computeSpread, type Servers } from "./rounds.ts";
import { raters, seedDatabase } from "./seed.ts";
import { project, startServer, type RunningServer } from "./servers.ts";
import { startOnce, startUp } from "./startUp.ts";

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    rounds: { type: "string" },
    only: { type: "string" },
    operation: { type: "string" },
    profile: { type: "string" },
    growth: { type: "boolean", default: false },
    crowding: { type: "boolean", default: false },
    beside: { type: "string" },
    held: { type: "boolean", default: false },
  },
});
const quick = options.quick;
const rounds = Number(options.rounds ?? (quick ? 2 : 5));
const amount = quick ? 600 : 2000;
const warmUp = quick ? 150 : 300;
const secret = "a secret for the length of a benchmark, long enough";
const overloaded = amount * 2;
// Each finalising uses a draft up; a tenth more than needed.
const finalised = rounds * (amount + warmUp + 2 * overloaded * overloadShares.finalise);
const evaluations = Math.ceil((finalised * 1.1) / raters);
const size = {
  people: 1000,
  finalising: evaluations,
  saving: 200,
  reports: 200,
  listed: 250,
  others: quick ? 500 : 10_000,
};

const product = "dist/server/main.js";
const folder = mkdtempSync(path.join(tmpdir(), "rondo-bench-"));
const figures: Figure[] = [];
try {
  if (options.growth) {
    if (options.only !== "figures") await printGrowth({ folder, secret });
    await measureCompanyFigures({ folder, secret, quick });
  } else if (options.crowding) await printCrowding({ folder, secret });
  else if (options.beside) await printBeside(options.beside, { folder, secret, rounds, amount });
  else await measureAll();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureAll(): Promise<void> {
  figures.push(buildLoadFigure("before"));
  if (options.only !== "start") await measureRequests();
  if (options.only !== "rounds" && !options.held) await measureStart();
  figures.push(buildLoadFigure("after"));
  report(figures, { title: "Speed (server)", keep: !quick && !options.held && options.only === undefined });
}

async function measureRequests(): Promise<void> {
  const cluster = await startEmbeddedPostgres({ dataDir: path.join(folder, "shared") });
  const superUrl = cluster.url("rondo", "postgres");
  const postmaster = Number(
    readFileSync(path.join(cluster.dataDir, "postmaster.pid"), "utf8").split("\n")[0],
  );
  let servers: Servers | null = null;
  try {
    await migrateDatabase(cluster.url(), path.join(project, "database"));
    const seeded = await seedDatabase(superUrl, secret, size);
    await makeSideTables(superUrl, seeded.list.companyId);
    servers = await startAll(superUrl, cluster.url());
    await waitUntilSettled(superUrl);
    const list = buildOperations(seeded, raters).filter(({ key }) => key === (options.operation ?? key));
    const quiet = await measureNoise(list, servers.limit, postmaster, amount);
    const before = await readEffects(superUrl);
    const measured = await runRounds(list, servers, postmaster, { rounds, amount, warmUp });
    const after = await readEffects(superUrl);
    if (options.held) {
      figures.push(...list.flatMap((operation) => buildFloorFigures(operation, measured)));
      figures.push(buildListFigure(await readListText(servers.product, list)));
      return;
    }
    figures.push(...list.flatMap((operation) => buildOperationFigures(operation, measured)));
    if (!options.operation) figures.push(...buildEffectFigures(before, after, rounds * (amount + warmUp)));
    figures.push(...(await quiet()));
    figures.push(
      ...(await measureOverload(list, servers.product, postmaster, { rounds, amount: overloaded })),
    );
    if (!options.operation)
      figures.push(
        await measureHostileSaving(seeded.saving.product, servers.product, postmaster, { rounds, amount }),
      );
    if (list.some(({ key }) => key === "list"))
      figures.push(buildListFigure(await readListText(servers.product, list)));
  } finally {
    for (const server of Object.values(servers ?? {})) await server.stop();
    await cluster.stop();
  }
}

async function startAll(superUrl: string, ownerUrl: string): Promise<Servers> {
  const startBeside = (name: string, script: string, url: string, settings = {}) =>
    startServer(name, `bench/server/${script}`, { DATABASE_URL: url, AUTH_SECRET: secret, ...settings });
  return {
    limit: await startBeside("limit", "limitServer.ts", superUrl),
    reference: await startBeside("reference", "referenceServer.ts", ownerUrl),
    graphile: await startBeside("PostGraphile", "graphileServer.mjs", superUrl),
    guarded: await startBeside("guarded PostGraphile", "graphileServer.mjs", superUrl, { GUARDED: "1" }),
    product: await startServer(
      "Rondo",
      product,
      {
        DATABASE_URL: ownerUrl,
        AUTH_SECRET: secret,
        DATA_DIR: path.join(folder, "product"),
        DEMO: "0",
        // One company sends all of it; no other limit concerns what is measured (bench/README.md).
        COMPANY_RATE: "0",
        LOG_LEVEL: "warn",
      },
      options.profile ? ["--cpu-prof", `--cpu-prof-dir=${options.profile}`] : [],
    ),
  };
}

async function readListText({ url }: RunningServer, list: readonly Operation[]): Promise<string> {
  const sent = list.find(({ key }) => key === "list")?.next.product?.();
  if (!sent) throw new Error("no list");
  const headers = { "content-type": "application/json", origin: url, cookie: sent.cookie ?? "" };
  const answer = await fetch(url + sent.path, { method: "POST", headers, body: JSON.stringify(sent.body) });
  return answer.text();
}

async function measureStart(): Promise<void> {
  const times = quick ? 3 : 7;
  const alone = await startUp({ DATA_DIR: path.join(folder, "alone") }, times);
  const cluster = await startEmbeddedPostgres({ dataDir: path.join(folder, "beside") });
  const settings = { DATA_DIR: path.join(folder, "web"), DATABASE_URL: cluster.url(), AUTH_SECRET: secret };
  const served: number[] = [];
  const limits: number[] = [];
  try {
    await startOnce(product, settings);
    // In turn, so that what disturbs the machine disturbs both.
    for (let time = 0; time < times; time += 1) {
      served.push(await startOnce(product, settings));
      limits.push(await startOnce("bench/server/limitServer.ts", settings));
    }
  } finally {
    await cluster.stop();
  }
  figures.push(
    buildStartFigure("existing data, embedded PostgreSQL included", alone.milliseconds),
    buildStartFigure("a PostgreSQL that runs already", served),
  );
  const ratio = computeSpread(
    served.map((milliseconds, time) => milliseconds / (limits[time] ?? Number.NaN)),
  );
  figures.push({
    name: "first answer after a start on a PostgreSQL that runs already: Rondo / limit",
    measured: formatSpread(ratio),
    asked: "≤ 4",
    met: assessGoal(ratio.median <= 4, ratio.min <= 4),
  });
  const memory = computeSpread(alone.mebibytes);
  figures.push({
    name: "memory at rest, PostgreSQL apart (PSS)",
    measured: `${formatSpread(memory, 0)} MiB`,
    asked: "≤ 220 MiB",
    met: assessGoal(memory.median <= 220),
  });
}

function buildStartFigure(on: string, milliseconds: readonly number[]): Figure {
  const start = computeSpread(milliseconds);
  return {
    name: `first answer after a start on ${on}`,
    measured: `${formatSpread(start, 0)} ms`,
    asked: "≤ 800 ms",
    met: assessGoal(start.median <= 800, start.min <= 800),
  };
}
