import { expect, test } from "vitest";
import * as z from "zod";
import { readInput } from "./readInput.ts";

const schema = z.object({ name: z.string().max(10) });
const hostile = { name: { length: { toString: 1 } } };

test("Zod throws on a length that is none: the day it does not, readInput need not catch it", async () => {
  await expect((async () => schema["~standard"].validate(hostile))()).rejects.toThrow(TypeError);
});

test("such an input is an issue, not an error of the server", async () => {
  const { issues } = await readInput(schema)["~standard"].validate(hostile);
  expect(issues).toHaveLength(1);
});

test.each([
  ["\ud800", ["name"]],
  ["a\udc00b", ["name"]],
])("a text with half of a character is an issue of its field: %j", async (name, path) => {
  const { issues } = await readInput(schema)["~standard"].validate({ name });
  expect(issues?.map((issue) => issue.path)).toEqual([path]);
  expect(await readInput(schema)["~standard"].validate({ name: "😀" })).toEqual({
    value: { name: "😀" },
  });
});

test("so is the name of a field, which is not sent back", async () => {
  const { issues } = await readInput(z.looseObject({}))["~standard"].validate({ a: { "\ud800": 1 } });
  expect(issues?.map((issue) => issue.path)).toEqual([["a"]]);
});

test("an input is read however deep it goes", async () => {
  let deep: unknown = "\ud800";
  for (let level = 0; level < 50_000; level += 1) deep = [deep];
  const { issues } = await readInput(z.unknown())["~standard"].validate(deep);
  expect(issues?.[0]?.path).toHaveLength(50_000);
});

test("every text is put into its one form before it is measured, however deep", async () => {
  const texts = z.object({ names: z.array(z.object({ fr: z.string().max(3) })), search: z.string() });
  const decomposed = "E\u0301te\u0301";
  const given = { names: [{ fr: decomposed }, { fr: "Été" }], search: decomposed };
  expect(await readInput(texts)["~standard"].validate(given)).toEqual({
    value: { names: [{ fr: "Été" }, { fr: "Été" }], search: "Été" },
  });
  expect(await readInput(z.string())["~standard"].validate(decomposed)).toEqual({ value: "Été" });
});

test("a password is the one that was typed", async () => {
  const passwords = z.object({ password: z.string(), newPassword: z.string() });
  const given = { password: "e\u0301te\u0301", newPassword: "e\u0301" };
  expect(await readInput(passwords)["~standard"].validate(given)).toEqual({ value: { ...given } });
});

test("any other input is checked as before", async () => {
  const { validate } = readInput(schema)["~standard"];
  expect(await validate({ name: "Anne" })).toEqual({ value: { name: "Anne" } });
  expect((await validate({ name: 1 })).issues?.[0]?.path).toEqual(["name"]);
});
