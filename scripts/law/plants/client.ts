import { importing, library, peopleContract, peopleQueries, peopleTables, type Plant } from "./plant.ts";

/** What the browser may load. */
export const client: Plant[] = [
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
