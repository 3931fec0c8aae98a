import { importing, library, peopleQueries, peopleTables, type Plant } from "./plant.ts";

/** What only the server may do. */
export const server: Plant[] = [
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
