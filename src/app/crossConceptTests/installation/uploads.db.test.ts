import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { refuse } from "#platform/errors.ts";
import { settleFiles } from "#platform/server/files/uploadedFiles.ts";
import type { ReceivedFile, Upload } from "#platform/server/files/uploads.ts";
import { startWholeServer } from "../../testing/wholeServer.ts";
import { makeWorld, type Person, type World } from "../../testing/world.ts";

const maxBytes = 200_000;
/** Fewer than the files that one person may send at once. */
const pool = 2;
const received: (ReceivedFile & { companyId: string })[] = [];
const logo: Upload<number> = {
  name: "logo",
  allow: "managePeople",
  limit: [{ per: "person", max: 1000, within: 60, kept: "inProcess" }],
  maxBytes,
  types: ["image/png", "image/webp"],
  keepsFile: true,
  answer: z.object({ bytes: z.number() }),
  async read({ file }) {
    if (file.type === "image/webp") refuse("invalid_data");
    return readFileSync(file.path).length;
  },
  async keep({ read: bytes, file, actor }) {
    received.push({ ...file, companyId: actor.companyId });
    return { bytes, unlisted: "stays here" } as { bytes: number };
  },
};

/** A kind whose files are read until the test lets them go. */
const waiting: (() => void)[] = [];
const slow: Upload = {
  ...logo,
  name: "slow",
  allow: "signedIn",
  read: () => new Promise<void>((resolve) => waiting.push(resolve)),
  async keep({ file, actor }) {
    received.push({ ...file, companyId: actor.companyId });
    return { bytes: file.bytes };
  },
};

/** A kind that is looked at while it is written down, and refused then as WebP. */
let during = async () => {};
const watched: Upload = {
  ...logo,
  name: "watched",
  read: async () => {},
  async keep({ file }) {
    await during();
    if (file.type === "image/webp") refuse("invalid_data");
    return { bytes: file.bytes };
  },
};

/** A kind of which nothing but what was read is kept. */
const rows: Upload<number> = { ...logo, name: "rows", keepsFile: false };

let world: World;
let owner: Person;
let member: Person;
let server: Awaited<ReturnType<typeof startWholeServer>>;
beforeAll(async () => {
  world = await makeWorld({ pool });
  owner = await world.company();
  member = await world.person(owner);
  server = await startWholeServer(world.services, undefined, {
    uploads: [logo, slow, watched, rows],
  });
  server.open();
});
afterAll(() => server.stop());
afterEach(() => received.splice(0));

const listKept = ({ uploadFolder } = server) => (existsSync(uploadFolder) ? readdirSync(uploadFolder) : []);
/** Until the server has noticed, however busy the machine. */
const waitUntilNoticed = (check: () => void) => vi.waitFor(check, { timeout: 120_000, interval: 20 });
const getOrigin = () => world.services.appUrl;

const send = (body: Uint8Array<ArrayBuffer> | string, headers: Record<string, string> = {}, name = "logo") =>
  fetch(`${server.url}/uploads/${name}`, {
    method: "POST",
    body,
    headers: { cookie: owner.cookie, origin: getOrigin(), "content-type": "image/png", ...headers },
  });
const readErrorCode = async (response: Response) => ((await response.json()) as { code: string }).code;

/** A request written by hand; what is answered until the connection closes. */
async function sendRaw(
  lines: readonly string[],
  body: Uint8Array | string,
  { to = server, during }: { to?: typeof server; during?: () => Promise<void> } = {},
) {
  const socket = connect(to.port, "127.0.0.1");
  let answered = "";
  socket.on("data", (chunk) => (answered += String(chunk)));
  socket.on("error", () => {});
  socket.write(`POST /uploads/logo HTTP/1.1\r\nHost: 127.0.0.1\r\n${lines.join("\r\n")}\r\n\r\n`);
  socket.write(body);
  if (during) {
    await during();
    socket.destroy();
  }
  await once(socket, "close");
  return answered;
}
const buildOwnerHeaders = () => [
  `Cookie: ${owner.cookie}`,
  `Origin: ${getOrigin()}`,
  "Content-Type: image/png",
];

