import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSession } from "#accounts/server/sessions.ts";
import { draftEvaluation, launchedEvaluation } from "#app/testing/evaluations.ts";
import { everyEndpoint, restRequest, type Endpoint } from "#app/testing/endpoints.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";
import { isErrorCode } from "#platform/errors.ts";
import { bodyText, mutated, validInput } from "#platform/testing/hostile/inputs.ts";
import { collectGarbage } from "#platform/testing/collectGarbage.ts";
import { watchBlocks } from "#platform/testing/longestBlock.ts";
import { noteFigure, proving, rounds } from "#platform/testing/proof.ts";

const requests = rounds({ short: 20_000, long: 200_000 });
const perRound = 1_000;
const atOnce = 8;
const seed = proving ? Math.trunc(Math.random() * 2 ** 31) : 20_261_120;
const appUrl = "http://localhost:3000";

let world: World;
let owner: Person;
let faults: string[] = [];
beforeEach(() => {
  faults = [];
});
const seen = { requests: 0, byStatus: new Map<number, number>(), longest: 0 };

beforeAll(async () => {
  world = await makeWorld({ pool: atOnce });
  owner = await world.company("Entreprise visée");
});

/** What no answer may ever say: words of PostgreSQL, of its driver, of a stack, of our disk. */
const secrets =
  /violates|failed query|drizzle|sqlstate|invalid input syntax|invalid byte sequence|node_modules|\n\s+at |\/src\/|\.ts:\d|pg_catalog|relation "/i;

async function send(request: Request, address: string): Promise<void> {
  const { method, url } = request;
  // Each request arrives by itself: refusals that wait for nothing must not count as one long block.
  await setImmediate();
  const response = await world.fetch(request, address);
  const text = await response.text();
  seen.requests += 1;
  seen.byStatus.set(response.status, (seen.byStatus.get(response.status) ?? 0) + 1);
  const what = `${method} ${url.slice(0, 300)} → ${response.status} ${text.slice(0, 300)}`;
  if (response.status >= 500) faults.push(what);
  if (response.status < 400) return;
  const body = JSON.parse(text) as { code?: string; json?: { code?: string } };
  if (!isErrorCode(body.json?.code ?? body.code)) faults.push(`no code of ours: ${what}`);
  if (secrets.test(text)) faults.push(`says too much: ${what}`);
}

interface Draw {
  endpoint: Endpoint;
  /** Whose session, by position. */
  who: number;
  door: "rpc" | "rest";
  input: unknown;
  text: string;
}

/** Half of the inputs are valid but for one mutation, the others valid or anything at all. */
function draws(ids: readonly string[]): fc.Arbitrary<Draw> {
  const one = (endpoint: Endpoint): fc.Arbitrary<Draw> => {
    const valid = validInput(endpoint.input, ids);
    const input = fc.oneof(
      { arbitrary: mutated(valid), weight: 5 },
      { arbitrary: mutated(mutated(valid)), weight: 2 },
      { arbitrary: valid, weight: 2 },
      { arbitrary: fc.jsonValue(), weight: 1 },
    );
    const door = fc.constantFrom("rpc", "rest") as fc.Arbitrary<Draw["door"]>;
    const whole = fc.tuple(fc.nat(3), door, input);
    return whole.chain(([who, way, value]) =>
      bodyText(fc.constant(way === "rpc" ? value : restRequest(endpoint, value).body), (json) =>
        way === "rpc" ? `{"json":${json}${who === 3 ? ',"meta":[[3,"__proto__"],[0,"id"]]' : ""}}` : json,
      ).map((text) => ({ endpoint, who, door: way, input: value, text })),
    );
  };
  return fc.oneof(...everyEndpoint.map(one));
}

async function sessionOf({ userId, companyId, profileId }: Person, scope: "full" | "answering") {
  const session = { userId, companyId, profileId, scope };
  const cookie = await openSession(world.database.db, world.services, world.services.keys, session);
  return cookie.split(";")[0] ?? "";
}

