import diagnostics from "node:diagnostics_channel";
import { threadId, type Worker } from "node:worker_threads";
import { afterEach, describe, expect, test, vi } from "vitest";
import { makeTypesetter, type Template, type Typesetter } from "./typesetter.ts";
import { findCompiler } from "./typst.ts";

const entry = new URL("./worker.ts", import.meta.url);
const template = (body: string): Template => ({
  main: `#let data = json(bytes(sys.inputs.data))\n#set document(title: "Essai")\n#set text(lang: "fr", font: ("Atkinson Hyperlegible Next", "DejaVu Sans Mono"), fallback: false)\n${body}`,
  sources: {},
});
/** Each document has another reader, unless the test says which. */
let readers = 0;
const anybody = (companyId?: string) => {
  readers += 1;
  return { companyId: companyId ?? `company ${readers}`, personId: `person ${readers}` };
};
const plain = template("= Titre\n#data.words");
/** Busy for some seconds, and not for ever: a thread inside the compiler cannot be interrupted. */
const slow = (turns: number) =>
  template(`#let n = 0\n#for a in range(${turns / 1000}) { for b in range(1000) { n += b } }\n= Titre\n#n`);

const threads: Worker[] = [];
const failures: string[] = [];
diagnostics.subscribe("worker_threads", (message) => threads.push((message as { worker: Worker }).worker));

const opened: Typesetter[] = [];
function typesetter(options: Partial<Parameters<typeof makeTypesetter>[0]> = {}): Typesetter {
  const made = makeTypesetter({ entry, onFailure: (failure) => failures.push(failure), ...options });
  opened.push(made);
  return made;
}
afterEach(async () => {
  for (const each of opened.splice(0)) await each.stop();
  threads.length = 0;
  failures.length = 0;
});
const latin = (pdf: Uint8Array) => Buffer.from(pdf).toString("latin1");

test("where there is no compiler, nothing starts and the answer is clear", async () => {
  const none = typesetter({ compiler: null });
  expect(none.isAvailable).toBe(false);
  await expect(none.typeset(plain, {}, anybody())).rejects.toMatchObject({ code: "pdf_unavailable" });
  expect(threads).toHaveLength(0);
});

