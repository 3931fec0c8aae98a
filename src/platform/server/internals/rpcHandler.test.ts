import { implement, os } from "@orpc/server";
import { expect, test } from "vitest";
import * as z from "zod";
import { endpoint } from "#platform/contract/endpoint.ts";
import { platformErrors, Refusal } from "#platform/errors.ts";
import type { RequestContext, Services } from "../services.ts";
import { preformatted } from "../http/preformattedJson.ts";
import { rpcHandler } from "./rpcHandler.ts";

const thing = endpoint({ allow: "anyone", method: "POST", path: "/things", summary: "A thing" })
  .input(z.strictObject({ name: z.string() }))
  .output(z.object({ name: z.string() }));

const services = {
  log: { error: () => {} },
  failureCounts: { record: () => {} },
  constraints: {},
  errorStatuses: platformErrors,
} as unknown as Services;
const context = { services, requestId: "r" } as RequestContext;
const rpc = rpcHandler({
  things: {
    read: implement(thing).handler(({ input }) => input),
    stored: os.handler(() => ({ items: preformatted("[1, 2]") })),
    file: os.handler(() => new File(["%PDF"], "report.pdf", { type: "application/pdf" })),
    refused: os.handler(() => {
      throw new Refusal("forbidden");
    }),
    broken: os.handler(() => {
      throw new Error("a bug");
    }),
  },
});
const ask = async (path: string, text = '{"json":{}}') => {
  const answer = await rpc(path, async () => text, context);
  return answer && [answer.status, answer.body];
};
const buildErrorBody = (code: string, fields?: object) =>
  JSON.stringify({ json: { code, ...(fields ? { fields } : {}), requestId: "r" } });

test("answers are plain JSON under « json », what PostgreSQL wrote included", async () => {
  expect(await ask("/rpc/things/read", '{"json":{"name":"Anne"}}')).toEqual([
    200,
    '{"json":{"name":"Anne"}}',
  ]);
  expect(await ask("/rpc/things/stored")).toEqual([200, '{"json":{"items":[1, 2]}}']);
});

test("a file travels in a form", async () => {
  const [status, body] = (await ask("/rpc/things/file")) ?? [];
  const file = body instanceof FormData ? body.get("0") : null;
  expect([status, file instanceof File && file.name]).toEqual([200, "report.pdf"]);
});

test("what is refused or broken answers a code of the list, what is not understood a 400", async () => {
  expect(await ask("/rpc/things/refused")).toEqual([403, buildErrorBody("forbidden")]);
  expect(await ask("/rpc/things/broken")).toEqual([500, buildErrorBody("server_error")]);
  expect(await ask("/rpc/things/read", '{"json":{"name":1}}')).toEqual([
    422,
    buildErrorBody("invalid_data", { name: { reason: "required" } }),
  ]);
  expect(await ask("/rpc/things/read", "{")).toEqual([400, buildErrorBody("invalid_request")]);
});

test("an unknown path is nobody's", async () => {
  expect(await ask("/rpc/things/absent")).toBeNull();
});
