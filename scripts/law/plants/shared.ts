import { importing, library, peopleQueries, peopleTables, type Plant } from "./plant.ts";

/** What both sides share. */
export const shared: Plant[] = [
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
