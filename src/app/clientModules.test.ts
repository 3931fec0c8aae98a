import { expect, test } from "vitest";
import { clientModules } from "./clientModules.ts";

test("no two concepts have one path or one name of texts", () => {
  const names = [
    ...clientModules.flatMap(({ texts = {} }) => Object.keys(texts)),
    ...clientModules.flatMap(({ screens = {} }) =>
      Object.values(screens).flatMap((group) => group.map(({ path }) => path)),
    ),
  ];
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.length).toBeGreaterThan(60);
});
