import { createWriteStream, openAsBlob } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { AwsClient } from "aws4fetch";
import type { StorageConfiguration } from "../process/configuration.ts";
import { checkKey, type FileStorage } from "./storage.ts";

type Bucket = Extract<StorageConfiguration, { kind: "s3" }>;

const timeoutMs = 10_000;
/** What is sent or taken as it comes. */
const streamTimeoutMs = 10 * 60_000;

/**
 * Stored files in a bucket that speaks S3, which stays private: nothing is read from it but through our own endpoint.
 * Addresses name the bucket in the path, which every server understands.
 */
export function s3Storage({ address, accessKeyId, secretAccessKey, region }: Bucket): FileStorage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
  const call = async (
    method: "GET" | "PUT" | "DELETE",
    key: string,
    { within = timeoutMs, ...init }: RequestInit & { within?: number } = {},
  ) => {
    checkKey(key);
    const signal = AbortSignal.timeout(within);
    const response = await client.fetch(`${address}/${key}`, { method, signal, ...init });
    if (response.ok || (response.status === 404 && method !== "PUT")) return response;
    // The body of an S3 error may quote the request: the status is enough.
    await response.body?.cancel();
    throw new Error(`the file storage answered ${response.status} to ${method}`);
  };
  const put = async (key: string, type: string, init: { body: BodyInit; within?: number }) => {
    const headers = { "content-type": type, "cache-control": "private, max-age=3600" };
    await (await call("PUT", key, { headers, ...init })).body?.cancel();
  };
  return {
    put: (key, { bytes, type }) => put(key, type, { body: bytes }),
    /** By way of the disk: a bucket wants the length before the first byte. */
    async putStream(key, { body, type }) {
      checkKey(key);
      const folder = await mkdtemp(path.join(tmpdir(), "rondo-file-"));
      try {
        const draft = path.join(folder, "draft");
        await pipeline(body, createWriteStream(draft, { flags: "wx", mode: 0o600 }));
        const file = await openAsBlob(draft);
        await put(key, type, { body: file, within: streamTimeoutMs });
        return file.size;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async get(key) {
      const response = await call("GET", key);
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      await response.body?.cancel();
      return null;
    },
    async getStream(key) {
      const response = await call("GET", key, { within: streamTimeoutMs });
      if (response.ok) return response.body;
      await response.body?.cancel();
      return null;
    },
    async remove(key) {
      await (await call("DELETE", key)).body?.cancel();
    },
  };
}
