import { AwsClient } from "aws4fetch";
import type { StorageConfiguration } from "../process/configuration.ts";
import { checkKey, type FileStorage } from "./storage.ts";

type Bucket = Extract<StorageConfiguration, { kind: "s3" }>;

const timeoutMs = 10_000;

/**
 * Stored files in a bucket that speaks S3, which stays private: nothing is read from it but through our own endpoint.
 * Addresses name the bucket in the path, which every server understands.
 */
export function s3Storage({ address, accessKeyId, secretAccessKey, region }: Bucket): FileStorage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
  const call = async (method: "GET" | "PUT" | "DELETE", key: string, init: RequestInit = {}) => {
    checkKey(key);
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await client.fetch(`${address}/${key}`, { method, signal, ...init });
    if (response.ok || (response.status === 404 && method !== "PUT")) return response;
    // The body of an S3 error may quote the request: the status is enough.
    await response.body?.cancel();
    throw new Error(`the file storage answered ${response.status} to ${method}`);
  };
  return {
    async put(key, { bytes, type }) {
      const headers = { "content-type": type, "cache-control": "private, max-age=3600" };
      await (await call("PUT", key, { body: bytes, headers })).body?.cancel();
    },
    async get(key) {
      const response = await call("GET", key);
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      await response.body?.cancel();
      return null;
    },
    async remove(key) {
      await (await call("DELETE", key)).body?.cancel();
    },
  };
}
