import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refuse } from "#platform/errors.ts";
import { sameSecret } from "#platform/server/http/sameSecret.ts";
import type { Webhook } from "#platform/server/http/webhooks.ts";
import { startWholeServer } from "../../testing/wholeServer.ts";
import { makeWorld } from "../../testing/world.ts";

const secret = "a secret shared with the other system";
const bodies: Uint8Array[] = [];
const payment: Webhook = {
  name: "payment",
  limit: [{ per: "address", max: 1000, within: 60, kept: "inProcess" }],
  maxBytes: 10_000,
  async receive({ body, headers }) {
    const expected = createHmac("sha256", secret).update(body).digest("hex");
    if (!sameSecret(headers.get("x-signature") ?? "", expected)) refuse("forbidden");
    bodies.push(body);
  },
};

let server: Awaited<ReturnType<typeof startWholeServer>>;
beforeAll(async () => {
  const world = await makeWorld();
  server = await startWholeServer(world.services, undefined, { webhooks: [payment] });
  server.open();
});
afterAll(() => server.stop());
const readErrorCode = async (response: Response) => ((await response.json()) as { code: string }).code;

describe("another system that calls", () => {
  const call = (body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}, name = "payment") =>
    fetch(`${server.url}/webhooks/${name}`, { method: "POST", body, headers });
  const buildSignedHeaders = (body: Uint8Array) => ({
    "x-signature": createHmac("sha256", secret).update(body).digest("hex"),
    "content-type": "application/json",
  });
  // No text at all: what would be decoded and encoded again would not have this signature.
  const bytes = Buffer.from([0xff, 0xfe, 0x00, 0x7b, 0xc3, 0x28, 0x0d, 0x0a, 0x7d]);

  test("is heard without a session or an origin, its body kept byte for byte", async () => {
    const response = await call(bytes, buildSignedHeaders(bytes));
    expect([response.status, await response.json()]).toEqual([200, {}]);
    expect(bodies.map((body) => Buffer.from(body).equals(bytes))).toEqual([true]);
  });

  test.each<[string, () => Promise<Response>, number, string]>([
    ["without a signature", () => call(bytes), 403, "forbidden"],
    [
      "with the signature of something else",
      () => call(bytes, buildSignedHeaders(Buffer.from("{}"))),
      403,
      "forbidden",
    ],
    [
      "with too much",
      () => call(Buffer.alloc(10_001), buildSignedHeaders(Buffer.alloc(10_001))),
      413,
      "too_large",
    ],
    [
      "at an address that nobody knows",
      () => call(bytes, buildSignedHeaders(bytes), "other"),
      404,
      "not_found",
    ],
  ])("%s is refused", async (_how, calling, status, code) => {
    bodies.splice(0);
    const response = await calling();
    expect([response.status, await readErrorCode(response)]).toEqual([status, code]);
    expect(bodies).toEqual([]);
  });
});
