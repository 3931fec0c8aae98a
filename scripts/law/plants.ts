/** A fault to plant: the rule that refuses it, its file, and what is written in it. */
export interface Plant {
  rule: string;
  file: string;
  source: string;
}

/** One fault a line, for each rule and each way around it; a line without a rule is a file that another line needs. */
const read = (table: string): Plant[] =>
  table
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [, rule = "", file = "", source = ""] = /^(.*?) *\| (.*?) *\| (.*)$/.exec(line) ?? [];
      return { rule, file, source };
    });

/** Refused by `npm run law`, in the tree of lawfulTree.ts. */
export const lawPlants = read(`
no-cycle                               | src/teams/rules/a.ts               | import { b } from "./b.ts"; export const a = b;
                                       | src/teams/rules/b.ts               | import { a } from "./a.ts"; export const b = a;
every-import-resolves                  | src/teams/server/lost.ts           | import "#people/server/gone.ts";
app-is-the-top                         | src/teams/server/up.ts             | import "#app/main.ts";
kit-page-is-apart                      | src/app/withKit.ts                 | import { kit } from "./kit/kit.ts"; export const use = kit;
                                       | src/app/kit/kit.ts                 | export const kit = 1;
tests-see-only-the-test-world-of-app   | src/teams/up.test.ts               | import "#app/main.ts";
people-looks-down-only                 | src/people/server/up.test.ts       | import "#evaluations/tables.ts";
testing-is-for-tests                   | src/teams/server/builders.ts       | import "#platform/testing/build.ts";
paths-import-nothing                   | src/paths.ts                       | import "./platform/errors.ts";
platform-knows-no-concept              | src/platform/server/knows.ts       | import "#people/rules.ts";
people-looks-down-only                 | src/people/rules/up.ts             | import "#evaluations/contract.ts";
people-looks-down-only                 | src/people/server/upType.ts        | import type { Evaluation } from "#evaluations/contract.ts"; export type E = Evaluation;
people-looks-down-only                 | src/people/server/upLater.ts       | export const later = () => import("#evaluations/tables.ts");
people-looks-down-only                 | src/people/server/upAgain.ts       | export * from "#evaluations/tables.ts";
concepts-are-ordered                   | src/payroll/rules.ts               | export const pay = 1;
src-stands-alone                       | src/app/reads.ts                   | import { login } from "../../e2e/login.ts"; export const use = login;
                                       | e2e/login.ts                       | export const login = 1;
default-data-is-loaded-by-few          | src/teams/server/library.ts        | import "../../../database/library/skills.ts";
demonstration-is-for-app               | src/skills/server/demo.ts          | import "../../../database/demo.ts";
client-never-sees-server               | src/people/client/query.ts         | import "../server/queries.ts";
client-never-sees-server               | src/people/client/table.ts         | import "../tables.ts";
client-has-no-node                     | src/people/client/node.ts          | import "node:fs";
client-has-no-node                     | src/platform/ui/node.ts            | import "node:fs";
client-takes-only-types-from-contracts | src/people/client/shape.ts         | import "../contract.ts";
client-takes-only-types-from-contracts | src/people/client/both.ts          | import type { Person } from "../contract.ts"; import { listPeople } from "../contract.ts"; export const use = listPeople as Person;
client-takes-only-types-from-contracts | src/people/client/zod.ts           | import "zod";
client-libraries-are-listed            | src/people/client/hono.ts          | import "hono";
shared-client-has-no-kit               | src/platform/client/kit.ts         | import "@mantine/core";
light-imports-little                   | src/answers/client/light/kit.tsx   | import "@mantine/core";
light-imports-little                   | src/answers/client/light/query.tsx | import "@tanstack/react-query";
light-imports-little                   | src/platform/light/page.tsx        | import "#platform/ui/page/Page.tsx";
light-stays-light                      | src/answers/client/light/reach.tsx | import "#platform/client/query.ts";
light-stays-light                      | src/answers/client/light/heavy.tsx | import { heavy } from "../../rules/heavy.ts"; export const use = heavy;
                                       | src/answers/rules/heavy.ts         | import { launch } from "#evaluations/contract.ts"; export const heavy = launch;
browser-loads-only-listed-libraries    | src/app/workspace.tsx              | import { menu } from "./menu.ts"; export const workspace = menu;
                                       | src/app/menu.ts                    | import { main } from "./main.ts"; export const menu = main;
server-never-sees-client               | src/teams/server/part.ts           | import "#platform/ui/page/Page.tsx";
server-has-no-browser-library          | src/teams/server/react.ts          | import "react";
emails-import-no-screen-library        | src/teams/server/emails/kit.tsx    | import "@mantine/core";
ports-are-their-concepts               | src/teams/server/asks.ts           | import { peoplePorts } from "#people/server/ports.ts"; export const use = peoplePorts;
tables-have-one-writer                 | src/teams/server/statement.ts      | export const f = (sql: Sql) => sql\`with gone as (delete from profiles where id = \${1}) select\`;
tables-have-one-writer                 | src/app/commands/string.ts         | export const f = (client: Client) => client.query("update profiles set id = $1");
tables-have-one-writer                 | src/teams/server/definition.ts     | import { profiles as p } from "#people/tables.ts"; export const f = (sql: Sql) => sql\`insert into \${p} select 1\`;
tables-have-one-writer                 | src/teams/server/query.ts          | import { profiles } from "#people/tables.ts"; export const f = (tx: Tenant) => tx.select().update(profiles).set({});
tables-import-only-tables              | src/jobs/tables/hono.ts            | import "hono";
tables-take-only-types                 | src/teams/tables/rule.ts           | import "#people/rules.ts";
tables-are-for-servers                 | src/teams/lists.ts                 | import "#people/tables.ts";
queries-are-for-servers                | src/teams/reads.ts                 | import "#people/server/queries.ts";
shared-files-are-neutral               | src/teams/contract/server.ts       | import "#people/server/queries.ts";
shared-files-are-neutral               | src/teams/texts.fr.ts              | import "#platform/ui/page/Page.tsx";
shared-files-are-neutral               | src/teams/rules/table.ts           | import "#people/tables.ts";
vocabulary-imports-vocabulary          | src/teams/vocabulary.ts            | import "#people/contract.ts";
vocabulary-imports-vocabulary          | src/platform/vocabulary.ts         | import "./errors.ts";
jobs-looks-down-only                   | src/jobs/vocabulary.ts             | import "#people/vocabulary.ts";
rules-are-pure                         | src/teams/rules/zod.ts             | import "zod";
rules-are-pure                         | src/teams/rules/node.ts            | import "node:crypto";
neutral-platform-files-are-pure        | src/platform/dates.ts              | import "react";
texts-are-words                        | src/jobs/texts.fr.ts               | import "#people/rules.ts";
contracts-are-data                     | src/jobs/contract.ts               | import "#people/rules.ts";
platform-contract-is-data              | src/platform/contract/hono.ts      | import "hono";
screens-and-endpoints-are-leaves       | src/teams/client/mount.ts          | import "#people/client/screens/PeopleScreen.tsx";
screens-and-endpoints-are-leaves       | src/teams/server/mount.ts          | import "#people/server/endpoints/listPeople.ts";
modules-are-for-app                    | src/teams/server/takeModule.ts     | import "#people/server/module.ts";
vocabulary-is-constants                | src/company/vocabulary.ts          | export const isBig = (count: number) => count > 9;
vocabulary-is-constants                | src/accounts/vocabulary.ts         | export const roles = ["user"].map(String);
vocabulary-is-constants                | src/imports/vocabulary.ts          | export const some = ["a"] as const; export const all = ["b", ...some] as const;
vocabulary-is-constants                | src/notifications/vocabulary.ts    | export let count = 1;
files-have-a-role                      | src/jobs/things.ts                 | export const things = 1;
names-say-something                    | src/jobs/server/helpers.ts         | export const help = 1;
names-say-something                    | src/jobs/client/index.ts           | export const barrel = 1;
rules-receive-the-world                | src/jobs/rules/today.ts            | export const today = () => new Date();
today-is-the-companys                  | src/jobs/client/useDay.ts          | export const useDay = () => new Date().toLocaleDateString("en-CA");
today-is-the-companys                  | src/jobs/client/readDay.ts         | export const readDay = (moment: Date) => moment.getDate();
rules-receive-the-world                | src/platform/clock.ts              | export const now = () => new Date();
private-parts-live-in-internals        | src/jobs/server/inside.ts          | export const f = (contract: { "~orpc": { meta: object } }) => contract["~orpc"].meta;
platform-names-no-concept              | src/platform/server/loads.ts       | export const evaluationsPerPage = 20;
names-are-plain                        | src/jobs/server/names.ts           | export const namesOf = (people: string[]) => people;
names-are-plain                        | src/jobs/server/rows.ts            | export const mostRows = 3;
imports-can-be-read                    | src/jobs/client/glob.ts            | export const f = import.meta.glob('../*.ts');
`);

