import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { flags } from "../e2e/browser.ts";

test("our flags switch off everything that Playwright's own switch off", () => {
  const playwright = readFileSync(
    new URL("../node_modules/playwright-core/lib/coreBundle.js", import.meta.url),
    "utf8",
  );
  const [, list = ""] = /disabledFeatures = \[([^\]]*)\]/.exec(playwright) ?? [];
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, feature]) => feature);
  expect(theirs).toContain("PaintHolding");
  const ours = flags.find((flag) => flag.startsWith("--disable-features="))?.split(/[=,]/);
  expect(ours).toEqual(expect.arrayContaining(theirs));
});
