import { expect, test } from "vitest";
import { newKey, seal, unseal } from "./sealing.ts";

const said = { position: 3, text: "Un exemple très concret" };

test("what is sealed can be read again with its key, in its place, and nowhere else", async () => {
  const key = await newKey();
  const sealed = await seal(key, "draft:a", said, 0);
  expect(await unseal(key, "draft:a", sealed)).toEqual(said);
  expect(await unseal(key, "draft:b", sealed)).toBeNull();
  expect(await unseal(await newKey(), "draft:a", sealed)).toBeNull();
});

test("a key never leaves the browser", async () => {
  const key = await newKey();
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey("raw", key)).rejects.toThrow();
});

test("the ciphertext holds none of the words, and differs every time", async () => {
  const key = await newKey();
  const [one, two] = [await seal(key, "a", said, 0), await seal(key, "a", said, 0)];
  expect(Buffer.from(one.data).includes("exemple")).toBe(false);
  expect(Buffer.from(one.data).equals(Buffer.from(two.data))).toBe(false);
});
