import { afterAll, beforeAll, expect, test } from "vitest";
import { proving } from "#platform/testing/proof.ts";
import { startWholeServer } from "#app/testing/wholeServer.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";

/** The documented API over a real connection, where a request without a body announces none. */
let world: World;
let owner: Person;
let server: Awaited<ReturnType<typeof startWholeServer>>;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  server = await startWholeServer(world.services);
  server.open();
});
afterAll(() => server.stop());

interface Description {
  paths: Record<string, Record<string, { requestBody?: unknown }>>;
}

/** One of each method; `npm run prove` takes them all. */
async function listBodylessOperations(): Promise<{ method: string; path: string }[]> {
  const description = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as Description;
  const all = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method, { requestBody }]) => method !== "get" && requestBody === undefined)
      .map(([method]) => ({ method: method.toUpperCase(), path })),
  );
  return proving
    ? all
    : [...Map.groupBy(all, ({ method }) => method).values()].flatMap(([first]) => first ?? []);
}

async function call(method: string, path: string, init: { headers?: object; body?: string }) {
  // Each call has a session of its own: some of them end it.
  const { cookie } = await world.person(owner);
  const response = await fetch(`${server.url}/api/v1${path.replace(/\{\w+\}/g, owner.profileId)}`, {
    ...init,
    method,
    headers: { cookie, origin: server.url, ...init.headers },
  });
  const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body };
}

test("an operation documented without a body is answered without one, as with an empty one", async () => {
  const operations = await listBodylessOperations();
  expect(operations.map(({ method }) => method)).toEqual(expect.arrayContaining(["POST", "PUT", "DELETE"]));
  for (const { method, path } of operations) {
    const bare = await call(method, path, {});
    expect(bare.status, `${method} ${path}`).not.toBe(415);
    const empty = { headers: { "content-type": "application/json" }, body: "{}" };
    expect(bare, `${method} ${path}`).toEqual(await call(method, path, empty));
  }
});

test("without a body another site is heard no better", async () => {
  for (const { method, path } of await listBodylessOperations())
    for (const headers of [
      { origin: "https://ailleurs.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "content-type": "text/plain" },
      { "content-type": "application/x-www-form-urlencoded" },
    ])
      expect([403, 415], `${method} ${path}`).toContain((await call(method, path, { headers })).status);
});