/** Sessions and objects of a round: what an earlier one deactivated, signed out or archived is there again. */
async function prepare() {
  // The owner may have lost rights, or their session, in the round before.
  await world.database.owner.query(
    "update profiles set role = 'account_owner', is_admin = true, is_active = true where id = $1",
    [owner.profileId],
  );
  owner.api = world.as(await sessionOf(owner, "full"));
  const member = await world.person(owner, { role: "team_manager" });
  const draft = await draftEvaluation(world, owner, { peers: 1 });
  const running = await launchedEvaluation(world, owner, { peers: 1, subject: member });
  const peer = running.peers[0] ?? member;
  const cookies = [
    "",
    await sessionOf(owner, "full"),
    await sessionOf(member, "full"),
    await sessionOf(peer, "answering"),
  ];
  const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
  const known = JSON.stringify([draft.evaluation, running.evaluation]).match(uuid) ?? [];
  collectGarbage();
  return { cookies, ids: [...new Set([owner.companyId, ...known])] };
}

const requestOf = ({ endpoint, door, input, text }: Draw, cookie: string): Request => {
  const headers = { origin: appUrl, "content-type": "application/json", ...(cookie ? { cookie } : {}) };
  if (door === "rpc") return new Request(appUrl + endpoint.rpcPath, { method: "POST", headers, body: text });
  const { path, body } = restRequest(endpoint, input);
  const init = { method: endpoint.method, headers };
  return new Request(appUrl + path, body === undefined ? init : { ...init, body: text });
};

