import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { reachedFrom, readImports, screensOf } from "./imports.ts";
import { screenTexts, type ScreenName } from "../../src/app/screenTexts.ts";

const src = path.resolve(import.meta.dirname, "../../src");
const modules = readImports(src);
const frame = ["platform", "kit", "shell"];

const screens = screensOf(modules).map((file) => [path.basename(file, ".tsx") as ScreenName, file] as const);

test("every screen of the routes says which texts it shows", () => {
  expect(screens.map(([name]) => name).toSorted()).toEqual(Object.keys(screenTexts).toSorted());
});

describe.each(screens)("%s", (name, file) => {
  test("says neither less nor more than it shows, in what it opens later too", () => {
    // A part of the answer form that the workspace embeds comes with its own words (src/answers/client/preview).
    const reached = [...reachedFrom(modules, [file], true)].filter((one) => !one.includes("/client/light/"));
    const shown = reached.flatMap((one) => modules.get(one)?.texts ?? []);
    const own = new Set(shown.filter((text) => !frame.includes(text)));
    expect([...own].toSorted(), `of ${name} in src/app/screenTexts.ts`).toEqual(
      [...screenTexts[name]].toSorted(),
    );
  });
});

test("the frame of the workspace shows only its own texts", () => {
  const shown = [...reachedFrom(modules, ["src/app/workspace.tsx"], false)];
  const texts = new Set(shown.flatMap((one) => modules.get(one)?.texts ?? []));
  expect([...texts].toSorted()).toEqual(frame.toSorted());
});

test.each(["workspace.tsx", "light.tsx"])("no text of any concept comes along with the entry %s", (entry) => {
  const reached = [...reachedFrom(modules, [`src/app/${entry}`], false)];
  expect(reached.length).toBeGreaterThan(20);
  expect(reached.filter((file) => /\/(?:texts|around)\.(?:fr|en)\.ts$/.test(file))).toEqual([]);
});

test("the reading of imports sees what it should", () => {
  const routes = readdirSync(path.join(src, "app/routes")).map((file) => path.join("app/routes", file));
  const written = ["app/routes.tsx", ...routes].map((file) => readFileSync(path.join(src, file), "utf8"));
  expect(written.join("").match(/import\(/g)).toHaveLength(screens.length);
  expect(modules.get("src/app/workspace.tsx")?.imports).toContain("src/app/routes.tsx");
});
