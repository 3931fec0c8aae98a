import { expect, test } from "@playwright/test";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fr } from "../src/app/roleView/texts.fr.ts";

const built = path.resolve(import.meta.dirname, "../dist/client");

test("nothing of the role view is in a production build", () => {
  const files = globSync("**/*.{js,css,html,map}", { cwd: built });
  expect(files.length).toBeGreaterThan(100);
  const holding = (text: string) =>
    files.filter((file) => readFileSync(path.join(built, file), "utf8").includes(text));
  // What every build holds shows that the search finds.
  expect(holding("rondo_sidebar_collapsed")).not.toEqual([]);
  expect(holding(fr.choose)).toEqual([]);
  expect(holding("rondo_role_view")).toEqual([]);
});
