import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { everyEndpoint, type Endpoint } from "#app/testing/endpoints.ts";
import { appUrl, startLoadTest, formatStatuses, type LoadTest } from "#app/testing/loadTest.ts";
import { blockInWords, watchBlocks } from "#platform/testing/longestBlock.ts";
import { noteFigure, proving } from "#platform/testing/proof.ts";

let loadTest: LoadTest;
beforeAll(async () => {
  loadTest = await startLoadTest({ pool: 2 });
});
beforeEach(() => {
  loadTest.faults.length = 0;
});

const limit = 256 * 1024;
const nestDeeply = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000);
const buildManyKeys = (count: number) =>
  `{"json":{${Array.from({ length: count }, (_, i) => `"k${i}":1`).join(",")}}}`;
/** Just below the number of values that `boundedBody.ts` accepts: the layers behind must withstand as much. */
const counted = 4_990;
const bodies: [name: string, text: string | ((keys: number) => string)][] = [
  ["nothing", ""],
  ["one byte", "{"],
  ["lists in lists, 100,000 deep", `{"json":${nestDeeply("[", "]")}}`],
  ["objects 40,000 deep", `{"json":${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}}`],
  ["as many keys as fit", buildManyKeys(20_000)],
  ["as many keys as are counted", buildManyKeys(counted)],
  ["lists in lists, as deep as is counted", `{"json":${"[".repeat(counted)}${"]".repeat(counted)}}`],
  ["one key many times", `{"json":{${'"id":1,'.repeat(30_000)}"id":2}}`],
  ["a number of 200,000 digits", `{"json":{"id":${"9".repeat(200_000)}}}`],
  ["a big integer by type", `{"json":{"id":"${"9".repeat(200_000)}"},"meta":[[0,"id"]]}`],
  ["a pattern by type", `{"json":{"id":"/(a+)+$/"},"meta":[[6,"id"]]}`],
  ["30,000 types", `{"json":{"id":"1"},"meta":[${'[1,"id"],'.repeat(25_000)}[1,"id"]]}`],
  ["as many types as are counted", `{"json":{"id":"1"},"meta":[${'[1,"id"],'.repeat(1_600)}[1,"id"]]}`],
  [
    "types of what is not there",
    `{"json":{},"meta":[[1,"__proto__","polluted"],[2,"constructor","prototype"]]}`,
  ],
  ["a list of 60,000", `{"json":[${"0,".repeat(60_000)}0]}`],
  ["every field a list of 20,000", (keys) => `[${"0,".repeat(Math.floor(100_000 / Math.max(1, keys)))}0]`],
  [
    "every field a list, as long as is counted",
    (keys) => `[${"0,".repeat(Math.floor(counted / Math.max(1, keys)) - 2)}0]`,
  ],
  [
    "every field as many keys as are counted",
    (keys) => buildManyKeys(Math.floor(counted / Math.max(1, keys)) - 2).slice(8, -1),
  ],
  ["every field a length that is no number", () => '{"length":{"toString":1,"valueOf":1}}'],
  ["every field half of a character", () => '"a\\ud800"'],
  ["a string of 200,000", `{"json":{"email":"${"a@".repeat(100_000)}"}}`],
  ["spaces", " ".repeat(limit - 10)],
  ["the limit and one byte", `"${"x".repeat(limit - 1)}"`],
];
const fillEveryField = (endpoint: Endpoint, toValue: (keys: number) => string) => {
  const shape = (endpoint.input._zod.def as unknown as { shape?: object }).shape ?? {};
  const keys = Object.keys(shape);
  const value = toValue(keys.length);
  return `{"json":{${keys.map((key) => `"${key}":${value}`).join(",")}}}`;
};

const signedIn = everyEndpoint.filter(({ name }) => name !== "auth.signOut");
/** The short form asks each endpoint with one of the bodies, the next one with the next. */
const selectEndpoints = (turn: number) =>
  proving ? signedIn : signedIn.filter((_, place) => place % bodies.length === turn);
/** Every query of every endpoint; in the short form the next one at each. */
const selectQueries = <Query>(place: number, queries: readonly Query[]): readonly Query[] =>
  proving ? queries : queries.filter((_, index) => index === place % queries.length);

