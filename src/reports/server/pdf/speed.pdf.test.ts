import { expect, test } from "vitest";
import { makeTypesetter } from "#platform/server/typesetting/typesetter.ts";
import { findCompiler } from "#platform/server/typesetting/typst.ts";
import { noteFigure, proving, rounds } from "#platform/testing/proof.ts";
import { readPdf } from "#platform/testing/readPdf.ts";
import { sampleReport } from "../../testing/sampleReport.ts";
import { makePdf } from "./makePdf.ts";

const mebibytes = () => Math.round(process.memoryUsage.rss() / 2 ** 20);
/** A table of proofs is made on a quiet machine; a test run shares its two cores with another. */
const patience = proving ? 200 : 5000;

// Another report each time: the same one again would come from the compiler's memory in a tenth of the time.
const twelvePages = (seed: number) => sampleReport({ seed, questions: 9, peers: 5, talkative: 0.5 });

test.skipIf(!findCompiler())(
  "twelve pages are there before anybody waits for them",
  { timeout: 600_000 },
  async () => {
    const typesetter = makeTypesetter({
      entry: new URL("../../../platform/server/typesetting/worker.ts", import.meta.url),
      onFailure: () => {},
    });
    const before = mebibytes();
    const times: number[] = [];
    const pages: number[] = [];
    const count = rounds({ short: 8, long: 31 });
    for (let seed = 1; seed <= count; seed += 1) {
      const report = twelvePages(seed);
      const started = performance.now();
      const file = await makePdf(
        { report, language: "fr", today: "2026-11-21", reader: { companyId: "c", personId: "p" } },
        typesetter,
      );
      times.push(performance.now() - started);
      if (seed < 5) pages.push(readPdf(new Uint8Array(await file.arrayBuffer())).pages);
    }
    const working = mebibytes();
    await typesetter.stop();
    const [cold = 0, ...warm] = times;
    const sorted = warm.toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
    noteFigure({
      name: `PDF of ${Math.min(...pages)} to ${Math.max(...pages)} pages, warm: median of ${warm.length} (tenth to ninetieth)`,
      measured: `${at(0.5)} ms (${at(0.1)} to ${at(0.9)})`,
      asked: "≤ 200 ms",
    });
    noteFigure({ name: "The first PDF, with the start of its thread", measured: `${Math.round(cold)} ms` });
    noteFigure({
      name: "Memory of the thread at work; after it has ended",
      measured: `${working - before} MiB; ${mebibytes() - before} MiB`,
    });
    expect(Math.min(...pages)).toBeGreaterThanOrEqual(12);
    expect(at(0.5)).toBeLessThanOrEqual(patience);
  },
);
