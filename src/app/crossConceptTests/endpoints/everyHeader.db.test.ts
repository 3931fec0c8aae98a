import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { oneOfEachKind } from "#app/testing/endpoints.ts";
import { mailboxKey, metricsToken, startWholeServer } from "#app/testing/wholeServer.ts";
import { makeWorld } from "#app/testing/world.ts";
import { paths, resolveShell } from "#paths.ts";
import { noteFigure } from "#platform/testing/proof.ts";
import { securityHeaders } from "#platform/server/http/headers.ts";

type Running = Awaited<ReturnType<typeof startWholeServer>>;
let server: Running;
let broken: Running;
let starting: Running;

beforeAll(async () => {
  const { services } = await makeWorld();
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  server = await startWholeServer({ ...services, log });
  server.open();
  const asActor = async () => Promise.reject(new Error("everything fails"));
  const failing = { ...services, log, appUrl: "https://rondo.example", asActor };
  broken = await startWholeServer(failing, asActor as never);
  broken.open();
  starting = await startWholeServer(services);
});
afterAll(() => Promise.all([server, broken, starting].map((one) => one.stop())));

const names = Object.keys(securityHeaders({ https: true }));
const withoutHttps = names.filter((name) => name !== "strict-transport-security");

const listMissingHeaders = (headers: Headers, wanted = withoutHttps) =>
  wanted.filter((name) => !headers.get(name));
const ask = (path: string, init: RequestInit = {}, to = server) =>
  fetch(to.url + path, { redirect: "manual", ...init });

const worker = paths.answerWorker();
const mailbox = paths.devMailbox({ key: mailboxKey });
const { devMailbox: _, avatar, logo, emailPreview, ...screens } = paths;
const anId = "6b6f0c52-3b0e-4d39-9a65-4a0a7c6e7d2b";
const pages = Object.values(screens)
  .map((make) => make(anId))
  .filter((path) => path !== worker)
  .concat(mailbox);
const files = ["/assets/light.js", "/assets/light.css", "/favicon.svg", "/appearance.js"];
const others = [
  "/healthz",
  "/readyz",
  "/metrics",
  "/api/openapi.json",
  "/api/nothing",
  "/rpc/nothing",
  "/uploads/nothing",
  "/live/nothing",
  "/live/notifications",
  "/files/nothing",
  avatar(anId),
  logo(anId),
  emailPreview({ language: "fr", kind: "auth.reset", sample: "usual", scheme: "dark" }),
  "/email-previews/nothing",
  "/webhooks/nothing",
  "/api/v1/nothing",
  "/assets/absent.js",
  "/assets/../package.json",
  "/assets/%2e%2e%2fpackage.json",
  "/assets/%E0%A4%A",
  "/nowhere",
  "/dev/mailbox",
  "/dev/mailbox/x/y",
  "/dev/mailbox/absent",
  "/dev/nothing",
];

/** Addresses that nothing else answers are the product's pages. */
const isPage = (path: string) => path === "/nowhere" || path.endsWith("package.json");