describe("a file that is sent", () => {
  test("arrives byte for byte in a private file, in the company of its sender", async () => {
    const bytes = randomBytes(maxBytes);
    const response = await send(bytes);
    expect([response.status, await response.json()]).toEqual([200, { bytes: maxBytes }]);
    const [file] = received;
    expect(file).toMatchObject({ type: "image/png", bytes: maxBytes, companyId: owner.companyId });
    expect(readFileSync(file?.path ?? "").equals(bytes)).toBe(true);
    expect(statSync(file?.path ?? "").mode & 0o777).toBe(0o600);
    expect(statSync(server.uploadFolder).mode & 0o777).toBe(0o700);
    expect(path.basename(file?.path ?? "")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each<[string, () => Promise<Response>, number, string]>([
    ["announced too large", () => send(randomBytes(maxBytes + 1)), 413, "too_large"],
    [
      "of another type",
      () => send("<svg/>", { "content-type": "image/svg+xml" }),
      415,
      "unsupported_media_type",
    ],
    ["compressed", () => send("x", { "content-encoding": "gzip" }), 415, "unsupported_media_type"],
    ["empty", () => send(""), 400, "invalid_request"],
    ["from another site", () => send("x", { origin: "https://elsewhere.example" }), 403, "forbidden"],
    [
      "from another site, by a browser",
      () => send("x", { "sec-fetch-site": "cross-site" }),
      403,
      "forbidden",
    ],
    ["without a session", () => send("x", { cookie: "" }), 401, "unauthorized"],
    ["by somebody who may not", () => send("x", { cookie: member.cookie }), 403, "forbidden"],
    ["to an address that nobody knows", () => send("x", {}, "other"), 404, "not_found"],
    ["refused by its receiver", () => send("x", { "content-type": "image/webp" }), 422, "invalid_data"],
  ])("%s is refused, and nothing stays", async (_how, sending, status, code) => {
    const before = listKept();
    const response = await sending();
    expect([response.status, await readErrorCode(response)]).toEqual([status, code]);
    expect(listKept()).toEqual(before);
    expect(received).toEqual([]);
  });

  test("without an announced length is cut at its limit", async () => {
    const before = listKept();
    const chunk = randomBytes(maxBytes + 1);
    const body = Buffer.concat([
      Buffer.from(`${chunk.length.toString(16)}\r\n`),
      chunk,
      Buffer.from("\r\n0\r\n\r\n"),
    ]);
    const answered = await sendRaw(
      [...buildOwnerHeaders(), "Transfer-Encoding: chunked", "Connection: close"],
      body,
    );
    expect(answered).toMatch(/^HTTP\/1\.1 413 /);
    expect(listKept()).toEqual(before);
  });

  test("by a sender who leaves in the middle leaves nothing", async () => {
    const before = listKept();
    const half = randomBytes(100_000);
    await sendRaw([...buildOwnerHeaders(), `Content-Length: ${maxBytes}`], half, {
      // Already on the disk: nothing waits in memory for the end.
      during: () =>
        waitUntilNoticed(() => {
          const part = listKept().find((name) => name.endsWith(".part")) ?? "";
          expect(statSync(path.join(server.uploadFolder, part)).size).toBe(half.length);
        }),
    });
    await waitUntilNoticed(() => expect(listKept()).toEqual(before));
    expect(received).toEqual([]);
  });

  test("too slowly is let go, and leaves nothing", async () => {
    const patience = { headers: 200, request: 200, checkInterval: 50 };
    const hasty = await startWholeServer(world.services, undefined, { uploads: [logo], patience });
    hasty.open();
    const answered = await sendRaw(
      [...buildOwnerHeaders(), `Content-Length: ${maxBytes}`],
      randomBytes(1000),
      {
        to: hasty,
      },
    );
    expect(answered).toMatch(/^HTTP\/1\.1 408 /);
    await waitUntilNoticed(() => expect(listKept(hasty)).toEqual([]));
    expect(received).toEqual([]);
    await hasty.stop();
  });

  test("read slowly keeps no connection from others, and no more than three at once from one person", async () => {
    const three = [1, 2, 3].map(() => send("x", { cookie: member.cookie }, "slow"));
    await waitUntilNoticed(() => expect(waiting.length).toBe(3));
    expect(await readErrorCode(await send("x", { cookie: member.cookie }, "slow"))).toBe("too_many_requests");
    const colleagues = await Promise.all([1, 2, 3].map(() => owner.api.dashboards.read({})));
    expect(colleagues.length).toBe(3);
    const another = send("x", {}, "slow");
    await waitUntilNoticed(() => expect(waiting.length).toBe(4));
    for (const letGo of waiting.splice(0)) letGo();
    expect((await Promise.all([...three, another])).map(({ status }) => status)).toEqual([
      200, 200, 200, 200,
    ]);
    const next = send("x", { cookie: member.cookie }, "slow");
    await waitUntilNoticed(() => expect(waiting.length).toBe(1));
    waiting.pop()?.();
    expect((await next).status).toBe(200);
  });

  test("of somebody who has lost the right while it was read is not kept", async () => {
    const before = listKept();
    const leaver = await world.person(owner);
    const sending = send("x", { cookie: leaver.cookie }, "slow");
    await waitUntilNoticed(() => expect(waiting.length).toBe(1));
    await owner.api.people.setActive({ id: leaver.profileId, isActive: false });
    waiting.pop()?.();
    expect((await sending).status).toBe(401);
    expect([listKept(), received]).toEqual([before, []]);
  });

  test("of a kind that keeps no file is removed once it is read", async () => {
    const before = listKept();
    expect((await send("x", {}, "rows")).status).toBe(200);
    expect(listKept()).toEqual(before);
  });
});

/** What a start makes of the files as they are at this moment, when the process was killed then. */
const settleAfterKill = (folder: string) => settleFiles(world.services, folder);

describe("a process that is killed", () => {
  test("before a file is written down leaves nothing after the next start", async () => {
    mkdirSync(server.uploadFolder, { recursive: true });
    writeFileSync(path.join(server.uploadFolder, "left.part"), "half");
    await settleAfterKill(server.uploadFolder);
    expect(listKept()).not.toContain("left.part");
  });

  test.each<[string, string, number, number]>([
    ["is written down, which commits, leaves the file under its name", "image/png", 200, 1],
    ["is written down, which is undone, leaves nothing", "image/webp", 422, 0],
  ])("while a file %s", async (_how, type, status, files) => {
    const snapshot = mkdtempSync(path.join(tmpdir(), "rondo-killed-"));
    during = async () => {
      cpSync(server.uploadFolder, snapshot, { recursive: true });
      // Whether it commits is not known yet: a start of another process on the same folder touches nothing.
      const asLeft = readdirSync(snapshot);
      await settleAfterKill(snapshot);
      expect(readdirSync(snapshot)).toEqual(asLeft);
    };
    const before = listKept();
    expect((await send("the file", { "content-type": type }, "watched")).status).toBe(status);
    expect(listKept().length - before.length).toBe(files);
    const left = readdirSync(snapshot).filter((name) => !before.includes(name));
    expect(left).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.\d+\.part$/)]);
    await settleAfterKill(snapshot);
    expect(readdirSync(snapshot).toSorted()).toEqual(listKept().toSorted());
    rmSync(snapshot, { recursive: true });
  });
});
