import { expect, test } from "vitest";
import { truncateComment } from "./truncateComment.ts";

test.each([
  ["Nomme Zoé.", "Nomme Zoé."],
  ["  Deux\n lignes ", "Deux lignes"],
  [
    "Elle écoute chacun avant de trancher, et dit toujours pourquoi elle a tranché ainsi.",
    "Elle écoute chacun avant de trancher, et dit toujours…",
  ],
  ["x".repeat(80), `${"x".repeat(30)}…`],
  ["🙂".repeat(80), `${"🙂".repeat(30)}…`],
])("the comment %j begins with %j", (comment, start) => {
  expect(truncateComment(comment)).toBe(start);
});