describe("the full set of headers", () => {
  test.each([...pages, ...files, worker, ...others])("is on GET %s", async (path) => {
    const response = await ask(path);
    expect(listMissingHeaders(response.headers)).toEqual([]);
    expect(response.status).toBeLessThan(500);
  });

  test.each(["HEAD", "OPTIONS", "POST", "PUT", "DELETE", "PATCH"])(
    "is on every page, asked by %s",
    async (method) => {
      for (const path of [...pages, ...files, worker, ...others])
        expect(listMissingHeaders((await ask(path, { method })).headers), path).toEqual([]);
    },
  );

  test.each(oneOfEachKind)(
    "is on what $name answers, at both doors",
    async ({ rpcPath, restPath, method }) => {
      const headers = { "content-type": "application/json", origin: server.url };
      const body = method === "GET" ? {} : { body: "{}" };
      for (const response of [
        await ask(rpcPath, { method: "POST", headers, body: '{"json":{}}' }),
        await ask(rpcPath, { method: "POST", headers: {}, body: "x" }),
        await ask(restPath.replace(/\{\w+\}/g, "x"), { method, headers, ...body }),
      ]) {
        expect(listMissingHeaders(response.headers)).toEqual([]);
        expect(response.headers.get("cache-control")).toBe("no-store");
      }
    },
  );

  test("is on answers of a product that fails, with HTTPS for a year", async () => {
    const headers = { "content-type": "application/json", origin: "https://rondo.example" };
    const failed = await ask("/rpc/people/list", { method: "POST", headers, body: '{"json":{}}' }, broken);
    const unready = await ask("/readyz", {}, broken);
    const tooLarge = await ask(
      "/rpc/people/list",
      { method: "POST", headers, body: "x".repeat(300_000) },
      broken,
    );
    expect([failed.status, unready.status, tooLarge.status]).toEqual([500, 500, 413]);
    for (const response of [failed, unready, tooLarge, await ask("/", {}, broken)])
      expect(listMissingHeaders(response.headers, names)).toEqual([]);
    expect(unready.headers.get("strict-transport-security")).toMatch(/^max-age=31536000/);
  });

  test("is on the answers of a product that is still starting", async () => {
    const response = await ask("/", {}, starting);
    expect([response.status, listMissingHeaders(response.headers)]).toEqual([503, []]);
  });

  test.each([
    ["not HTTP at all", "hello\r\n\r\n", 400],
    ["headers of 64 KB", `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${"x".repeat(65_536)}\r\n\r\n`, 431],
    ["10,000 parameters", `GET /?${"a=1&".repeat(10_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    [
      "an expectation",
      "GET / HTTP/1.1\r\nHost: a\r\nExpect: the-unexpected\r\nConnection: close\r\n\r\n",
      417,
    ],
    ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
    [
      "two lengths",
      "POST /rpc/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx",
      400,
    ],
    [
      "a length and chunks",
      "POST /rpc/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
  ])("is on the refusal of a request with %s", async (_name, text, status) => {
    const socket = connect(server.port, "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk) => (answer += String(chunk)));
    socket.on("error", () => {});
    socket.end(text);
    await once(socket, "close");
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    for (const name of withoutHttps) expect(answer.toLowerCase()).toContain(`\n${name}: `);
  });
});

describe("the content security policy", () => {
  const readPolicy = async (path: string) => (await ask(path)).headers.get("content-security-policy") ?? "";

  test.each(pages.filter((page) => page !== mailbox))(
    "of the page %s lets no inline script or style run, and enforces Trusted Types",
    async (path) => {
      const policy = await readPolicy(path);
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("style-src-attr 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
    },
  );

  test("names the only policies of Trusted Types that a page may make: one, and another one in the workspace", async () => {
    for (const path of pages) {
      const named = /(?:^|; )trusted-types ([^;]*)/.exec(await readPolicy(path))?.[1];
      const { pathname } = new URL(path, server.url);
      const inWorkspace = resolveShell(pathname) === "workspace" && path !== mailbox;
      expect(named, path).toBe(inWorkspace ? "default" : "rondo-worker");
    }
  });

  test.each([...files, ...others.filter((path) => !isPage(path))])(
    "of %s, which is no page, lets nothing run or load at all",
    async (path) => {
      expect(await readPolicy(path)).toBe(
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
    },
  );

  test("is that of a page on whatever is sent as HTML", async () => {
    for (const path of [...pages, ...files, worker, ...others]) {
      const { headers } = await ask(path);
      if (!headers.get("content-type")?.startsWith("text/html")) continue;
      expect(headers.get("content-security-policy"), path).toContain("script-src");
      expect(headers.get("permissions-policy"), path).toContain("usb=()");
    }
  });

  test("of the worker lets it fetch from us, and do nothing else", async () => {
    const policy = await readPolicy(worker);
    expect(policy).toMatch(/^default-src 'none'; .*connect-src 'self'$/);
  });

  test("names a nonce for the workspace only, another each time, and the page carries it", async () => {
    const findNonce = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1];
    for (const path of pages.filter((page) => page !== mailbox)) {
      const response = await ask(path);
      const nonce = findNonce(response.headers.get("content-security-policy") ?? "");
      if (resolveShell(new URL(path, server.url).pathname) === "light") expect(nonce, path).toBeUndefined();
      else expect(await response.text(), path).toContain(`nonce="${nonce}"`);
    }
    const [first, second] = [await readPolicy(paths.dashboard()), await readPolicy(paths.dashboard())];
    expect(findNonce(first)).not.toBe(findNonce(second));
  });

  test("of the emails of development runs no script", async () => {
    expect(await readPolicy(mailbox)).toContain("script-src 'none'");
  });
});

describe("what is for the operator", () => {
  const readStatus = async (path: string, headers: Record<string, string> = {}, method = "GET") =>
    (await ask(path, { headers, method })).status;
  const cookie = `rondo_mailbox=${mailboxKey}`;

  test("is not there without its secret: the mailbox", async () => {
    for (const path of [
      "/dev/mailbox",
      "/dev/mailbox?key=",
      "/dev/mailbox?key=x",
      "/dev/mailbox/x/y",
      "/dev/x",
    ])
      for (const headers of [{}, { cookie: "rondo_mailbox=x" }, { cookie: "rondo_mailbox=" }])
        for (const method of ["GET", "HEAD", "POST"])
          expect(await readStatus(path, headers, method), `${method} ${path}`).toBe(404);
    expect(await readStatus("/dev/mailbox", { cookie })).toBe(200);
  });

  test("its key comes once in the address, then in a cookie for it alone, and nothing of it is cached", async () => {
    const response = await ask(mailbox);
    expect(response.headers.get("set-cookie")).toMatch(
      /^rondo_mailbox=[^;]+; Path=\/dev\/mailbox; HttpOnly; SameSite=Strict$/,
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect((await ask("/dev/mailbox", { headers: { cookie } })).headers.get("set-cookie")).toBeNull();
  });

  test("is not there without its secret: the figures of the process", async () => {
    for (const authorization of ["", "Bearer ", "Bearer x", metricsToken, `bearer ${metricsToken} x`])
      expect(await readStatus("/metrics", { authorization })).toBe(404);
    expect(await readStatus(`/metrics?token=${metricsToken}`)).toBe(404);
    expect(await readStatus("/metrics", { authorization: `Bearer ${metricsToken}` })).toBe(200);
  });
});

describe("a body that never ends", () => {
  test.each(["/rpc/auth/signIn", "/api/v1/sessions"])(
    "%s stops reading at the limit and 64 KB",
    async (path) => {
      const socket = connect(server.port, "127.0.0.1");
      const type = "Content-Type: application/json\r\nTransfer-Encoding: chunked";
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nOrigin: ${server.url}\r\n${type}\r\n\r\n`,
      );
      const limit = 256 * 1024;
      const chunk = `4000\r\n${"x".repeat(0x4000)}\r\n`;
      let answer = "";
      let sent = 0;
      socket.on("data", (data) => (answer += String(data)));
      socket.on("error", () => {});
      const ended = once(socket, "close");
      while (!answer && !socket.destroyed && sent < 100 * 2 ** 20) {
        await new Promise<void>((resolve) => {
          if (socket.write(chunk)) setImmediate(resolve);
          else {
            socket.once("drain", resolve);
            socket.once("close", resolve);
          }
        });
        sent += chunk.length;
      }
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      await ended;
      noteFigure({
        name: `bytes read of a body without end, ${path}`,
        measured: server.bytesRead(),
        asked: "≤ 327,680",
      });
      expect(server.bytesRead()).toBeLessThanOrEqual(limit + 64 * 1024);
    },
  );
});
