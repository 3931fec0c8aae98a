import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";

const lifecycle = new URL("./lifecycle.ts", import.meta.url).href;
const refusal = new URL("./startupError.ts", import.meta.url).href;

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s closes everything, last opened first, and leaves with 0",
  async (signal) => {
    const run = start(`
    onShutdown(() => console.log("database"));
    onShutdown(async () => { await new Promise(setImmediate); console.log("server"); });
    console.log("ready"); setInterval(() => {}, 1e6);`);
    await run.line("ready");
    run.child.kill(signal);
    expect(await run.end()).toEqual({ code: 0, printed: ["ready", "server", "database"], complained: "" });
  },
);

test("somebody who insists gets out at once", async () => {
  const run = start(`
    onShutdown(() => new Promise(() => {}));
    console.log("ready"); setInterval(() => {}, 1e6);`);
  await run.line("ready");
  const insisting = setInterval(() => run.child.kill("SIGINT"), 50);
  expect(await run.end()).toMatchObject({ code: 130 });
  clearInterval(insisting);
});

test("one Ctrl-C that arrives twice, from the terminal and from npm, still closes everything", async () => {
  // The process itself tells of the second one: from outside, a busy machine delivers it late, as a repeated signal.
  const run = start(`
    onShutdown(() => { process.emit("SIGINT", "SIGINT"); console.log("closed"); });
    console.log("ready"); setInterval(() => {}, 1e6);`);
  await run.line("ready");
  run.child.kill("SIGINT");
  expect(await run.end()).toMatchObject({ code: 0, printed: ["ready", "closed"] });
});

test("what cannot be closed does not keep the rest open", async () => {
  const run = start(`
    onShutdown(() => console.log("database"));
    onShutdown(() => { throw new Error("stuck"); });
    await shutDown();`);
  expect(await run.end()).toMatchObject({
    code: 1,
    printed: ["database"],
    complained: expect.stringContaining("stuck"),
  });
});

test("a refusal is one sentence and exit code 1", async () => {
  const run = start(`refuse("Le port 3000 est pris.")`);
  expect(await run.end()).toEqual({ code: 1, printed: [], complained: "Le port 3000 est pris.\n" });
});

test("a start that fails closes what it had opened and shows no stack for a refusal", async () => {
  const run = start(`
    onShutdown(() => console.log("database"));
    await failToStart(new StartupError("DATABASE_URL ne répond pas."));`);
  expect(await run.end()).toEqual({
    code: 1,
    printed: ["database"],
    complained: "DATABASE_URL ne répond pas.\n",
  });
});

function start(body: string) {
  const script = `
    import { onShutdown, shutDown, failToStart, refuse } from ${JSON.stringify(lifecycle)};
    import { StartupError } from ${JSON.stringify(refusal)};
    ${body}`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed: string[] = [];
  const lines = createInterface(child.stdout).on("line", (line) => printed.push(line));
  const complained = text(child.stderr);
  const closed = Promise.all([once(child, "exit"), once(lines, "close")]);
  return {
    child,
    async line(expected: string) {
      while (!printed.includes(expected)) await once(lines, "line");
    },
    async end() {
      const [[code]] = (await closed) as [[number], unknown];
      return { code, printed, complained: await complained };
    },
  };
}
