import { implement, call } from "@orpc/server";
import { expect, test } from "vitest";
import * as z from "zod";
import { endpoint } from "#platform/contract/endpoint.ts";
import { getAddress, getMeta, getOutputSchema, servedContract } from "./contractDefinition.ts";

const contract = endpoint({
  allow: "signedIn",
  object: "id",
  method: "POST",
  path: "/things",
  summary: "A thing",
})
  .input(z.strictObject({ name: z.string().max(10) }))
  .output(z.object({ length: z.int() }));

test("a contract says its policy, its address and what leaves", () => {
  expect(getMeta(contract)).toEqual({ allow: "signedIn", object: "id" });
  expect(getAddress(contract)).toBe("POST /things");
  expect(getOutputSchema(contract).parse({ length: 4, secret: 1 })).toEqual({ length: 4 });
});

test("a contract without an output is refused when the product starts", () => {
  const without = endpoint({ allow: "signedIn", method: "GET", path: "/none", summary: "None" });
  expect(() => getOutputSchema(without)).toThrow("GET /none does not list its output");
});

test("as served, its input is checked and its output goes through untouched", async () => {
  const procedure = implement(servedContract(contract)).handler(() => ({ length: "four" }));
  expect(await call(procedure, { name: "Anne" })).toEqual({ length: "four" });
  await expect(call(procedure, { name: 1 })).rejects.toThrow("Input validation failed");
  await expect(call(procedure, { name: { length: { toString: 1 } } })).rejects.toThrow(
    "Input validation failed",
  );
});
