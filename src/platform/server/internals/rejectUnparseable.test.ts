import { expect, test } from "vitest";
import * as z from "zod";
import { rejectUnparseable } from "./rejectUnparseable.ts";

const schema = z.object({ name: z.string().max(10) });
const hostile = { name: { length: { toString: 1 } } };

test("Zod throws on a length that is none: the day it does not, rejectUnparseable may go", async () => {
  await expect((async () => schema["~standard"].validate(hostile))()).rejects.toThrow(TypeError);
});

test("such an input is an issue, not an error of the server", async () => {
  const { issues } = await rejectUnparseable(schema)["~standard"].validate(hostile);
  expect(issues).toHaveLength(1);
});

test.each([
  ["\ud800", ["name"]],
  ["a\udc00b", ["name"]],
])("a text with half of a character is an issue of its field: %j", async (name, path) => {
  const { issues } = await rejectUnparseable(schema)["~standard"].validate({ name });
  expect(issues?.map((issue) => issue.path)).toEqual([path]);
  expect(await rejectUnparseable(schema)["~standard"].validate({ name: "😀" })).toEqual({
    value: { name: "😀" },
  });
});

test("so is the name of a field, which is not sent back", async () => {
  const { issues } = await rejectUnparseable(z.looseObject({}))["~standard"].validate({ a: { "\ud800": 1 } });
  expect(issues?.map((issue) => issue.path)).toEqual([["a"]]);
});

test("an input is read however deep it goes", async () => {
  let deep: unknown = "\ud800";
  for (let level = 0; level < 50_000; level += 1) deep = [deep];
  const { issues } = await rejectUnparseable(z.unknown())["~standard"].validate(deep);
  expect(issues?.[0]?.path).toHaveLength(50_000);
});

test("any other input is checked as before", async () => {
  const { validate } = rejectUnparseable(schema)["~standard"];
  expect(await validate({ name: "Anne" })).toEqual({ value: { name: "Anne" } });
  expect((await validate({ name: 1 })).issues?.[0]?.path).toEqual(["name"]);
});
