import { expect, test } from "@playwright/test";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fr } from "../src/app/roleView/texts.fr.ts";

const built = path.resolve(import.meta.dirname, "../dist/client");

test("nothing of the role view is in a production build", () => {
  const files = globSync("**/*.{js,css,html,map}", { cwd: built });
  expect(files.length).toBeGreaterThan(100);
  const listFilesWith = (text: string) =>
    files.filter((file) => readFileSync(path.join(built, file), "utf8").includes(text));
  // What every build holds shows that the search finds.
  expect(listFilesWith("rondo_sidebar_collapsed")).not.toEqual([]);
  expect(listFilesWith(fr.choose)).toEqual([]);
  expect(listFilesWith("rondo_role_view")).toEqual([]);
});
