import path from "node:path";
import { describe, expect, test } from "vitest";
import { collectReached, readImports } from "./imports.ts";
import { screens } from "./screens.ts";

const src = path.resolve(import.meta.dirname, "../../src");
const modules = readImports(src);
const frame = ["platform", "kit", "shell"];

describe.each(screens)("$name", ({ name, file, texts }) => {
  test("says neither less nor more than it shows, in what it opens later too", () => {
    // A part of the answer form that the workspace embeds comes with its own words (src/answers/client/preview).
    const reached = [...collectReached(modules, [file], true)].filter(
      (one) => !one.includes("/client/light/"),
    );
    const shown = reached.flatMap((one) => modules.get(one)?.texts ?? []);
    const own = new Set(shown.filter((text) => !frame.includes(text)));
    expect([...own].toSorted(), `of ${name} in the module of its concept`).toEqual(texts.toSorted());
  });
});

test("the frame of the workspace shows only its own texts", () => {
  const shown = [...collectReached(modules, ["src/app/workspace.tsx"], false)];
  const texts = new Set(shown.flatMap((one) => modules.get(one)?.texts ?? []));
  expect([...texts].toSorted()).toEqual(frame.toSorted());
});

test.each(["workspace.tsx", "light.tsx"])("no text of any concept comes along with the entry %s", (entry) => {
  const reached = [...collectReached(modules, [`src/app/${entry}`], false)];
  expect(reached.length).toBeGreaterThan(20);
  expect(reached.filter((file) => /\/(?:texts|around|textsWithErrors)\.(?:fr|en)\.ts$/.test(file))).toEqual(
    [],
  );
});

test("every screen that a module or a route imports is read, and so are imports", () => {
  const from = ["src/app/clientModules.ts", "src/app/routes.tsx"];
  const declared = [...collectReached(modules, from, false)].flatMap((file) =>
    /\/module\.ts$|src\/app\/routes/.test(file) ? (modules.get(file)?.later ?? []) : [],
  );
  const files = declared.filter((file) => file.endsWith(".tsx"));
  expect(screens.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  expect(modules.get("src/app/workspace.tsx")?.imports).toContain("src/app/routes.tsx");
});