// macOS, arm64: the compiler has no package there.
describe.skipIf(!findCompiler())("the thread", () => {
  test("starts with the first document and serves the next ones, in their order", async () => {
    const one = typesetter();
    expect(threads).toHaveLength(0);
    const order: number[] = [];
    const made = await Promise.all(
      [1, 2, 3].map((number) =>
        one.typeset(plain, { words: String(number) }, anybody()).then((pdf) => (order.push(number), pdf)),
      ),
    );
    expect(order).toEqual([1, 2, 3]);
    expect(made.map((pdf) => latin(pdf).slice(0, 5))).toEqual(["%PDF-", "%PDF-", "%PDF-"]);
    expect(threads).toHaveLength(1);
    expect(threads[0]?.threadId).not.toBe(threadId);
  });

  test("makes tagged PDF/UA-1 with a title and a language, and nothing that runs", async () => {
    const pdf = latin(await typesetter().typeset(plain, { words: "Bonjour" }, anybody()));
    expect(pdf).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/);
    for (const part of [
      "/StructTreeRoot",
      "/Lang (fr)",
      "<pdfuaid:part>1</pdfuaid:part>",
      "/DisplayDocTitle true",
    ])
      expect(pdf).toContain(part);
    for (const act of ["/JavaScript", "/JS", "/Launch", "/OpenAction", "/EmbeddedFile", "/URI"])
      expect(pdf).not.toContain(act);
  });

  test("killed at work, loses its document and no other; the next one gets a new thread", async () => {
    const one = typesetter();
    await one.typeset(plain, { words: "Un" }, anybody());
    const lost = one.typeset(slow(1_000_000), {}, anybody());
    const kept = one.typeset(plain, { words: "Deux" }, anybody());
    const refused = expect(lost).rejects.toMatchObject({ code: "pdf_unavailable" });
    await threads[0]?.terminate();
    await refused;
    expect(latin(await kept)).toContain("%PDF-");
    expect(threads).toHaveLength(2);
  });

  test("killed at rest, is replaced unseen", async () => {
    const one = typesetter();
    await one.typeset(plain, { words: "Un" }, anybody());
    await threads[0]?.terminate();
    expect(latin(await one.typeset(plain, { words: "Deux" }, anybody()))).toContain("%PDF-");
  });

  test("too slow, is given up; the next document is made by another", async () => {
    const one = typesetter({ timeoutMs: 1500 });
    await expect(one.typeset(slow(30_000_000), {}, anybody())).rejects.toMatchObject({
      code: "pdf_unavailable",
    });
    expect(failures).toEqual(["no PDF after 1500 ms"]);
    await vi.waitFor(() => one.typeset(plain, { words: "Deux" }, anybody()), { timeout: 120_000 });
  });

  test("ends when nobody needs it", async () => {
    const one = typesetter({ idleMs: 20 });
    await one.typeset(plain, { words: "Un" }, anybody());
    const [thread] = threads;
    await new Promise((ended) => thread?.once("exit", ended));
    expect(latin(await one.typeset(plain, { words: "Deux" }, anybody()))).toContain("%PDF-");
    expect(threads).toHaveLength(2);
  });

  test("keeps a short queue: beyond, the answer comes at once", async () => {
    const one = typesetter({ queue: 1 });
    const made = [1, 2].map(() => one.typeset(plain, { words: "Un" }, anybody("one")));
    await expect(one.typeset(plain, { words: "Deux" }, anybody("one"))).rejects.toMatchObject({
      code: "pdf_unavailable",
    });
    await Promise.all(made);
  });

  test("six documents of one reader let another company's pass after the one in hand", async () => {
    const one = typesetter();
    const order: string[] = [];
    const made = (words: string, reader: ReturnType<typeof anybody>) =>
      one.typeset(plain, { words }, reader).then(() => order.push(words));
    const greedy = anybody();
    const all = Array.from({ length: 6 }, (_, index) => made(`Sien ${index}`, greedy));
    await Promise.all([...all, made("Autre", anybody())]);
    expect(order.indexOf("Autre")).toBe(1);
    expect(order.filter((words) => words !== "Autre")).toEqual([0, 1, 2, 3, 4, 5].map((at) => `Sien ${at}`));
  });

  test("six readers of one company let another company's pass after two", async () => {
    const one = typesetter();
    const order: string[] = [];
    const made = (words: string, company: string) =>
      one.typeset(plain, { words }, anybody(company)).then(() => order.push(words));
    const all = Array.from({ length: 6 }, (_, index) => made(`Leur ${index}`, "many"));
    await Promise.all([...all, made("Autre", "other")]);
    expect(order.indexOf("Autre")).toBeLessThanOrEqual(2);
  });

  test("the same document asked for again by the same reader is made once, by another reader again", async () => {
    const one = typesetter();
    const [reader, other] = [anybody(), anybody()];
    const made = await Promise.all(
      [reader, reader, other, reader].map((each) => one.typeset(plain, { words: "Un" }, each)),
    );
    expect([made[1], made[3]].map((pdf) => pdf === made[0])).toEqual([true, true]);
    expect(made[2]).not.toBe(made[0]);
  });

  test("a reader has ten other documents waiting at most", async () => {
    const one = typesetter();
    const reader = anybody();
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        one.typeset(plain, { words: String(index) }, reader).then(
          () => "made",
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(outcomes).toEqual([...Array.from({ length: 11 }, () => "made"), "pdf_unavailable"]);
  });

  test("stopped, makes neither what is in hand nor what waits, and starts again", async () => {
    const one = typesetter();
    const asked = [1, 2, 3].map((number) => one.typeset(plain, { words: String(number) }, anybody()));
    const outcomes = Promise.allSettled(asked);
    await one.stop();
    expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(latin(await one.typeset(plain, { words: "Un" }, anybody()))).toContain("%PDF-");
  });

  test("says why a template fails, for the log only", async () => {
    const one = typesetter();
    await expect(one.typeset(template("= Titre\n#image-without-name"), {}, anybody())).rejects.toMatchObject({
      code: "pdf_unavailable",
    });
    expect(failures[0]).toContain("unknown variable");
  });
});

describe.skipIf(!findCompiler())("a template", () => {
  test("reads no file of this machine, and no package from outside", async () => {
    for (const body of [
      '#read("/etc/passwd")',
      '#read("../../../etc/passwd")',
      '#import "@preview/cetz:0.3.0": *',
    ])
      await expect(typesetter().typeset(template(`= T\n${body}`), {}, anybody())).rejects.toMatchObject({
        code: "pdf_unavailable",
      });
  });

  test("that names its fonts gets those and no other: a sign they lack becomes a square", async () => {
    // Tifinagh is in DejaVu Sans, which many machines have and the compiler has not.
    const pdf = latin(await typesetter().typeset(plain, { words: "aⴰ" }, anybody()));
    const names = Array.from(pdf.matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?([A-Za-z]+)/g), ([, name]) => name);
    expect(new Set(names)).toEqual(new Set(["AtkinsonHyperlegibleNext", "DejaVuSansMono"]));
  });
});
