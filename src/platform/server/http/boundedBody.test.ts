import { describe, expect, test } from "vitest";
import { isWithinLimits, readBoundedBody } from "./boundedBody.ts";

const names = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1]));

describe("values are counted at every depth, and nothing in strings", () => {
  const cases: [name: string, json: string, most: number, isRead: boolean][] = [
    ["nothing", "", 0, true],
    ["a list of three", "[1,2,3]", 3, true],
    ["a list of four", "[1,2,3,4]", 3, false],
    ["an object of three", JSON.stringify(names(3)), 3, true],
    ["an object of four", JSON.stringify(names(4)), 3, false],
    ["lists in objects, counted together", '{"a":[1,2],"b":{"c":3}}', 5, true],
    ["the last of them", '{"a":[1,2],"b":{"c":3}}', 4, false],
    ["lists in lists", "[[[[]]]]", 4, true],
    ["one level more", "[[[[[]]]]]", 4, false],
    ["one name many times", '{"a":1,"a":1,"a":1}', 2, false],
    ["commas and brackets of a text", '{"text":"a, b, {c}, [d]"}', 1, true],
    ["behind a quoted word in a text", String.raw`{"text":"she said \"a, b\", then c, d"}`, 1, true],
    ["behind a backslash that ends a text", String.raw`["\\",2,3]`, 2, false],
    ["a text that never ends", '{"text":"a,b,c,d,e,f', 1, true],
    ["no JSON", "x,x,x,x", 2, false],
  ];
  test.each(cases)("%s", (_, json, max, isRead) => {
    expect(isWithinLimits(json, max)).toBe(isRead);
  });

  test("5,000 values are read, 5,001 are not", () => {
    expect(isWithinLimits(JSON.stringify(names(5_000)))).toBe(true);
    expect(isWithinLimits(JSON.stringify(names(5_001)))).toBe(false);
  });
});

describe("a request", () => {
  const address = "http://localhost:3000/api/v1/profiles";
  const put = (body: string) =>
    readBoundedBody(
      new Request(address, { method: "PUT", body, headers: { "content-type": "application/json" } }),
    );

  test("keeps its method, address, headers and body", async () => {
    const read = await put('{"a":"été"}');
    expect([read?.method, read?.url, read?.headers.get("content-type")]).toEqual([
      "PUT",
      address,
      "application/json",
    ]);
    expect(await read?.json()).toEqual({ a: "été" });
  });
  test("without a body has none afterwards", async () => {
    const read = await readBoundedBody(new Request(address, { method: "DELETE" }));
    expect(read?.body).toBeNull();
  });
  test("whose body breaks off is not read", async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new Error("gone")) });
    const init = { method: "PUT", body, duplex: "half" };
    expect(await readBoundedBody(new Request(address, init))).toBeNull();
  });
  test("with more than 5,000 values is not read", async () => {
    expect(await put(JSON.stringify(names(5_001)))).toBeNull();
  });
  test("with 100 parameters is read, with 101 is not", async () => {
    const get = (count: number) => readBoundedBody(new Request(`${address}?${"a=1&".repeat(count - 1)}a=1`));
    expect(await get(100)).not.toBeNull();
    expect(await get(101)).toBeNull();
  });
});
