import { expect, test } from "vitest";
import { withPreloadLinks, type Manifest } from "./preloadLinks.ts";

const manifest: Manifest = {
  shell: { file: "shell.js" },
  screen: { file: "screen.js", css: ["screen.css"], imports: ["shell", "table"] },
  table: { file: "table.js", imports: ["screen"], dynamicImports: ["dialog"] },
  dialog: { file: "dialog.js" },
};
const page = `<head><script src="/shell.js"></script></head>`;

test("a page names what its parts import at once, once, and nothing that it names already", () => {
  const html = withPreloadLinks(page, manifest, ["screen", "table"]);
  expect([...html.matchAll(/"\/([^"]+)"/g)].map(([, file]) => file)).toEqual([
    "shell.js",
    "screen.js",
    "table.js",
    "screen.css",
  ]);
});

test("a part that is not in the build leaves the page as it is", () => {
  expect(withPreloadLinks(page, manifest, ["gone"])).toBe(page);
});
