import { describe, expect, test } from "vitest";
import { parseArrival } from "./arrival.ts";

describe("the choice of an email", () => {
  test.each<[string, ReturnType<typeof parseArrival>]>([
    ["#q=pride&a=4", { question: "pride", answer: "4" }],
    ["#q=enps&a=0", { question: "enps", answer: "0" }],
    ["#q=load&a=too-much", { question: "load", answer: "too-much" }],
    ["#a=4&q=pride", { question: "pride", answer: "4" }],
    ["", null],
    ["#contenu", null],
    ["#q=pride", null],
    ["#q=&a=4", null],
    [`#q=pride&a=${"4".repeat(61)}`, null],
  ])("in %s", (fragment, arrival) => expect(parseArrival(fragment)).toEqual(arrival));
});
