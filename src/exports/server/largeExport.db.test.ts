import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import * as z from "zod";
import { makeWorld } from "#app/testing/world.ts";
import { exportedAtOnce } from "#platform/server/export/pages.ts";
import { streamStoredFile } from "#platform/server/files/storedFiles.ts";
import type { Services } from "#platform/server/services.ts";
import { collectGarbage } from "#platform/testing/collectGarbage.ts";
import { noteFigure, rounds } from "#platform/testing/proof.ts";
import { exportJobs } from "../tables.ts";
import { defineExport } from "./kind.ts";
import { writeExport } from "./writeExport.ts";

const rows = rounds({ short: 10_000, long: 100_000 });
const maxMiB = 50;
const mebibyte = 2 ** 20;

type Row = Record<`c${number}`, string> & { n: number };
const columns = Array.from({ length: 8 }, (_, at) => `c${at}` as const);

/** What this process holds, of JavaScript and beside it, once its garbage is collected. */
function readHeldMemory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test.each(["csv", "xlsx"] as const)("a large %s is written without being held", async (format) => {
  const world = await makeWorld();
  const owner = await world.company();
  const { id } = await owner.api.exports.start({
    kind: "evaluations",
    format,
    language: "fr",
    parameters: {},
  });
  let [before, held, resident, pages] = [0, 0, 0, 0];
  const large = defineExport<z.ZodType, Row>({
    name: "evaluations",
    allow: "evaluate",
    input: z.object({}),
    total: () => Promise.resolve(rows),
    async read({ tx }, _asked, cursor = "0") {
      const from = Number(cursor);
      const page = await tx.execute<Row>(sql`
        select n, ${sql.join(
          columns.map((name) => sql`md5(n::text || ${name}) as ${sql.identifier(name)}`),
          sql`, `,
        )} from generate_series(${from + 1}::int, ${Math.min(from + exportedAtOnce, rows)}::int) n`);
      pages += 1;
      if (pages === 1) before = readHeldMemory();
      if (pages % 10 === 0) held = Math.max(held, readHeldMemory());
      resident = Math.max(resident, process.memoryUsage.rss());
      const next = from + page.rows.length;
      return { items: page.rows, nextCursor: next < rows ? String(next) : null };
    },
    sheetIn: () => ({
      name: "Large",
      columns: columns.map((name) => ({ header: name, cell: (row) => row[name] ?? null })),
    }),
  });
  const services: Services = { ...world.services, exportKinds: [large] };
  const residentBefore = process.memoryUsage.rss();
  const { companyId, profileId } = owner;
  await writeExport(services, { companyId, profileId, exportId: id });

  const [job] = await world.inside(owner, (tx) => tx.select().from(exportJobs));
  expect(job).toMatchObject({ state: "done", done: rows, total: rows });
  const stored = await streamStoredFile(services, { companyId, id: job?.fileId ?? "" });
  const file = Buffer.from(await new Response(stored).arrayBuffer());
  expect(file.length).toBe(job?.bytes);
  if (format === "csv") expect(file.toString("latin1").split("\r\n")).toHaveLength(rows + 2);
  const more = (held - before) / mebibyte;
  expect(pages).toBe(rows / exportedAtOnce);
  expect(more).toBeLessThan(maxMiB);
  noteFigure({
    name: `memory that the task holds more while it writes ${rows.toLocaleString("en")} rows as ${format}`,
    measured: `${Math.max(0, more).toFixed(1)} MiB (the process grew by ${Math.max(0, (resident - residentBefore) / mebibyte).toFixed(0)} MiB with its garbage; the file has ${(file.length / 1e6).toFixed(1)} MB)`,
    asked: `≤ ${maxMiB} MiB`,
  });
});
