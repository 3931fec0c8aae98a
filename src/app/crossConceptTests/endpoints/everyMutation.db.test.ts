import { beforeAll, describe, expect, test } from "vitest";
import { everyEndpoint, oneOfEachKind } from "#app/testing/endpoints.ts";
import { makeWorld, type Person, type World } from "#app/testing/world.ts";

/** What another site can make the browser of a signed-in person send: with their cookie, every time. */
let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company("Entreprise visée");
});

const appUrl = "http://localhost:3000";
const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const forgeries: readonly [name: string, headers: Record<string, string>][] = [
  ["without an origin", json],
  ["from another site", { ...json, origin: "https://ailleurs.example" }],
  ["from a site named like ours", { ...json, origin: "http://localhost:3000.ailleurs.example" }],
  ["from another port of ours", { ...json, origin: "http://localhost:3001" }],
  ["from a page without origin", { ...json, origin: "null" }],
  ["that the browser calls cross-site", { ...json, origin: appUrl, "sec-fetch-site": "cross-site" }],
  ["that the browser calls a neighbour's", { ...json, origin: appUrl, "sec-fetch-site": "same-site" }],
  ["as plain text", { origin: appUrl, "content-type": "text/plain" }],
  ["as plain text that speaks of JSON", { origin: appUrl, "content-type": "text/plain; application/json" }],
  ["as a form", { ...form, origin: appUrl }],
  ["as a form with files", { origin: appUrl, "content-type": "multipart/form-data; boundary=x" }],
  ["without a type", { origin: appUrl }],
  ["compressed", { ...json, origin: appUrl, "content-encoding": "gzip" }],
];

async function requestStatus(path: string, method: string, headers: Record<string, string>): Promise<number> {
  const bytes = new TextEncoder().encode('{"json":{}}');
  const all = { ...headers, host: "localhost:3000", cookie: owner.cookie };
  const body = method === "GET" || method === "HEAD" ? {} : { body: bytes };
  return (await world.fetch(new Request(appUrl + path, { method, headers: all, ...body }))).status;
}

describe.each(forgeries)("a request %s", (_name, headers) => {
  test("is refused before an endpoint is looked for, at both doors", async () => {
    for (const address of ["/rpc/nobody/knows", "/api/v1/nobody/knows"])
      expect([403, 415], address).toContain(await requestStatus(address, "POST", headers));
  });

  test("changes nothing: an endpoint of each kind refuses it, at both doors", async () => {
    for (const { name, rpcPath, restPath, method } of oneOfEachKind) {
      expect([403, 415], name).toContain(await requestStatus(rpcPath, "POST", headers));
      if (method === "GET") continue;
      const path = restPath.replace(/\{\w+\}/g, owner.profileId);
      expect([403, 415], `${method} ${path}`).toContain(await requestStatus(path, method, headers));
    }
  });
});

describe.each(["cross-site", "same-site"])("what is only read, asked %s by the browser", (site) => {
  const readable = oneOfEachKind.filter(({ method }) => method === "GET");
  const ask = (restPath: string, headers: Record<string, string>) => {
    const path = restPath.replace(/\{\w+\}/g, owner.profileId);
    return world.fetch(new Request(appUrl + path, { headers: { ...headers, cookie: owner.cookie } }));
  };

  test("is not served", async () => {
    for (const { restPath } of readable) {
      const answer = await ask(restPath, { "sec-fetch-site": site });
      expect([answer.status, await answer.json()], restPath).toMatchObject([403, { code: "forbidden" }]);
    }
  });

  test("whoever followed a link there is told to open it from Rondo, in their language", async () => {
    const link = { "sec-fetch-site": site, "sec-fetch-mode": "navigate", "accept-language": "fr-CA" };
    for (const { restPath } of readable) {
      const answer = await ask(restPath, link);
      expect(answer.status, restPath).toBe(403);
      expect(await answer.text()).toContain("Ce lien vient d’un autre site");
      expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });
});

/** Whether the path of an endpoint, « /profiles/{id} », leads there. */
const matchesTemplate = (template: string, path: string) =>
  new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}$`).test(path);

test("no change can be asked for by GET or HEAD", async () => {
  for (const { name, rpcPath, restPath, method } of oneOfEachKind)
    for (const asked of ["GET", "HEAD"]) {
      expect(await requestStatus(`${rpcPath}?data={"json":{}}`, asked, json), name).toBe(404);
      if (method === "GET") continue;
      const path = restPath.replace(/\{\w+\}/g, owner.profileId);
      const status = await requestStatus(path, asked, json);
      // The same address may also be read: GET /profiles beside POST /profiles, GET /profiles/{id} beside POST
      // /profiles/invitations.
      const isAlsoRead = everyEndpoint.some(
        (other) => other.method === "GET" && matchesTemplate(other.restPath, path),
      );
      expect(isAlsoRead ? [200, 404, 422] : [404], `${asked} ${path}`).toContain(status);
    }
});

test("an address that nobody has is not found by our own pages", async () => {
  const ours = { ...json, origin: appUrl };
  for (const address of ["/rpc/nobody/knows", "/api/v1/nobody/knows"])
    expect(await requestStatus(address, "POST", ours), address).toBe(404);
});

test("a call without a type has sent nothing, not even in pieces", async () => {
  const { profileId } = await world.person(owner);
  const empty = { method: "POST", headers: { origin: appUrl, cookie: owner.cookie } };
  const path = `${appUrl}/api/v1/evaluations/${profileId}/closure`;
  expect((await world.fetch(new Request(path, empty))).status).toBe(404);
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("{}"));
      controller.close();
    },
  });
  const inPieces = new Request(path, { ...empty, body, duplex: "half" } as RequestInit);
  expect((await world.fetch(inPieces)).status).toBe(415);
});

test("a method may not be replaced by a header or a field", async () => {
  const headers = { ...json, origin: appUrl, "x-http-method-override": "DELETE" };
  expect(await requestStatus("/api/v1/sessions/current", "POST", headers)).toBe(404);
  expect(await requestStatus("/api/v1/sessions/current?_method=DELETE", "POST", headers)).toBe(404);
});

test("the same requests as our own pages send them are heard", async () => {
  const headers = { ...json, origin: appUrl, "sec-fetch-site": "same-origin" };
  expect(await requestStatus("/rpc/people/list", "POST", headers)).toBe(200);
  expect(await requestStatus("/rpc/auth/continueSession", "POST", headers)).toBe(200);
});

test("with HTTPS the origin is ours to the letter, whatever the host header says", async () => {
  const other = await makeWorld({ appUrl: "https://rondo.example" });
  const ask = (origin: string) =>
    other.fetch(
      new Request(`${appUrl}/rpc/auth/viewer`, {
        method: "POST",
        headers: { ...json, origin, host: "rebound.example" },
        body: '{"json":{}}',
      }),
    );
  expect((await ask("https://rebound.example")).status).toBe(403);
  expect((await ask("http://rondo.example")).status).toBe(403);
  expect((await ask("https://rondo.example")).status).toBe(200);
});
