import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { everyEndpoint, oneOfEachKind, toRestRequest, type Endpoint } from "#app/testing/endpoints.ts";
import { appUrl, startLoadTest, formatStatuses, type LoadTest } from "#app/testing/loadTest.ts";
import { bodyText, mutated, validInput } from "#platform/testing/hostile/inputs.ts";
import { blockInWords, watchBlocks } from "#platform/testing/longestBlock.ts";
import { noteFigure, proving, rounds } from "#platform/testing/proof.ts";

const requests = rounds({ short: 2_000, long: 200_000 });
const perRound = 1_000;
const concurrency = 8;
const seed = proving ? Math.trunc(Math.random() * 2 ** 31) : 20_261_120;

let loadTest: LoadTest;
beforeAll(async () => {
  loadTest = await startLoadTest({ pool: concurrency });
});

interface Draw {
  endpoint: Endpoint;
  /** Whose session, by position. */
  who: number;
  door: "rpc" | "rest";
  input: unknown;
  text: string;
}

/** Half of the inputs are valid but for one mutation, the others valid or anything at all. */
function buildDraws(ids: readonly string[]): fc.Arbitrary<Draw> {
  const buildDraw = (endpoint: Endpoint): fc.Arbitrary<Draw> => {
    const valid = validInput(endpoint.input, ids);
    const input = fc.oneof(
      { arbitrary: mutated(valid), weight: 5 },
      { arbitrary: mutated(mutated(valid)), weight: 2 },
      { arbitrary: valid, weight: 2 },
      { arbitrary: fc.jsonValue(), weight: 1 },
    );
    const door = fc.constantFrom("rpc", "rest") as fc.Arbitrary<Draw["door"]>;
    // Rarely without a session: then the input is not parsed.
    const who = fc.constantFrom(0, 1, 1, 1, 1, 2, 2, 2, 3, 3);
    const whole = fc.tuple(who, door, input);
    return whole.chain(([sender, way, value]) =>
      bodyText(fc.constant(way === "rpc" ? value : toRestRequest(endpoint, value).body), (json) =>
        way === "rpc" ? `{"json":${json}${sender === 3 ? ',"meta":[[3,"__proto__"],[0,"id"]]' : ""}}` : json,
      ).map((text) => ({ endpoint, who: sender, door: way, input: value, text })),
    );
  };
  return fc.oneof(...everyEndpoint.map(buildDraw));
}

const buildRequest = ({ endpoint, door, input, text }: Draw, cookie: string): Request => {
  const headers = { origin: appUrl, "content-type": "application/json", ...(cookie ? { cookie } : {}) };
  if (door === "rpc") return new Request(appUrl + endpoint.rpcPath, { method: "POST", headers, body: text });
  const { path, body } = toRestRequest(endpoint, input);
  const init = { method: endpoint.method, headers };
  return new Request(appUrl + path, body === undefined ? init : { ...init, body: text });
};

async function runRound(number: number): Promise<void> {
  const { cookies, ids, comeBack } = await loadTest.prepare();
  const sample = fc.sample(buildDraws(ids), { numRuns: perRound, seed: seed + number });
  const address = `198.51.${number >> 8}.${number & 255}`;
  const watch = watchBlocks();
  const queue = sample.values();
  const sendQueued = async () => {
    for (const draw of queue) {
      const status = await loadTest.send(buildRequest(draw, cookies[draw.who] ?? ""), address);
      // What was drawn has ended the session: whatever follows would not be looked at.
      if (status === 401 && draw.who > 0) cookies[draw.who] = await comeBack(draw.who);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, sendQueued));
  await watch.stop();
  loadTest.seen.longest = Math.max(loadTest.seen.longest, watch.longest());
}

test("without a session nobody is told what an input should look like", async () => {
  for (const { rpcPath, meta, name } of oneOfEachKind) {
    if (meta.allow === "anyone") continue;
    for (const text of ['{"json":{"id":"x"}}', '{"json":"x"}', "{}"]) {
      const headers = { origin: appUrl, "content-type": "application/json" };
      const answer = await loadTest.world.fetch(
        new Request(appUrl + rpcPath, { method: "POST", headers, body: text }),
      );
      const { json } = (await answer.json()) as { json: object };
      expect([name, answer.status, json]).toEqual([
        name,
        401,
        { code: "unauthorized", requestId: expect.any(String) as string },
      ]);
    }
  }
});

test(
  "no input made from the contract's schemas gives a 5xx, a word of the database, or a block of 100 ms",
  { timeout: proving ? 7_200_000 : 600_000 },
  async () => {
    for (let number = 0; number * perRound < requests; number += 1) await runRound(number);
    expect(loadTest.faults.slice(0, 20)).toEqual([]);
    expect(loadTest.seen.requests).toBeGreaterThanOrEqual(requests);
    // Enough of them were understood for the endpoints themselves to be reached.
    expect(loadTest.seen.byStatus.get(200) ?? 0).toBeGreaterThan(requests / 50);
    expect(loadTest.seen.longest).toBeLessThanOrEqual(100);
  },
);

afterAll(() => {
  const { seen } = loadTest;
  const statuses = formatStatuses(loadTest);
  noteFigure({ name: "hostile requests sent", measured: seen.requests, asked: "200,000" });
  noteFigure({ name: "their answers", measured: statuses, asked: "no 5xx" });
  noteFigure({
    name: "longest block of the event loop, ms of this thread’s processor time, garbage collection (ours too) taken out",
    measured: blockInWords(seen.longest),
    asked: "≤ 100",
  });
  noteFigure({ name: "seed", measured: seed });
  if (process.env["RONDO_SHOW"]) process.stderr.write(`${statuses} longest ${blockInWords(seen.longest)}\n`);
});
