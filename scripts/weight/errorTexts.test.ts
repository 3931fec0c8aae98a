import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { fr as accounts } from "../../src/accounts/texts/errors.fr.ts";
import { fr as answers } from "../../src/answers/texts/errors.fr.ts";
import { firstScreen } from "../../src/app/pageParts.ts";
import { fr as evaluations } from "../../src/evaluations/texts/errors.fr.ts";
import { fr as leads } from "../../src/evaluations/texts/leadErrors.fr.ts";
import { fr as exports } from "../../src/exports/texts/errors.fr.ts";
import { fr as imports } from "../../src/imports/texts/errors.fr.ts";
import { fr as campaigns } from "../../src/campaigns/texts/errors.fr.ts";
import { fr as nominations } from "../../src/nominations/texts/errors.fr.ts";
import { fr as people } from "../../src/people/texts/errors.fr.ts";
import type { ErrorCode } from "../../src/platform/errors.ts";
import { fr as platform } from "../../src/platform/texts.fr.ts";
import { fr as development } from "../../src/development/texts/errors.fr.ts";
import { fr as charge } from "../../src/pulses/texts/chargeErrors.fr.ts";
import { fr as pulses } from "../../src/pulses/texts/errors.fr.ts";
import { fr as pulseNotes } from "../../src/pulses/texts/noteErrors.fr.ts";
import { fr as reports } from "../../src/reports/texts/errors.fr.ts";
import { fr as series } from "../../src/series/texts/errors.fr.ts";
import { fr as teams } from "../../src/teams/texts/errors.fr.ts";
import { collectReached, readImports } from "./imports.ts";
import { listParts, screens } from "./screens.ts";

const src = path.resolve(import.meta.dirname, "../../src");
const modules = readImports(src);

/** A code of any concept without its sentence does not compile. */
const every = {
  ...platform.errors,
  ...accounts,
  ...exports,
  ...imports,
  ...people,
  ...teams,
  ...evaluations,
  ...leads,
  ...campaigns,
  ...nominations,
  ...series,
  ...answers,
  ...reports,
  ...pulses,
  ...development,
  ...charge,
  ...pulseNotes,
} satisfies Record<ErrorCode, string>;

/** The refusals of concepts that the calls of each can meet. What is only read refuses with the platform’s own. */
const errorsByFile: Record<string, readonly string[]> = {
  people: ["people"],
  peopleImports: ["imports", "people"],
  teams: ["teams", "people"],
  teamImports: ["imports"],
  positionImports: ["imports"],
  evaluations: ["evaluations", "people"],
  campaigns: ["campaigns"],
  nominations: ["nominations"],
  series: ["series", "evaluations"],
  reports: ["evaluations"],
  exports: ["exports"],
  pulses: ["pulses"],
  development: ["development"],
};
const calls = /\b(?:createApi|createQueries)<[^>]*>\("(\w+)"\)/g;
const listCalledConcepts = (file: string) =>
  [...readFileSync(path.join(src, "..", file), "utf8").matchAll(calls)].map(([, concept = ""]) => concept);
/**
 * Only read, or only made stale, and say no refusal: that a part did not answer, whatever it was, or nothing. Or what goes
 * on whatever page one is on.
 */
const readsOnly = [
  "src/app/shell/pendingCount.ts",
  "src/app/shell/palette/findEverywhere.ts",
  "src/exports/client/followExport.ts",
  "src/exports/client/takeFile.ts",
  "src/app/sharedScreens/Profile.tsx",
  "src/app/sharedScreens/Proposal.tsx",
  "src/dashboards/client/board/trends/CutPicker.tsx",
  "src/dashboards/client/mine/useNominations.ts",
  "src/dashboards/client/planQueries.ts",
  "src/dashboards/client/pulses/queries.ts",
  "src/pulses/client/editor/settings/PartsPicker.tsx",
  "src/reports/client/models/queries.ts",
];
/** A part that any page may open brings the sentences of what it calls itself, and is read apart. */
const isBringing = (file: string) =>
  modules.get(file)?.imports.includes("src/platform/client/BringErrors.tsx") ?? false;
const untilBrought: typeof modules = {
  get: (file) => (isBringing(file) ? { imports: [], later: [], texts: [] } : modules.get(file)),
};
const isOurs = (file: string) =>
  modules.get(file) !== undefined && !file.startsWith("src/platform/") && !readsOnly.includes(file);
const listErrors = (files: readonly string[]) =>
  [...collectReached(modules, files, false)].filter((file) => file.endsWith("/texts/errors.fr.ts"));

test.each(screens)("$name brings the sentences of the refusals that it can meet", (screen) => {
  const called = [...collectReached(untilBrought, [screen.file], true)]
    .filter(isOurs)
    .flatMap(listCalledConcepts);
  const met = called.flatMap((concept) => errorsByFile[concept] ?? []);
  const brought = listErrors(listParts(screen, "fr").filter((part) => part.includes("texts")));
  const missing = met.filter((concept) => !brought.includes(`src/${concept}/texts/errors.fr.ts`));
  expect(missing, `of ${screen.name}, which shows ${screen.texts.join(", ")}`).toEqual([]);
});

const bringing = [...collectReached(modules, ["src/app/workspace.tsx"], true)].filter(isBringing);
test.each(bringing)("%s brings sentences of what it calls", (file) => {
  const reached = [...collectReached(modules, [file], true)];
  const met = reached.filter(isOurs).flatMap(listCalledConcepts);
  const concepts = new Set(met.flatMap((concept) => errorsByFile[concept] ?? []));
  expect(concepts.size).toBeGreaterThan(0);
  const brought = reached
    .filter((one) => /\/texts\/\w*[eE]rrors\.fr\.ts$/.test(one))
    .map((one) => one.split("/")[1]);
  for (const concept of concepts) expect(brought).toContain(concept);
});

test("the first page brings no sentence of a concept’s refusals", () => {
  const first = screens.filter(({ file }) => file === firstScreen);
  expect(first).toHaveLength(1);
  expect(first.flatMap((screen) => listErrors(listParts(screen, "fr")))).toEqual([]);
  expect(Object.keys(every).length).toBeGreaterThan(Object.keys(platform.errors).length + 40);
});
