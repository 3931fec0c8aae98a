import { expect, test } from "vitest";
import { makeBreakable } from "./breakable.ts";

test("a long word may break, wherever it stands, and a short one may not", () => {
  const long = "A".repeat(40);
  const written = makeBreakable({ words: [`Un ${long}, fini`, 4, null], name: "Marie-Antoinette" });
  expect(written).toMatchObject({ name: "Marie-Antoinette" });
  const text = JSON.stringify(written);
  expect(text).toContain("AAAAAAAA\u200BAAAAAAAA");
  expect(text.replaceAll("\u200B", "")).toBe(
    JSON.stringify({ words: [`Un ${long}, fini`, 4, null], name: "Marie-Antoinette" }),
  );
});

test("an accent stays on its letter, and a family on its own", () => {
  const family = "👩‍👩‍👧";
  expect(makeBreakable(family.repeat(30))).toBe(
    Array.from({ length: 30 }, (_, index) =>
      index > 0 && index % 8 === 0 ? `\u200B${family}` : family,
    ).join(""),
  );
});