async function round(number: number): Promise<void> {
  const { cookies, ids } = await prepare();
  const sample = fc.sample(draws(ids), { numRuns: perRound, seed: seed + number });
  const address = `198.51.${number >> 8}.${number & 255}`;
  const watch = watchBlocks();
  const queue = sample.values();
  const work = async () => {
    for (const draw of queue) await send(requestOf(draw, cookies[draw.who] ?? ""), address);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await watch.stop();
  seen.longest = Math.max(seen.longest, watch.longest());
}

test(
  "no input made from the contract's schemas gives a 5xx, a word of the database, or a block of 100 ms",
  { timeout: proving ? 7_200_000 : 600_000 },
  async () => {
    for (let number = 0; number * perRound < requests; number += 1) await round(number);
    expect(faults.slice(0, 20)).toEqual([]);
    expect(seen.requests).toBeGreaterThanOrEqual(requests);
    // Enough of them were understood for the endpoints themselves to be reached.
    expect(seen.byStatus.get(200) ?? 0).toBeGreaterThan(requests / 50);
    expect(seen.longest).toBeLessThanOrEqual(100);
  },
);

afterAll(() => {
  const statuses = [...seen.byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`);
  noteFigure({ name: "hostile requests sent", measured: seen.requests, asked: "200,000" });
  noteFigure({ name: "their answers", measured: statuses.join(", "), asked: "no 5xx" });
  noteFigure({
    name: "longest block of the event loop, ms of this thread’s processor time, garbage collection (ours too) taken out",
    measured: seen.longest.toFixed(1),
    asked: "≤ 100",
  });
  noteFigure({ name: "seed", measured: seed });
  if (process.env["RONDO_SHOW"]) process.stderr.write(`${statuses.join(", ")} longest ${seen.longest}\n`);
});

describe("the largest and the strangest", () => {
  const limit = 256 * 1024;
  const deep = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000);
  const bodies: [name: string, text: string | ((keys: number) => string)][] = [
    ["nothing", ""],
    ["one byte", "{"],
    ["lists in lists, 100,000 deep", `{"json":${deep("[", "]")}}`],
    ["objects 40,000 deep", `{"json":${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}}`],
    ["as many keys as fit", `{"json":{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":1`).join(",")}}}`],
    ["one key many times", `{"json":{${'"id":1,'.repeat(30_000)}"id":2}}`],
    ["a number of 200,000 digits", `{"json":{"id":${"9".repeat(200_000)}}}`],
    ["a big integer by type", `{"json":{"id":"${"9".repeat(200_000)}"},"meta":[[0,"id"]]}`],
    ["a pattern by type", `{"json":{"id":"/(a+)+$/"},"meta":[[6,"id"]]}`],
    ["30,000 types", `{"json":{"id":"1"},"meta":[${'[1,"id"],'.repeat(25_000)}[1,"id"]]}`],
    [
      "types of what is not there",
      `{"json":{},"meta":[[1,"__proto__","polluted"],[2,"constructor","prototype"]]}`,
    ],
    ["a list of 60,000", `{"json":[${"0,".repeat(60_000)}0]}`],
    ["every field a list of 20,000", (keys) => `[${"0,".repeat(Math.floor(100_000 / Math.max(1, keys)))}0]`],
    ["every field a length that is no number", () => '{"length":{"toString":1,"valueOf":1}}'],
    ["a string of 200,000", `{"json":{"email":"${"a@".repeat(100_000)}"}}`],
    ["spaces", " ".repeat(limit - 10)],
    ["the limit and one byte", `"${"x".repeat(limit - 1)}"`],
  ];
  const inEveryField = (endpoint: Endpoint, valueOf: (keys: number) => string) => {
    const shape = (endpoint.input._zod.def as unknown as { shape?: object }).shape ?? {};
    const keys = Object.keys(shape);
    const value = valueOf(keys.length);
    return `{"json":{${keys.map((key) => `"${key}":${value}`).join(",")}}}`;
  };

  // The short form asks every third endpoint, another third with each body.
  const asked = (turn: number) =>
    everyEndpoint.filter(({ name }, place) => name !== "auth.signOut" && (proving || place % 3 === turn % 3));

  test.each(bodies)("%s: answered at both doors within 100 ms", { timeout: 60_000 }, async (name, text) => {
    const turn = bodies.findIndex(([one]) => one === name);
    const { cookies } = await prepare();
    const headers = { origin: appUrl, "content-type": "application/json", cookie: cookies[1] ?? "" };
    const watch = watchBlocks();
    for (const endpoint of asked(turn)) {
      const sent = typeof text === "string" ? text : inEveryField(endpoint, text);
      await send(
        new Request(appUrl + endpoint.rpcPath, { method: "POST", headers, body: sent }),
        "198.51.100.1",
      );
      const inner = sent.startsWith('{"json":') ? sent.slice(8, -1).replace(/,"meta":.*$/s, "") : sent;
      const path = endpoint.restPath.replace(/\{\w+\}/g, owner.profileId);
      const init = { method: endpoint.method, headers };
      const body = endpoint.method === "GET" ? init : { ...init, body: inner };
      await send(new Request(appUrl + path, body), "198.51.100.1");
    }
    await watch.stop();
    seen.longest = Math.max(seen.longest, watch.longest());
    expect(faults.slice(0, 20)).toEqual([]);
    expect(watch.longest()).toBeLessThanOrEqual(100);
  });

  test("10,000 parameters in a query", async () => {
    const { cookies } = await prepare();
    const many = Array.from({ length: 10_000 }, (_, i) => `k${i}[a][${i}]=1`).join("&");
    const sparse =
      "cursor[4294967294]=1&search[999999999]=2&limit[__proto__][x]=3&a[constructor][prototype][b]=4";
    const watch = watchBlocks();
    for (const endpoint of everyEndpoint.filter(({ method }) => method === "GET"))
      for (const query of [
        many,
        sparse,
        `search=${"a".repeat(10_000)}`,
        "limit=1&limit=2&limit=x",
        "limit=1e400",
      ]) {
        const path = endpoint.restPath.replace(/\{\w+\}/g, owner.profileId);
        const headers = { cookie: cookies[1] ?? "" };
        await send(new Request(`${appUrl + path}?${query}`, { headers }), "198.51.100.1");
      }
    await watch.stop();
    expect(faults.slice(0, 20)).toEqual([]);
    expect(watch.longest()).toBeLessThanOrEqual(100);
    expect(({} as { x?: number; isAdmin?: boolean; polluted?: unknown }).x).toBeUndefined();
  });

  test("nothing has reached the prototype of all objects", () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});
