import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "@20minutes/s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfiguration } from "../process/configuration.ts";
import { makeStorage } from "./makeStorage.ts";
import type { FileStorage } from "./storage.ts";

const folder = mkdtempSync(path.join(tmpdir(), "rondo-storage-"));
/** A server that speaks S3 and checks signatures; its key and secret are S3RVER. */
const server = new S3rver({
  port: 0,
  address: "127.0.0.1",
  silent: true,
  directory: path.join(folder, "s3"),
  configureBuckets: [{ name: "rondo", configs: [] }],
});
let port: number;
beforeAll(async () => {
  ({ port } = await server.run());
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const configured = (address: string) =>
  makeStorage(readConfiguration({ STORAGE_URL: address }, folder).storage);
const bucket = (secret = "S3RVER") => configured(`s3://S3RVER:${secret}@127.0.0.1:${port}/rondo/files?tls=0`);
const storages: [string, () => FileStorage][] = [
  ["a folder", () => configured("file:./kept")],
  ["a bucket that speaks S3", () => bucket()],
];

const company = "11111111-1111-4111-8111-111111111111";
const key = `${company}/22222222-2222-4222-8222-222222222222`;
const object = { bytes: new Uint8Array([1, 2, 3, 255]), type: "image/webp" };

describe.each(storages)("files in %s", (_where, open) => {
  test("are found as they were written, until they are removed", async () => {
    const storage = open();
    expect(await storage.get(key)).toBeNull();
    await storage.put(key, object);
    await storage.put(`${key}.small`, { ...object, bytes: new Uint8Array([9]) });
    expect(await storage.get(key)).toEqual(object.bytes);
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.get(key)).toBeNull();
    expect(await storage.get(`${key}.small`)).toEqual(new Uint8Array([9]));
  });

  test("too large to hold are stored as they come, whole or not at all", async () => {
    const storage = open();
    const pieces = Array.from({ length: 40 }, (_, at) => String(at).padStart(32_768, "."));
    const large = `${company}/33333333-3333-4333-8333-333333333333`;
    async function* breakOff() {
      yield* pieces;
      await Promise.reject(new Error("the database went away"));
    }
    await expect(storage.putStream(large, { body: breakOff(), type: "text/csv" })).rejects.toThrow(
      "went away",
    );
    expect(await storage.getStream(large)).toBeNull();
    async function* each() {
      yield* pieces;
    }
    expect(await storage.putStream(large, { body: each(), type: "text/csv" })).toBe(40 * 32_768);
    const read = await new Response(await storage.getStream(large)).text();
    expect(read === pieces.join("")).toBe(true);
    await storage.remove(large);
    expect(await storage.getStream(large)).toBeNull();
  });

  test.each(["../etc/passwd", `${company}/../../x`, `${key}/x`, `${company}/x.svg`, ""])(
    "have names of ours only: « %s »",
    async (name) => {
      await expect(open().put(name, object)).rejects.toThrow("not a key");
      await expect(open().get(name)).rejects.toThrow("not a key");
      await expect(open().getStream(name)).rejects.toThrow("not a key");
    },
  );
});

test("a folder is private, and a key that exists is not written again", async () => {
  const storage = configured("file:./private");
  await storage.put(key, object);
  await expect(storage.put(key, { ...object, bytes: new Uint8Array([7]) })).rejects.toThrow("EEXIST");
  expect(await storage.get(key)).toEqual(object.bytes);
  const place = path.join(folder, "private", company);
  expect(statSync(place).mode & 0o777).toBe(0o700);
  expect(readdirSync(place).map((name) => statSync(path.join(place, name)).mode & 0o777)).toEqual([0o600]);
});

test("a stream that a kill left half written goes with its key", async () => {
  const storage = configured("file:./killed");
  await storage.put(key, object);
  const draft = path.join(folder, "killed", `${key}.part`);
  writeFileSync(draft, "half");
  await storage.remove(key);
  expect(readdirSync(path.dirname(draft))).toEqual([]);
});

test("a bucket that refuses is an error, never an empty file", async () => {
  await expect(bucket("wrong").get(key)).rejects.toThrow("answered 403");
  await expect(bucket("wrong").put(key, object)).rejects.toThrow("answered 403");
});
