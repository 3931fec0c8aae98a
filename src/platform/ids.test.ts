import { expect, test } from "vitest";
import * as z from "zod";
import { idIn } from "./ids.ts";

const id = "0b7a5f0e-3c55-4d43-9d6b-6a1f5b3f2f11";

test("an id in an address is taken as it stands", () => {
  expect(idIn(id)).toBe(id);
});

test.each([
  undefined,
  null,
  "",
  "x",
  42,
  true,
  [id],
  { id },
  `${id} `,
  `${id}\n`,
  `x${id}`,
  "x".repeat(100_000),
  "\u0000",
  "0b7a5f0e-3c55-fd43-9d6b-6a1f5b3f2f11",
  "0b7a5f0e-3c55-4d43-cd6b-6a1f5b3f2f11",
])("%j in an address is no id, and the contract would refuse it", (value) => {
  expect(idIn(value)).toBeNull();
  expect(z.uuid().safeParse(value).success).toBe(false);
});
