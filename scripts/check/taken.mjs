import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { project } from "../setup/project.mjs";

/** @typedef {{ file: string, seconds: number }} Taken */

/** What each test file of vitest took, by kind, from its JSON report. */
export function readVitestDurations(report) {
  const kinds = { unit: [], database: [], pdf: [] };
  for (const { name, startTime, endTime } of report.testResults) {
    const file = relative(project, name).replaceAll("\\", "/");
    const kind = file.endsWith(".db.test.ts") ? "database" : file.endsWith(".pdf.test.ts") ? "pdf" : "unit";
    const seconds = Math.max(0, endTime - startTime) / 1000;
    kinds[kind].push({ file, seconds });
  }
  return kinds;
}

/** What each journey file took; the start of the product counts in the first test that needs it. */
export function readPlaywrightDurations(report) {
  /** @type {Map<string, Taken>} */
  const files = new Map();
  const visit = ({ specs = [], suites = [] }) => {
    for (const { file, tests } of specs) {
      const taken = files.get(file) ?? { file: `e2e/${file}`, seconds: 0 };
      const results = tests.flatMap(({ results }) => results);
      taken.seconds += results.reduce((sum, { duration }) => sum + duration / 1000, 0);
      files.set(file, taken);
    }
    suites.forEach(visit);
  };
  visit(report);
  return { journeys: [...files.values()] };
}

/** @returns {string[]} the journeys that failed at first and passed at the second try, and why they failed */
export function triedTwice({ specs = [], suites = [] }) {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  const getFirstError = ({ tests }) => tests[0]?.results?.[0]?.errors?.[0]?.message ?? "";
  return [
    ...here.map((spec) => `e2e/${spec.file} › ${spec.title}${formatReason(getFirstError(spec))}`),
    ...suites.flatMap(triedTwice),
  ];
}

/** Colours left out; what was expected stands in the first lines. */
const formatReason = (message) =>
  message && `: ${stripVTControlCharacters(message).replaceAll(/\s+/g, " ").slice(0, 300)}`;
