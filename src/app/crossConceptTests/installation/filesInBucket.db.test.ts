import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "@20minutes/s3rver";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfiguration } from "#platform/server/process/configuration.ts";
import { makeStorage } from "#platform/server/files/makeStorage.ts";
import { removeFiles, storeFile } from "#platform/server/files/storedFiles.ts";
import type { Services } from "#platform/server/services.ts";
import { storedFiles } from "#platform/server/tables.ts";
import { makeMailer, makeTasks } from "../../tasks.ts";
import { runRound } from "../../testing/dueWork.ts";
import { makeWorld, type Person, type World } from "../../testing/world.ts";

/** Stored files in a bucket: a server that speaks S3, reached through a proxy that refuses the deletions it is configured to. */
let world: World;
let services: Services;
let server: S3rver;
let proxy: Server;
const folder = mkdtempSync(path.join(tmpdir(), "rondo-bucket-"));
const refused = new Set<string>();

beforeAll(async () => {
  server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: folder,
    configureBuckets: [{ name: "rondo", configs: [] }],
  });
  const { port: behind } = await server.run();
  proxy = createServer((asked, answer) => {
    const { method, url = "", headers } = asked;
    if (method === "DELETE" && [...refused].some((key) => url.includes(key))) {
      answer.writeHead(503).end();
      return;
    }
    const forwarded = request({ host: "127.0.0.1", port: behind, method, path: url, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(answer);
    });
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  world = await makeWorld();
  services = {
    ...world.services,
    storage: openBucket((proxy.address() as AddressInfo).port),
  };
});
afterAll(async () => {
  await new Promise((resolve) => proxy.close(resolve));
  await server.close();
  rmSync(folder, { recursive: true });
});

const openBucket = (port: number) =>
  makeStorage(
    readConfiguration({ STORAGE_URL: `s3://S3RVER:S3RVER@127.0.0.1:${port}/rondo/files?tls=0` }, folder)
      .storage,
  );
const object = { bytes: new Uint8Array([1, 2, 3]), type: "image/webp" };

/** Files that no row refers to, due to be removed. */
async function createAbandonedFiles(owner: Person, count: number): Promise<string[]> {
  const ids = await Promise.all(
    Array.from({ length: count }, () =>
      storeFile(services, { kind: "avatar", companyId: owner.companyId, object, small: object }),
    ),
  );
  world.clock.advance(61 * 60_000);
  return ids.toSorted();
}
const listStoredIds = async (owner: Person) =>
  (await world.inside(owner, (tx) => tx.select({ id: storedFiles.id }).from(storedFiles)))
    .map(({ id }) => id)
    .toSorted();
const isStored = async ({ companyId }: Person, id: string) =>
  (await services.storage.get(`${companyId}/${id}`)) !== null;
/** Of the round, those that are tried again. */
async function countFailedJobs(): Promise<number> {
  const { rows } = await world.database.owner.query<{ count: number }>(
    "select count(*)::int as count from graphile_worker.jobs where task_identifier = 'removeFiles' and last_error is not null",
  );
  return rows[0]!.count;
}
/** What the worker does each hour. */
async function runFilesRound(given = services) {
  const tasks = makeTasks(
    given,
    makeMailer(given, async () => {}),
    world.database.owner,
  );
  await runRound(world, "removeFiles", tasks);
}

test("a file that the bucket refuses to remove stays written down, and stops no other, of its company or of another", async () => {
  const [owner, other] = [await world.company(), await world.company("Une autre entreprise")];
  const ids = await createAbandonedFiles(owner, 25);
  const others = await createAbandonedFiles(other, 2);
  const [first = "", , third = ""] = ids;
  for (const id of [first, third]) refused.add(id);
  await runFilesRound();
  expect(await countFailedJobs()).toBe(1);
  expect(await listStoredIds(owner)).toEqual([first, third]);
  expect(await isStored(owner, first)).toBe(true);
  expect(await listStoredIds(other)).toEqual([]);
  expect(await isStored(other, others[0] ?? "")).toBe(false);

  refused.clear();
  await runFilesRound();
  expect(await listStoredIds(owner)).toEqual([]);
  expect(await isStored(owner, first)).toBe(false);
});

test("while the server is away all rows stay, and a later round removes them", async () => {
  const owner = await world.company();
  const ids = await createAbandonedFiles(owner, 8);
  // No server listens there.
  const away = { ...services, storage: openBucket(1) };
  await runFilesRound(away);
  expect(await listStoredIds(owner)).toEqual(ids);
  await expect(removeFiles(away, owner.companyId)).rejects.toThrow();
  expect(await removeFiles(services, owner.companyId)).toBe(8);
  expect(await listStoredIds(owner)).toEqual([]);
  expect(await isStored(owner, ids[0] ?? "")).toBe(false);
});
