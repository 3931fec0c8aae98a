import { expect, test } from "vitest";
import { isVisited, ownerPages, visitorPages } from "../e2e/everyPage.ts";
import { kitFamilies } from "../e2e/kitFamilies.ts";
import { everyView, schemeOf, viewsOf } from "../e2e/rotation.ts";

const link = "/x";
const links = {
  confirm: link,
  resetPassword: link,
  resetPasswordShort: link,
  invitation: link,
  answerLink: link,
  magicLink: link,
};
const ids = {
  draft: "d",
  running: "r",
  answering: "a",
  answered: "b",
  report: "c",
  person: "p",
  team: "t",
  skill: "s",
  question: "q",
  jobPosition: "j",
  jobFamily: "f",
  value: "v",
  campaign: "c",
};
const pages = Object.entries({ ...visitorPages(links), ...ownerPages(ids) }).flatMap(([name, addresses]) =>
  addresses.map((_, index) => `${name} ${index + 1}`),
);
const inWords = ({ language, scheme, width }: (typeof everyView)[number]) => `${language} ${scheme} ${width}`;

test("the pages that are visited each time are seen in every language, scheme and width", () => {
  const visited = pages.filter((name) => isVisited(name.split(" ")[0] ?? "", 0, false));
  const seen = new Set(visited.flatMap((name) => viewsOf(name, false).map(inWords)));
  expect([...seen].toSorted()).toEqual(everyView.map(inWords).toSorted());
});

test("of a page that stands for others the first address is visited each time, and every address when proving", () => {
  expect([isVisited("people", 0, false), isVisited("people", 1, false)]).toEqual([true, false]);
  expect([isVisited("questions", 0, false), isVisited("questions", 1, true)]).toEqual([false, true]);
});

test("the families of the kit together are seen in both languages, both schemes and both widths", () => {
  const views = kitFamilies.flatMap(({ name }) => viewsOf(name, false));
  expect(views).toHaveLength(kitFamilies.length);
  for (const key of ["language", "scheme", "width"] as const)
    for (const [value, alike] of Map.groupBy(views, (view) => view[key]))
      expect(alike.length, String(value)).toBeGreaterThan(views.length / 5);
});

test("a page has one view, the same each time, and all of them when proving", () => {
  for (const name of pages) {
    expect(viewsOf(name, false)).toHaveLength(1);
    expect(viewsOf(name, false)).toEqual(viewsOf(name, false));
    expect(viewsOf(name, true)).toEqual(everyView);
  }
});

test("a walk by keys takes one scheme in its first round and the other in its second", () => {
  for (const title of pages) expect(schemeOf(title, 0)).not.toBe(schemeOf(title, 1));
  expect(new Set(pages.map((title) => schemeOf(title, 0))).size).toBe(2);
});
