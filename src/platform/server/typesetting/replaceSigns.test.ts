import { expect, test } from "vitest";
import { replaceSigns, signsWithoutFont } from "./replaceSigns.ts";

test("the compiler’s refusal is read sign by sign, escaped or not", () => {
  const refusal =
    'message: "PDF/UA-1 error: the text `\\"👏\\"` could not be displayed with font `\\"A\\"`", message: "PDF/UA-1 error: the text `\\"\\\\u{200d}\\"` could not be displayed"';
  expect(signsWithoutFont(refusal)).toEqual(["👏", "\u200d"]);
  expect(signsWithoutFont("PDF/UA-1 error: missing alt text")).toEqual([]);
});

test("a sign made of several code points becomes one square, and nothing else changes", () => {
  const missing = new Set(["👩", "🚀", "\u200d", "👏"]);
  expect(replaceSigns("Bravo 👩‍🚀 👏👏, été", missing)).toBe("Bravo □ □□, été");
  expect(replaceSigns({ a: ["👏", 4, null, true], b: "Merci" }, missing)).toEqual({
    a: ["□", 4, null, true],
    b: "Merci",
  });
});
