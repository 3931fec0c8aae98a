import { containing, importing, type Plant } from "./plant.ts";

/** Imports between concepts, and within one. */
export const directions: Plant[] = [
  {
    promise: "two files that need each other",
    rule: "no-cycle",
    files: {
      "src/teams/rules/a.ts": `import { b } from "./b.ts"; export const a = b;`,
      "src/teams/rules/b.ts": `import { a } from "./a.ts"; export const b = a;`,
    },
    where: "src/teams/rules/a.ts → ",
  },
  importing(
    "an import that leads nowhere",
    "every-import-resolves",
    "src/teams/server/lost.ts",
    "#people/server/gone.ts",
    "#people",
  ),
  importing(
    "a concept that imports the composition",
    "app-is-the-top",
    "src/teams/server/up.ts",
    "#app/main.ts",
    "src/app/main.ts",
  ),
  {
    promise: "a composition that imports the page of the kit",
    rule: "kit-page-is-apart",
    files: {
      "src/app/kit/kit.ts": "export const kit = 1;",
      "src/app/withKit.ts": 'import { kit } from "./kit/kit.ts"; export const use = kit;',
    },
    where: "src/app/withKit.ts → src/app/kit/kit.ts",
  },
  importing(
    "a test that imports the composition itself",
    "tests-see-only-the-test-world-of-app",
    "src/teams/up.test.ts",
    "#app/main.ts",
    "src/app/main.ts",
  ),
  importing(
    "a test that looks up",
    "people-looks-down-only",
    "src/people/server/up.test.ts",
    "#evaluations/tables.ts",
    "src/evaluations/tables.ts",
  ),
  importing(
    "product code that uses test builders",
    "testing-is-for-tests",
    "src/teams/server/builders.ts",
    "#platform/testing/build.ts",
    "src/platform/testing/build.ts",
  ),
  importing(
    "paths that import something",
    "paths-import-nothing",
    "src/paths.ts",
    "./platform/errors.ts",
    "src/platform/errors.ts",
  ),
  importing(
    "a platform that knows a concept",
    "platform-knows-no-concept",
    "src/platform/server/knows.ts",
    "#people/rules.ts",
    "src/people/rules.ts",
  ),
  importing(
    "a concept that looks up",
    "people-looks-down-only",
    "src/people/rules/up.ts",
    "#evaluations/contract.ts",
    "src/evaluations/contract.ts",
  ),
  {
    promise: "a concept that looks up for a type only",
    rule: "people-looks-down-only",
    files: {
      "src/people/server/upType.ts": `import type { Evaluation } from "#evaluations/contract.ts"; export type E = Evaluation;`,
    },
    where: "src/people/server/upType.ts → src/evaluations/contract.ts",
  },
  {
    promise: "a concept that looks up by a dynamic import",
    rule: "people-looks-down-only",
    files: { "src/people/server/upLater.ts": `export const later = () => import("#evaluations/tables.ts");` },
    where: "src/people/server/upLater.ts → src/evaluations/tables.ts",
  },
  {
    promise: "a concept that looks up by a re-export",
    rule: "people-looks-down-only",
    files: { "src/people/server/upAgain.ts": `export * from "#evaluations/tables.ts";` },
    where: "src/people/server/upAgain.ts → src/evaluations/tables.ts",
  },
  {
    ...containing(
      "a folder that stands in no order",
      "concepts-are-ordered",
      "src/payroll/rules.ts",
      "export const pay = 1;",
    ),
    where: "src/payroll",
  },
  {
    promise: "src that reads the end-to-end tests",
    rule: "src-stands-alone",
    files: {
      "e2e/login.ts": `export const login = 1;`,
      "src/app/reads.ts": `import { login } from "../../e2e/login.ts"; export const use = login;`,
    },
    where: "src/app/reads.ts → e2e/login.ts",
  },
  importing(
    "a concept that loads the default library",
    "default-data-is-loaded-by-few",
    "src/teams/server/library.ts",
    "../../../database/library/skills.ts",
    "database/library/skills.ts",
  ),
  importing(
    "skills that load the demonstration",
    "demonstration-is-for-app",
    "src/skills/server/demo.ts",
    "../../../database/demo.ts",
    "database/demo.ts",
  ),
];
