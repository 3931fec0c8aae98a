import { readFileSync } from "node:fs";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

const MAX_LENGTH = 8_000;
/** What a program needs to point at an element. */
const references = / \[(?:ref=\w+|cursor=pointer)\]/g;

/** Prints what the page showed when a journey failed: a log is read where its pictures are not. */
// What Playwright asks of a reporter.
// oxlint-disable-next-line import/no-default-export
export default class FailureReporter implements Reporter {
  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    for (const { name, path } of attachments) {
      if (name !== "error-context" || path === undefined) continue;
      const [, snapshot = "no page was open"] = readFileSync(path, "utf8").split("# Page snapshot");
      console.log(`\n[${test.title}] ${snapshot.replaceAll(references, "").slice(0, MAX_LENGTH)}\n`);
    }
  }

  printsToStdio(): boolean {
    return true;
  }
}
