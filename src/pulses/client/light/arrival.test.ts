import { describe, expect, test } from "vitest";
import { parseArrival, selectOwn } from "./arrival.ts";

describe("the choice of an email", () => {
  test.each<[string, ReturnType<typeof parseArrival>]>([
    ["#q=pride&a=4&p=me", { question: "pride", answer: "4", person: "me" }],
    ["#q=enps&a=0&p=me", { question: "enps", answer: "0", person: "me" }],
    ["#q=load&a=too-much&p=me", { question: "load", answer: "too-much", person: "me" }],
    ["#p=me&a=4&q=pride", { question: "pride", answer: "4", person: "me" }],
    ["", null],
    ["#contenu", null],
    ["#q=pride", null],
    ["#q=pride&a=4", null],
    ["#q=&a=4&p=me", null],
    [`#q=pride&a=${"4".repeat(61)}&p=me`, null],
  ])("in %s", (fragment, arrival) => expect(parseArrival(fragment)).toEqual(arrival));

  test("is that of its person alone", () => {
    const arrival = { question: "pride", answer: "4", person: "me" };
    expect(selectOwn(arrival, "me")).toBe(arrival);
    expect(selectOwn(arrival, "another")).toBe(null);
  });
});