/** Refused by oxlint, with the configuration of the project. */
export const lintPlants = read(`
no-import-type-side-effects | src/jobs/client/inline.ts   | import { type Person } from "#people/contract.ts"; export type Mine = Person;
no-restricted-properties    | src/jobs/rules/now.ts       | export const now = () => Date.now();
no-restricted-properties    | src/jobs/rules/lots.ts      | export const lot = () => Math.random();
no-restricted-globals       | src/jobs/rules/id.ts        | export const id = () => crypto.randomUUID();
no-restricted-globals       | src/jobs/rules/env.ts       | export const env = () => process.env;
no-restricted-properties    | src/jobs/server/raw.ts      | export const raw = (sql: { raw(t: string): string }) => sql.raw('x');
no-danger                   | src/jobs/client/html.tsx    | export const Html = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;
no-explicit-any             | src/jobs/server/any.ts      | export const f = (x: any) => x;
no-explicit-any             | src/jobs/server/asAny.ts    | export const f = (x: unknown) => x as any;
no-warning-comments         | src/jobs/server/who.ts      | /** Whoever reads it. */ export const f = 1;
ban-ts-comment              | src/jobs/server/silent.ts   | /* @ts-ignore */ export const f = 1;
no-dynamic-require          | src/jobs/server/computed.ts | export const f = (path: string) => import(path);
`);
