import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { response, seeded } from "../testing/build.ts";
import { policyFor } from "./policy.ts";
import { paragraphsOf, shuffled, writingsAt } from "./writings.ts";

const policy = policyFor();
const peers = (...texts: string[]) => texts.map((text) => response("peer", [], { 4: text }));

describe("what a group wrote", () => {
  test("is split by paragraph and trimmed", () => {
    expect(paragraphsOf("  Un.\r\n\r\n Deux. \n\n\nTrois.\u2028Quatre.  ")).toEqual([
      "Un.",
      "Deux.",
      "Trois.",
      "Quatre.",
    ]);
    expect(paragraphsOf(" \n ")).toEqual([]);
  });

  test("counts people, not paragraphs, against the threshold", () => {
    const two = peers("a\nb\nc", "d");
    expect(writingsAt(4, "peer", two, policy, seeded(1))).toBeNull();
    const three = peers("a\nb", "c", "d");
    expect(writingsAt(4, "peer", three, policy, seeded(1))?.toSorted()).toEqual(["a", "b", "c", "d"]);
  });

  test("does not count an empty text", () => {
    expect(writingsAt(4, "peer", peers("a", "b", "  \n"), policy, seeded(1))).toBeNull();
  });

  test("is counted per question", () => {
    expect(writingsAt(5, "peer", peers("a", "b", "c"), policy, seeded(1))).toBeNull();
  });

  test("of self and manager is shown from one, and an empty list is no mask", () => {
    expect(writingsAt(4, "manager", peers("a"), policy, seeded(1))).toEqual(["a"]);
    expect(writingsAt(4, "self", [], policy, seeded(1))).toEqual([]);
  });
});

test("shuffling loses and adds nothing", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer(), (items, seed) => {
      expect(shuffled(items, seeded(seed)).toSorted()).toEqual(items.toSorted());
    }),
  );
});

test("every order is equally likely", () => {
  const random = seeded(7);
  const orders = new Map<string, number>();
  for (let run = 0; run < 6000; run += 1) {
    const order = shuffled(["a", "b", "c"], random).join("");
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  const chiSquare = [...orders.values()].reduce((sum, seen) => sum + (seen - 1000) ** 2 / 1000, 0);
  expect(orders.size).toBe(6);
  // 15.1 is the 1 % point with 5 degrees of freedom.
  expect(chiSquare).toBeLessThan(15.1);
});
