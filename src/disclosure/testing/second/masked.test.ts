import { expect, test } from "vitest";
import { secondMasked, type LaterGroup } from "./masked.ts";

/** "abc" as three people. */
const people = (emails: string) => emails.split("");
const masked = (earlier: string[], peer: string, report = "", k = 3) => {
  const later: LaterGroup[] = [{ group: "peer", people: people(peer) }];
  if (report !== "") later.push({ group: "direct_report", people: people(report) });
  return secondMasked(earlier.map(people), later, k);
};

test("the same people, or three apart, may be published again", () => {
  expect(masked(["abcd"], "abcd")).toEqual([]);
  expect(masked(["abc"], "abcdef")).toEqual([]);
  expect(masked(["abc"], "def")).toEqual([]);
  expect(masked([], "abc", "def")).toEqual([]);
});

test("one or two people more or fewer mask the later group", () => {
  expect(masked(["abcd"], "abcde")).toEqual(["peer"]);
  expect(masked(["abcd"], "abc")).toEqual(["peer"]);
  expect(masked(["abcd"], "abcdef")).toEqual(["peer"]);
  // One leaves and one comes: a difference of two.
  expect(masked(["abcd"], "abce")).toEqual(["peer"]);
  expect(masked(["abcdef"], "abcghi", "", 7)).toEqual(["peer"]);
});

test("a group that is not involved stays", () => {
  expect(masked(["abcd"], "efgh", "abcde")).toEqual(["direct_report"]);
  expect(masked(["abcd"], "abcde", "xyz")).toEqual(["peer"]);
});

test("the same group again takes no part in what another one gives away", () => {
  // abcde − abcd = e; xyz − xyz = nothing, which could be added.
  expect(masked(["abcd", "xyz"], "abcde", "xyz")).toEqual(["peer"]);
});

test("pairs are not enough: two later groups against one earlier one", () => {
  // abe + cdf − abcd = ef, while each pair is three people or more apart: the same size, so the colleagues go.
  expect(masked(["abcd"], "abe", "cdf")).toEqual(["peer"]);
  // The smaller goes, be it the direct reports.
  expect(masked(["abcdg"], "abeg", "cdf")).toEqual(["direct_report"]);
  // Two earlier groups against one.
  expect(masked(["abc", "def"], "abcdefg")).toEqual(["peer"]);
  expect(masked(["abc", "def"], "abcdefghi")).toEqual([]);
});

test("a combination may weigh groups differently", () => {
  // (abcdefX + defghiY + abcghi)/2 − abcdefghi rests on X and Y alone, though any two groups are six people apart.
  expect(masked(["abcdefx", "defghiy", "abcghi"], "abcdefghi")).toEqual(["peer"]);
  expect(masked(["abcdefx", "defghiyz", "abcghi"], "abcdefghi")).toEqual([]);
  expect(masked(["abcdefx", "defghiyz", "abcghi"], "abcdefghi", "", 4)).toEqual(["peer"]);
});

test("masking goes on until nothing is left to find", () => {
  expect(masked(["abcd", "efgh"], "abcde", "efghi")).toEqual(["peer", "direct_report"]);
});
