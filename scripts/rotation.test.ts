import { expect, test } from "vitest";
import { isVisited, listOwnerPages, listVisitorPages } from "../e2e/everyPage.ts";
import { kitFamilies } from "../e2e/kitFamilies.ts";
import { everyView, chooseScheme, selectViews } from "../e2e/rotation.ts";

/** Any link, any id: only names of pages are asked for. */
const createAnything = <T extends object>() => new Proxy({}, { get: (_, name) => String(name) }) as T;
const names = Object.keys({ ...listVisitorPages(createAnything()), ...listOwnerPages(createAnything()) });
const formatView = ({ language, scheme, width }: (typeof everyView)[number]) =>
  `${language} ${scheme} ${width}`;

test("the pages that are visited each time are seen in every language, scheme and width", () => {
  const visited = names.filter((name) => isVisited(name, 0, false)).map((name) => `${name} 1`);
  const seen = new Set(visited.flatMap((name) => selectViews(name, false).map(formatView)));
  expect([...seen].toSorted()).toEqual(everyView.map(formatView).toSorted());
});

test("what is visited each time grows with the layouts, not with the pages", () => {
  const visited = names.filter((name) => isVisited(name, 0, false));
  expect(visited.length).toBeLessThanOrEqual(30);
  expect(names.length).toBeGreaterThan(2 * visited.length);
});

test("of a page that stands for others the first address is visited each time, and every address when proving", () => {
  expect([isVisited("people", 0, false), isVisited("people", 1, false)]).toEqual([true, false]);
  expect([isVisited("questions", 0, false), isVisited("questions", 1, true)]).toEqual([false, true]);
});

test("the families of the kit together are seen in both languages, both schemes and both widths", () => {
  const views = kitFamilies.flatMap(({ name }) => selectViews(name, false));
  for (const key of ["language", "scheme", "width"] as const)
    for (const [value, alike] of Map.groupBy(views, (view) => view[key]))
      expect(alike.length, String(value)).toBeGreaterThan(views.length / 5);
});

test("a page has one view, the same each time, and all of them when proving", () => {
  for (const name of names) {
    expect(selectViews(name, false)).toHaveLength(1);
    expect(selectViews(name, false)).toEqual(selectViews(name, false));
    expect(selectViews(name, true)).toEqual(everyView);
    expect(chooseScheme(name, 0)).not.toBe(chooseScheme(name, 1));
  }
});
