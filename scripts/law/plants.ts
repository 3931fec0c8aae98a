/** Faults to plant in the lawful tree: one for each rule, and for each way around it. */

interface Plant {
  promise: string;
  files: Record<string, string>;
  /** How the line of the violation starts. */
  where: string;
  rule: string;
}

/** A file that imports one thing it must not. */
function importing(promise: string, rule: string, from: string, specifier: string, to: string): Plant {
  return {
    promise,
    rule,
    files: { [from]: `import { thing } from "${specifier}"; export const use = thing;` },
    where: `${from} → ${to}`,
  };
}

function containing(promise: string, rule: string, file: string, source: string): Plant {
  return { promise, rule, files: { [file]: source }, where: file };
}

const library = (name: string) => `node_modules/${name}/index.js`;
const peopleContract = "src/people/contract.ts";
const peopleTables = "src/people/tables.ts";
const peopleQueries = "src/people/server/queries.ts";

const directions: Plant[] = [
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
    "src/jobs/server/library.ts",
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

const client: Plant[] = [
  importing(
    "a screen that imports the server",
    "client-never-sees-server",
    "src/people/client/query.ts",
    "../server/queries.ts",
    peopleQueries,
  ),
  importing(
    "a screen that imports a table",
    "client-never-sees-server",
    "src/people/client/table.ts",
    "../tables.ts",
    peopleTables,
  ),
  importing("a screen that uses Node", "client-has-no-node", "src/people/client/node.ts", "node:fs", "fs"),
  importing(
    "a platform kit that uses Node",
    "client-has-no-node",
    "src/platform/ui/node.ts",
    "node:fs",
    "fs",
  ),
  importing(
    "a screen that loads a contract",
    "client-takes-only-types-from-contracts",
    "src/people/client/shape.ts",
    "../contract.ts",
    peopleContract,
  ),
  {
    promise: "a screen that loads a contract beside its types",
    rule: "client-takes-only-types-from-contracts",
    files: {
      "src/people/client/both.ts": `import type { Person } from "../contract.ts"; import { listPeople } from "../contract.ts";
export const use = listPeople as Person;`,
    },
    where: `src/people/client/both.ts → ${peopleContract}`,
  },
  importing(
    "a screen that loads zod",
    "client-takes-only-types-from-contracts",
    "src/people/client/zod.ts",
    "zod",
    library("zod"),
  ),
  importing(
    "a screen with a library that is not listed",
    "client-libraries-are-listed",
    "src/people/client/hono.ts",
    "hono",
    library("hono"),
  ),
  importing(
    "shared browser code that uses Mantine",
    "shared-client-has-no-kit",
    "src/platform/client/kit.ts",
    "@mantine/core",
    library("@mantine/core"),
  ),
  importing(
    "the light shell that uses Mantine",
    "light-imports-little",
    "src/answers/client/light/kit.tsx",
    "@mantine/core",
    library("@mantine/core"),
  ),
  importing(
    "the light shell that uses TanStack",
    "light-imports-little",
    "src/answers/client/light/query.tsx",
    "@tanstack/react-query",
    library("@tanstack/react-query"),
  ),
  importing(
    "the light shell that uses the workspace kit",
    "light-imports-little",
    "src/platform/light/page.tsx",
    "#platform/ui/Page.tsx",
    "src/platform/ui/Page.tsx",
  ),
  importing(
    "the light shell that reaches TanStack through shared code",
    "light-stays-light",
    "src/answers/client/light/reach.tsx",
    "#platform/client/query.ts",
    "src/platform/client/query.ts → node_modules/@tanstack",
  ),
  {
    promise: "a rule that brings zod to the browser",
    rule: "light-stays-light",
    files: {
      "src/answers/rules/heavy.ts": `import { launch } from "#evaluations/contract.ts"; export const heavy = launch;`,
      "src/answers/client/light/heavy.tsx": `import { heavy } from "../../rules/heavy.ts"; export const use = heavy;`,
    },
    where: "src/answers/client/light/heavy.tsx → src/answers/rules/heavy.ts → src/evaluations/contract.ts → ",
  },
  {
    promise: "a composition that brings the server to the workspace",
    rule: "browser-loads-only-listed-libraries",
    files: {
      "src/app/workspace.tsx": `import { menu } from "./menu.ts"; export const workspace = menu;`,
      "src/app/menu.ts": `import { main } from "./main.ts"; export const menu = main;`,
    },
    where:
      "src/app/workspace.tsx → src/app/menu.ts → src/app/main.ts → src/people/server/endpoints/listPeople.ts",
  },
];

const server: Plant[] = [
  importing(
    "a server that imports a screen's part",
    "server-never-sees-client",
    "src/teams/server/part.ts",
    "#platform/ui/Page.tsx",
    "src/platform/ui/Page.tsx",
  ),
  importing(
    "a server that uses React outside its e-mails",
    "server-has-no-browser-library",
    "src/teams/server/react.ts",
    "react",
    library("react"),
  ),
  importing(
    "an e-mail made with the screen's kit",
    "emails-import-no-screen-library",
    "src/teams/server/emails/kit.tsx",
    "@mantine/core",
    library("@mantine/core"),
  ),
  importing(
    "a table that uses a library",
    "tables-import-only-tables",
    "src/jobs/tables/hono.ts",
    "hono",
    library("hono"),
  ),
  importing(
    "a table that runs a rule",
    "tables-take-only-types",
    "src/teams/tables/rule.ts",
    "#people/rules.ts",
    "src/people/rules.ts",
  ),
  importing(
    "a file outside the server that reads a table",
    "tables-are-for-servers",
    "src/teams/lists.ts",
    "#people/tables.ts",
    peopleTables,
  ),
  importing(
    "a file outside the server that runs a query",
    "queries-are-for-servers",
    "src/teams/reads.ts",
    "#people/server/queries.ts",
    peopleQueries,
  ),
];

const shared: Plant[] = [
  importing(
    "a contract that imports the server",
    "shared-files-are-neutral",
    "src/teams/contract/server.ts",
    "#people/server/queries.ts",
    peopleQueries,
  ),
  importing(
    "texts that import a screen's part",
    "shared-files-are-neutral",
    "src/teams/texts.fr.ts",
    "#platform/ui/Page.tsx",
    "src/platform/ui/Page.tsx",
  ),
  importing(
    "rules that import a table",
    "shared-files-are-neutral",
    "src/teams/rules/table.ts",
    "#people/tables.ts",
    peopleTables,
  ),
  importing("rules that use a library", "rules-are-pure", "src/teams/rules/zod.ts", "zod", library("zod")),
  importing("rules that use Node", "rules-are-pure", "src/teams/rules/node.ts", "node:crypto", "crypto"),
  importing(
    "a neutral platform file that uses a library",
    "neutral-platform-files-are-pure",
    "src/platform/dates.ts",
    "react",
    library("react"),
  ),
  importing(
    "texts that import rules",
    "texts-are-words",
    "src/jobs/texts.fr.ts",
    "#people/rules.ts",
    "src/people/rules.ts",
  ),
  importing(
    "a contract that decides",
    "contracts-are-data",
    "src/jobs/contract.ts",
    "#people/rules.ts",
    "src/people/rules.ts",
  ),
  importing(
    "a platform contract with a library of its own",
    "platform-contract-is-data",
    "src/platform/contract/hono.ts",
    "hono",
    library("hono"),
  ),
  importing(
    "a concept that mounts a screen",
    "screens-and-endpoints-are-leaves",
    "src/teams/client/mount.ts",
    "#people/client/screens/PeopleScreen.tsx",
    "src/people/client/screens/PeopleScreen.tsx",
  ),
  importing(
    "a concept that calls an endpoint",
    "screens-and-endpoints-are-leaves",
    "src/teams/server/mount.ts",
    "#people/server/endpoints/listPeople.ts",
    "src/people/server/endpoints/listPeople.ts",
  ),
];

const sources: Plant[] = [
  containing(
    "an inline type whose import still loads the file",
    "types-are-imported-as-types",
    "src/jobs/client/inline.ts",
    `import { type Person } from "#people/contract.ts"; export type Mine = Person;`,
  ),
  containing("a file without a role", "files-have-a-role", "src/jobs/things.ts", "export const things = 1;"),
  containing(
    "a file named for nothing",
    "names-say-something",
    "src/jobs/server/helpers.ts",
    "export const help = 1;",
  ),
  containing("a barrel", "names-say-something", "src/jobs/client/index.ts", "export const barrel = 1;"),
  containing(
    "a rule that reads the clock",
    "rules-receive-the-world",
    "src/jobs/rules/now.ts",
    "export const now = () => Date.now();",
  ),
  containing(
    "a rule that makes the current date",
    "rules-receive-the-world",
    "src/jobs/rules/today.ts",
    "export const today = () => new Date();",
  ),
  containing(
    "a rule that draws lots",
    "rules-receive-the-world",
    "src/jobs/rules/lots.ts",
    "export const lot = () => Math.random();",
  ),
  containing(
    "a rule that makes an id",
    "rules-receive-the-world",
    "src/jobs/rules/id.ts",
    "export const id = () => crypto.randomUUID();",
  ),
  containing(
    "a rule that reads the environment",
    "rules-receive-the-world",
    "src/jobs/rules/env.ts",
    "export const env = () => process.env;",
  ),
  containing(
    "a neutral platform file that reads the clock",
    "rules-receive-the-world",
    "src/platform/clock.ts",
    "export const now = () => new Date();",
  ),
  containing(
    "SQL from a string",
    "no-raw-sql",
    "src/jobs/server/raw.ts",
    "export const raw = (sql: { raw(t: string): string }) => sql.raw('x');",
  ),
  containing(
    "HTML from a string",
    "no-inner-html",
    "src/jobs/client/html.tsx",
    "export const Html = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;",
  ),
  containing("`: any`", "no-any", "src/jobs/server/any.ts", "export const f = (x: any) => x;"),
  containing("`as any`", "no-any", "src/jobs/server/asAny.ts", "export const f = (x: unknown) => x as any;"),
  containing(
    "types that are silenced",
    "no-silenced-types",
    "src/jobs/server/silent.ts",
    "// @ts-ignore\nexport const f = 1;",
  ),
  containing(
    "the inside of a library elsewhere than in internals",
    "private-parts-live-in-internals",
    "src/jobs/server/inside.ts",
    'export const f = (contract: { "~orpc": { meta: object } }) => contract["~orpc"].meta;',
  ),
  containing(
    "a concept's word in the platform",
    "platform-names-no-concept",
    "src/platform/server/loads.ts",
    "export const evaluationsPerPage = 20;",
  ),
  containing(
    "an import that cannot be read",
    "imports-can-be-read",
    "src/jobs/server/computed.ts",
    "export const f = (path: string) => import(path);",
  ),
  containing(
    "an import by pattern",
    "imports-can-be-read",
    "src/jobs/client/glob.ts",
    "export const f = import.meta.glob('../*.ts');",
  ),
];

export const plants = [...directions, ...client, ...server, ...shared, ...sources];
