/** A miniature of the house that keeps its law. */

export const libraries = [
  "react",
  "react-dom",
  "wouter",
  "zod",
  "drizzle-orm",
  "hono",
  "@orpc/contract",
  "@orpc/client",
  "@tanstack/react-query",
  "@mantine/core",
  "@react-email/components",
  "vitest",
];

export const lawfulTree: Record<string, string> = {
  "database/library/skills.ts": `export const library = [];`,
  "database/demo.ts": `export const demo = [];`,
  "src/paths.ts": `export const paths = {};`,

  "src/platform/vocabulary.ts": `export const languages = ["fr", "en"] as const; export type Language = (typeof languages)[number];`,
  "src/platform/errors.ts": `export const errors = {};`,
  "src/platform/texts.fr.ts": `import { errors } from "./errors.ts"; export const fr = { errors };`,
  "src/platform/contract/endpoint.ts": `import { oc } from "@orpc/contract"; import * as z from "zod";
import { errors } from "#platform/errors.ts"; export const endpoint = [oc, z, errors]; export type Endpoint = 1;`,
  "src/platform/server/database/tenantTable.ts": `import { pgTable } from "drizzle-orm"; import { readFile } from "node:fs/promises";
export const tenantTable = [pgTable, readFile];`,
  "src/platform/client/api.ts": `import type { Client } from "@orpc/client"; import type { Endpoint } from "#platform/contract/endpoint.ts";
export const api = (client: Client): Endpoint => client();`,
  "src/platform/client/query.ts": `import { useQuery } from "@tanstack/react-query"; export const query = useQuery;`,
  "src/platform/ui/page/Page.tsx": `import { Card } from "@mantine/core"; export const Page = Card;`,
  "src/platform/light/Field.tsx": `import { useId } from "react"; export const Field = useId;`,
  "src/platform/testing/build.ts": `import { tenantTable } from "#platform/server/database/tenantTable.ts"; export const build = tenantTable;`,

  "src/people/vocabulary.ts": `import { languages } from "#platform/vocabulary.ts"; export const roles = ["user"] as const;
export type Role = (typeof roles)[number]; export const names = { one: [roles, languages], two: 2 } as const;`,
  "src/people/contract.ts": `import * as z from "zod"; import { endpoint } from "#platform/contract/endpoint.ts"; import { roles } from "./vocabulary.ts";
export const listPeople = [z, endpoint, roles]; export type Person = 1;`,
  "src/people/rules.ts": `import type { Person } from "./contract.ts"; import { errors } from "#platform/errors.ts"; import { roles } from "./vocabulary.ts";
export const mayManage = (person: Person, now: Date) => [person, now, errors, roles, new Date(now)];`,
  "src/people/rules.test.ts": `import { test } from "vitest"; import { mayManage } from "./rules.ts"; import { build } from "#platform/testing/build.ts";
import { world } from "#app/testing/world.ts"; test("x", () => [mayManage, build, world, Date.now()]);`,
  "src/people/texts.fr.ts": `export const fr = { any: "any" };`,
  "src/people/texts.en.ts": `import { fr } from "./texts.fr.ts"; export const en: typeof fr = fr;`,
  "src/people/tables.ts": `import { text } from "drizzle-orm"; import { tenantTable } from "#platform/server/database/tenantTable.ts";
import type { Person } from "./contract.ts"; import { roles } from "./vocabulary.ts"; export const profiles = tenantTable(
  "profiles", [text, roles] as Person[]);`,
  "src/people/server/queries.ts": `import { profiles } from "../tables.ts"; export const findPerson = profiles;`,
  "src/people/server/module.ts": "export const people = {};",
  "src/people/server/endpoints/listPeople.ts": `import { findPerson } from "../queries.ts"; import { listPeople } from "../../contract.ts";
import { mayManage } from "../../rules.ts"; export const listPeopleEndpoint = [findPerson, listPeople, mayManage];`,
  "src/people/server/emails/welcome.tsx": `import { Text } from "@react-email/components"; import { createElement } from "react"; export const welcome = [Text, createElement];`,
  "src/people/client/screens/PeopleScreen.tsx": `import { Page } from "#platform/ui/page/Page.tsx"; import { query } from "#platform/client/query.ts";
import type { Person } from "../../contract.ts"; import { fr } from "../../texts.fr.ts"; import { paths } from "#paths.ts"; import { roles } from "../../vocabulary.ts";
export const PeopleScreen = (person: Person) => [Page, query, fr, paths, person, roles];`,

  "src/people/server/ports.ts": `export const peoplePorts = {}; export type PeoplePorts = typeof peoplePorts;`,
  "src/people/server/countTeams.ts": `import { peoplePorts } from "./ports.ts"; export const countTeams = peoplePorts;`,
  "src/evaluations/server/answers.ts": `import type { PeoplePorts } from "#people/server/ports.ts"; export const answers: PeoplePorts = {};`,
  "src/people/server/savePerson.ts": `import { profiles as people } from "../tables.ts";
export const savePerson = (tx, sql) => [tx.insert(people), sql\`update profiles set id = null\`, sql\`delete from ${"${people}"}\`];`,
  "src/skills/server/readPeople.ts": `export const read = (sql) => [sql\`select from profiles for update of profiles\`,
  sql\`insert into due as d select on conflict do update set id = null\`];`,
  "src/skills/server/tasks.ts": `import { library } from "../../../database/library/skills.ts"; export const reset = library;`,

  "src/evaluations/contract.ts": `import { listPeople } from "#people/contract.ts"; export const launch = listPeople; export type Evaluation = 1;`,
  "src/evaluations/tables.ts": `import { profiles } from "#people/tables.ts"; export const evaluations = profiles;`,
  "src/evaluations/server/queries.ts": `import { profiles } from "#people/tables.ts"; import { findPerson } from "#people/server/queries.ts";
import { evaluations } from "../tables.ts"; export const findEvaluation = [profiles, findPerson, evaluations];`,
  "src/evaluations/client/light/screens/AnswerScreen.tsx": `import { useState } from "react"; import { useRoute } from "wouter";
import { Field } from "#platform/light/Field.tsx"; import { api } from "#platform/client/api.ts"; import { paths } from "#paths.ts";
import type { Evaluation } from "../../../contract.ts"; import { mayManage } from "#people/rules.ts"; import { roles } from "#people/vocabulary.ts";
export const AnswerScreen = (e: Evaluation) => [useState, useRoute, Field, api, paths, mayManage, e, roles];`,

  "src/app/main.ts": `import { listPeopleEndpoint } from "#people/server/endpoints/listPeople.ts"; import { demo } from "../../database/demo.ts";
export const main = [listPeopleEndpoint, demo];`,
  "src/app/workspace.tsx": `import { PeopleScreen } from "#people/client/screens/PeopleScreen.tsx"; export const workspace = PeopleScreen;
export const later = () => import("#people/rules.ts");`,
  "src/app/light.tsx": `import { AnswerScreen } from "#evaluations/client/light/screens/AnswerScreen.tsx"; export const light = AnswerScreen;`,
  "src/app/testing/world.ts": `import { main } from "../main.ts"; export const world = main;`,
};
