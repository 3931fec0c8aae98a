import { tmpdir } from "node:os";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { replaceSigns, signsWithoutFont } from "./replaceSigns.ts";
import { openCompiler, type Compiler, type Source } from "./typst.ts";

/** One document to make. `data` is JSON: it reaches the template as a value and is never read as Typst. */
export interface Job {
  main: string;
  sources: Readonly<Record<string, string>>;
  data: string;
}
export type Outcome = { pdf: Uint8Array } | { failure: string };

/** No file is read from here: sources are given by name. */
const workspace = path.join(tmpdir(), "rondo-typesetting-reads-no-file");
const known = new Map<string, string>();
/** What no font draws, learned from refusals; a few thousand signs at most. */
const missing = new Set<string>();

function make(compiler: Compiler, { main, sources, data }: Job): Uint8Array {
  for (const [name, source] of Object.entries(sources)) {
    if (known.get(name) === source) continue;
    compiler.addSource(path.join(workspace, name), source);
    known.set(name, source);
  }
  // Each refusal names every sign that this document lacks: the second try is the last one needed.
  for (let tries = 0; ; tries += 1) {
    const written = missing.size > 0 ? JSON.stringify(replaceSigns(JSON.parse(data), missing)) : data;
    const inputs = { data: written, replaced: String(written !== data) };
    const document = { mainFileContent: main, inputs };
    try {
      return compiler.pdf(document, { pdfStandard: "ua-1" });
    } catch (error) {
      const refusal = error instanceof Error ? error.message : String(error);
      const signs = signsWithoutFont(refusal);
      if (signs.length === 0 || tries === 2) throw new Error(refusal || describeFailure(compiler, document));
      if (missing.size > 5000) missing.clear();
      for (const sign of signs) missing.add(sign);
    }
  }
}

/** A template error arrives without its message: it is compiled again to get it. */
function describeFailure(compiler: Compiler, document: Source): string {
  const found = compiler.compile(document).takeDiagnostics();
  const reasons = found ? compiler.fetchDiagnostics(found) : [];
  return reasons.map(({ message, path: file }) => `${path.basename(file)}: ${message}`).join("; ");
}

const port = parentPort;
if (!port) throw new Error("This file is a worker");
const compiler = openCompiler((workerData as { compiler: string }).compiler, workspace);
port.on("message", (job: Job) => {
  let outcome: Outcome;
  try {
    outcome = { pdf: make(compiler, job) };
  } catch (error) {
    outcome = { failure: error instanceof Error ? error.message : String(error) };
  }
  // What the next document may share, fonts above all; each one more kept costs 10 MiB.
  compiler.evictCache(1);
  port.postMessage(outcome);
});