test.each(bodies)("%s: answered at both doors within 100 ms", { timeout: 600_000 }, async (name, text) => {
  const turn = bodies.findIndex(([one]) => one === name);
  const { cookies } = await loadTest.prepare();
  const headers = { origin: appUrl, "content-type": "application/json", cookie: cookies[1] ?? "" };
  const watch = watchBlocks();
  for (const endpoint of selectEndpoints(turn)) {
    const sent = typeof text === "string" ? text : fillEveryField(endpoint, text);
    await loadTest.send(
      new Request(appUrl + endpoint.rpcPath, { method: "POST", headers, body: sent }),
      "198.51.100.1",
    );
    const inner = sent.startsWith('{"json":') ? sent.slice(8, -1).replace(/,"meta":.*$/s, "") : sent;
    const path = endpoint.restPath.replace(/\{\w+\}/g, loadTest.owner.profileId);
    const init = { method: endpoint.method, headers };
    const body = endpoint.method === "GET" ? init : { ...init, body: inner };
    await loadTest.send(new Request(appUrl + path, body), "198.51.100.1");
  }
  await watch.stop();
  loadTest.seen.longest = Math.max(loadTest.seen.longest, watch.longest());
  expect(loadTest.faults.slice(0, 20)).toEqual([]);
  expect(watch.longest()).toBeLessThanOrEqual(100);
});

test("more than any form of ours holds is refused at both doors, session or not", async () => {
  const { cookies } = await loadTest.prepare();
  const requestStatus = async (path: string, method: string, body: string, cookie: string) => {
    const headers = { origin: appUrl, "content-type": "application/json", cookie };
    const request = new Request(appUrl + path, { method, headers, body });
    return (await loadTest.world.fetch(request, "198.51.100.2")).status;
  };
  const found = [];
  for (const body of [buildManyKeys(5_001), buildManyKeys(counted)])
    for (const cookie of [cookies[1] ?? "", ""])
      found.push([
        await requestStatus("/rpc/people/list", "POST", body, cookie),
        await requestStatus(
          `/api/v1/profiles/${loadTest.owner.profileId}`,
          "PATCH",
          body.slice(8, -1),
          cookie,
        ),
      ]);
  expect(found).toEqual([
    [400, 400],
    [400, 400],
    [422, 422],
    [401, 401],
  ]);
});

test("10,000 parameters in a query", async () => {
  const { cookies } = await loadTest.prepare();
  const many = Array.from({ length: 10_000 }, (_, i) => `k${i}[a][${i}]=1`).join("&");
  const sparse =
    "cursor[4294967294]=1&search[999999999]=2&limit[__proto__][x]=3&a[constructor][prototype][b]=4";
  const watch = watchBlocks();
  const queries = [many, sparse, `search=${"a".repeat(10_000)}`, "limit=1&limit=2&limit=x", "limit=1e400"];
  const readers = everyEndpoint.filter(({ method }) => method === "GET");
  for (const [place, endpoint] of readers.entries())
    for (const query of selectQueries(place, queries)) {
      const path = endpoint.restPath.replace(/\{\w+\}/g, loadTest.owner.profileId);
      const headers = { cookie: cookies[1] ?? "" };
      await loadTest.send(new Request(`${appUrl + path}?${query}`, { headers }), "198.51.100.1");
    }
  await watch.stop();
  expect(loadTest.faults.slice(0, 20)).toEqual([]);
  expect(watch.longest()).toBeLessThanOrEqual(100);
  expect(({} as { x?: number; isAdmin?: boolean; polluted?: unknown }).x).toBeUndefined();
});

test("nothing has reached the prototype of all objects", () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

afterAll(() => {
  const { seen } = loadTest;
  noteFigure({ name: "the largest and the strangest bodies sent", measured: seen.requests });
  noteFigure({ name: "answers to them", measured: formatStatuses(loadTest), asked: "no 5xx" });
  noteFigure({
    name: "longest block of the event loop by the strangest of bodies, ms, measured likewise",
    measured: blockInWords(seen.longest),
    asked: "≤ 100",
  });
  if (process.env["RONDO_SHOW"])
    process.stderr.write(`${formatStatuses(loadTest)} longest ${blockInWords(seen.longest)}\n`);
});
