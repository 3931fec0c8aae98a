import { expect, test } from "vitest";
import { readQuery, writeQuery } from "./query.ts";

test.each(["?step=3", "?search=2026&size=50", "?search=Zo%C3%A9+%26+cie", "?month=2026-11&tab=true", ""])(
  "%s is written as it was read",
  (query) => expect(writeQuery(readQuery(query))).toBe(query),
);

test("what is not said is not written", () => {
  expect(writeQuery({ search: undefined, size: 25 })).toBe("?size=25");
});
