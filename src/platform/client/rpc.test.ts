import { expect, test } from "vitest";
import { failureFrom } from "./api.ts";
import { createClient } from "./rpc.ts";

interface People {
  people: { list: (input: object) => Promise<unknown> };
}
const answering = (answer: () => Response) =>
  createClient<People>(async () => answer())
    .people.list({})
    .then(
      (output) => ({ output }),
      (error: unknown) => failureFrom(error),
    );

test("a call posts its input to the path of the contract, and answers what the server wrapped", async () => {
  const sent: [string, RequestInit][] = [];
  const client = createClient<People>(async (path, init) => {
    sent.push([path, init]);
    return Response.json({ json: { items: [1] } });
  });
  expect(await client.people.list({ search: "é" })).toEqual({ items: [1] });
  expect(sent).toMatchObject([["/rpc/people/list", { method: "POST", body: '{"json":{"search":"é"}}' }]]);
});

test("a refusal keeps its code, fields and identifier, whether an endpoint or the door refused", async () => {
  const body = { code: "too_many_requests", retryAfter: 7, requestId: "r" };
  const expected = { code: "too_many_requests", fields: {}, retryAfter: 7, requestId: "r" };
  expect(await answering(() => Response.json({ json: body }, { status: 429 }))).toEqual(expected);
  expect(await answering(() => Response.json(body, { status: 429 }))).toEqual(expected);
});

test("a proxy that answers for us is unavailable or unknown, never a network failure", async () => {
  const page = (status: number) => () => new Response("<html></html>", { status });
  expect(await answering(page(503))).toMatchObject({ code: "service_unavailable" });
  expect(await answering(page(502))).toMatchObject({ code: "unknown_error" });
  expect(await answering(page(200))).toMatchObject({ code: "unknown_error" });
});

test("a network that fails, before or in the middle of an answer, is told as such", async () => {
  const cut = new ReadableStream({ start: (stream) => stream.error(new TypeError("network error")) });
  expect(await answering(() => new Response(cut))).toMatchObject({ code: "network_error" });
  const dead = () => {
    throw new TypeError("Failed to fetch");
  };
  expect(await answering(dead)).toMatchObject({ code: "network_error" });
});

test("a file arrives whole, under its name", async () => {
  const form = new FormData();
  form.set("data", JSON.stringify({ meta: [], maps: [[]] }));
  form.set("0", new File(["%PDF"], "rapport.pdf"));
  const { output } = (await answering(() => new Response(form))) as { output: File };
  expect([output.name, await output.text()]).toEqual(["rapport.pdf", "%PDF"]);
});
